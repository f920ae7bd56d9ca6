/** Declares an option that a player has during a turn: the ways to do it, refusals, and effects. */
import type { Alternative, Values } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';

export const SPENDS = ['run', 'raise', 'claim', 'activate', 'use'] as const;
export type Spend = (typeof SPENDS)[number];

export interface SpendRule {
  /** The ways to use the option now; empty if there are none. Each id begins with the name of the option. */
  alternatives(game: MicromidgardState): readonly Alternative[];
  /** The rule that forbids an answer of this kind; null if none does. `values` can contain anything. */
  refusalFor(game: MicromidgardState, choice: string, values: Values): MicromidgardRefusal | null;
  /** Carries out the option. `choice` is the id of one of the alternatives, and `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The value as one of the known names; undefined if it isn't one. */
export function oneOf<Name extends string | number>(
  known: readonly Name[],
  value: unknown,
): Name | undefined {
  return known.find((name) => name === value);
}
