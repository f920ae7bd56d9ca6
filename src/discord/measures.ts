/** The metrics of the Discord side. They never reveal who did something or what anyone wrote. */
import type { InteractionResult } from './interaction-result.ts';

export const INTERACTION_KINDS = ['command', 'press', 'form', 'suggestion', 'other'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];

/**
 * The labels for metrics of an input. `name` is a command with its subcommand, or the kind of a control, never text that a
 * person typed.
 */
export interface Arrival {
  readonly kind: InteractionKind;
  readonly name: string;
}

/**
 * The ending of an interaction. `failed` means a fault of the bot or of Discord; `elsewhere` means that another process
 * responded.
 */
export type Ending = InteractionResult | { readonly outcome: 'failed' | 'elsewhere' };

/** Records what happens to each interaction. All times are in milliseconds. */
export interface Measures {
  /** `age`: the time since Discord created the interaction, by Discord's clock and this machine's. */
  arrived(arrival: Arrival, age: number): void;
  /** `took`: from receiving the interaction until Discord had the acknowledgement. */
  acknowledged(arrival: Arrival, took: number): void;
  /** `took`: from receiving the interaction until the bot had finished with it. */
  ended(arrival: Arrival, ending: Ending, took: number): void;
}
