/** The contract of a player's option in the middle of a turn: ways to do it, refusals, and effects. */
import type { Alternative, Values } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';

export const SPENDS = ['run', 'raise', 'claim', 'activate', 'use'] as const;
export type Spend = (typeof SPENDS)[number];

export interface SpendRule {
  /** The ways to do it now; empty if it can't be done. Each id begins with the name of the spend. */
  alternatives(game: MicromidgardState): readonly Alternative[];
  /** The rule that forbids an answer of this kind; null if none does. `values` may be anything. */
  refusalFor(game: MicromidgardState, choice: string, values: Values): MicromidgardRefusal | null;
  /** `choice` is the id of one of the alternatives, `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The value if it is one of the known names. */
export function oneOf<Name extends string | number>(
  known: readonly Name[],
  value: unknown,
): Name | undefined {
  return known.find((name) => name === value);
}
