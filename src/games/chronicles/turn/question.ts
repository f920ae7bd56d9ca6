/** How a question reads as alternatives, and what its answer does. */
import type { Action, Alternative, Field } from '../../../core/requests/request.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesState, Question, QuestionAbout, QuestionKind } from '../state/state.ts';

/** How a question reads as alternatives, and what its answer does. */
export interface QuestionRule<Asked extends Question> {
  alternatives(game: ChroniclesState, question: Asked): readonly Alternative[];
  /** The question is already taken off the table; the action is one of its alternatives. */
  answer(game: Draft, question: Asked, action: Action): void;
}

export type QuestionRules<Kind extends QuestionKind> = {
  readonly [Each in Kind]: QuestionRule<QuestionAbout<Each>>;
};

/** A way to answer under its own name. */
export function answering(verb: string, fields: { readonly [field: string]: Field } = {}): Alternative {
  return { id: verb, verb, fields };
}

export function oneOf(of: readonly string[]): Field {
  return { kind: 'one', of };
}
