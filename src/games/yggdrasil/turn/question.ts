/** How a question reads as alternatives, and what its answer does. */
import type { Action, Alternative, Field } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { Question, QuestionAbout, QuestionKind, YggdrasilState } from '../state/state.ts';

export interface QuestionRule<Asked extends Question> {
  alternatives(game: YggdrasilState, question: Asked): readonly Alternative[];
  /** The question is already taken off the table; the action is one of its alternatives. */
  answer(game: Draft, question: Asked, action: Action): void;
}

export type QuestionRules<Kind extends QuestionKind> = {
  readonly [Each in Kind]: QuestionRule<QuestionAbout<Each>>;
};

/** A question with a single way to answer. */
export function fill(verb: string, fields: { readonly [field: string]: Field }): readonly Alternative[] {
  return [{ id: verb, verb, fields }];
}
