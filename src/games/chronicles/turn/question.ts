/** The rule of a question: its alternatives, and what an answer does. */
import type { Action, Alternative, Field } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesState, Question, QuestionAbout, QuestionKind } from '../state/state.ts';

/** The rule of a question: its alternatives, and what an answer does. */
export interface QuestionRule<Own extends Question> {
  alternatives(game: ChroniclesState, question: Own): readonly Alternative[];
  /** Applies an answer. The question is already closed, and the action is one of its alternatives. */
  answer(game: Draft, question: Own, action: Action): void;
}

export type QuestionRules<Kind extends QuestionKind> = {
  readonly [Each in Kind]: QuestionRule<QuestionAbout<Each>>;
};

/** An alternative whose id is its verb. */
export function answering(verb: string, fields: { readonly [field: string]: Field } = {}): Alternative {
  return { id: verb, verb, fields };
}

export function oneOf(of: readonly string[]): Field {
  return { kind: 'one', of };
}
