/** How a question reads as alternatives, and what its answer does. */
import type { Action, Alternative } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { MicromidgardState, QuestionKind } from '../state/state.ts';

export interface QuestionRule {
  alternatives(game: MicromidgardState): readonly Alternative[];
  /** The question is already taken off the table; the action is one of its alternatives. */
  answer(game: Draft, action: Action): void;
}

export type QuestionRules = Readonly<Record<QuestionKind, QuestionRule>>;
