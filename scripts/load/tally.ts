/** What the people of a load went through, counted and timed. */

export interface Tally {
  /** From a press or a command to the bot's first word, in ms. */
  readonly acknowledged: number[];
  /** From the press that decided to the board that shows it, in ms. */
  readonly shown: number[];
  /** Boards that came without their picture. */
  withoutPicture: number;
  /** Answers that were carried out, and whose board did not come in time. */
  late: number;
  /** Answers that were meant for a question which had just answered itself. */
  overtaken: number;
  /** Games that ended and were followed by another. */
  begun: number;
  /** What was said no to, in the words that came. */
  readonly refused: string[];
  /** What broke: no word in time, or an apology. */
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
