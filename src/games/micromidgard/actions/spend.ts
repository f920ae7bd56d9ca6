/** A player's options in the middle of a turn: how, why not, and what then happens. */
import type { Alternative, Values } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardRefusal } from '../state/events.ts';
import type { MicromidgardState } from '../state/state.ts';

export const SPENDS = ['run', 'raise', 'claim', 'activate', 'use'] as const;
export type Spend = (typeof SPENDS)[number];

export interface SpendRule {
  /** The ways to do it now; none when it cannot be done. Each id begins with the name of the spend. */
  alternatives(game: MicromidgardState): readonly Alternative[];
  /** The rule that forbids an answer of this kind; null without one. `values` may be anything. */
  refusalFor(game: MicromidgardState, choice: string, values: Values): MicromidgardRefusal | null;
  /** `choice` is the id of one of the alternatives, `values` fill its fields. */
  perform(game: Draft, choice: string, values: Values): void;
}

/** The value if it is one of the names that are known. */
export function oneOf<Name extends string | number>(
  known: readonly Name[],
  value: unknown,
): Name | undefined {
  return known.find((name) => name === value);
}
