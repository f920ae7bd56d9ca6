/** Counts and times what people experience in a load test. */

export interface Tally {
  /** The times from a press or a command to the bot's first answer, in ms. */
  readonly acknowledged: number[];
  /** The times from the deciding press to the board that shows its result, in ms. */
  readonly shown: number[];
  /** Boards that came without their picture. */
  withoutPicture: number;
  /** Answers that were carried out but whose board didn't come in time. */
  late: number;
  /** Answers to a question that the table had just answered itself. */
  overtaken: number;
  /** Games that began after another game at the table had ended. */
  begun: number;
  /** The texts of refusals. */
  readonly refused: string[];
  /** Failures: no answer in time, or an apology. */
  readonly failed: string[];
}

export function openTally(): Tally {
  return {
    acknowledged: [],
    shown: [],
    withoutPicture: 0,
    late: 0,
    overtaken: 0,
    begun: 0,
    refused: [],
    failed: [],
  };
}
