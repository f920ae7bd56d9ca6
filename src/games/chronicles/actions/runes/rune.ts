/** The actions that a rune lets a god do. */
import type { Field, Values } from '../../../../core/requests/request.ts';
import type { Draft } from '../../state/draft.ts';
import type { ChroniclesState } from '../../state/state.ts';

export interface RuneRule {
  /** Its question; null when it would do nothing. */
  fields(game: ChroniclesState): { readonly [field: string]: Field } | null;
  perform(game: Draft, values: Values): void;
}
