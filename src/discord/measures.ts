/** What can be measured of the Discord side, for whoever wants to know: never who it was, nor what they wrote. */

export const INTERACTION_KINDS = ['command', 'press', 'form', 'suggestion', 'other'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/** What came in, of a short list of things: the name of a command and its subcommand, or what a control was made for. */
export interface Arrival {
  readonly kind: InteractionKind;
  readonly name: string;
}

/** What came of an interaction. `refused`: somebody was told why not. `failed`: a fault of ours or of Discord's. */
export type Ending =
  | { readonly outcome: 'done' | 'failed' }
  | { readonly outcome: 'refused'; readonly refusal: string };

/** All times are in milliseconds. */
export interface Measures {
  /** `age`: how long ago Discord made it, by the two clocks. */
  arrived(arrival: Arrival, age: number): void;
  /** `took`: from when it came in until Discord had the acknowledgement. */
  acknowledged(arrival: Arrival, took: number): void;
  /** `took`: from when it came in until nothing more was to be done about it. */
  ended(arrival: Arrival, ending: Ending, took: number): void;
}
