/** Turns the game's questions into requests, and applies the answers. */
import { onlyAnswer } from '../../../core/requests/answer.ts';
import { type AnswerRules, requestAbout, withDefaultAnswer } from '../../../core/requests/asking.ts';
import type { Action, AutoAnswer, Request } from '../../../core/requests/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { beginningOf, seatsToGo, type Waiting, waiting } from '../facts/rounds.ts';
import { isAnyCardDeadly, nextIfNobodyBegins } from '../odds/awakening.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesState, OpenBoard, Question } from '../state/state.ts';
import { viewOf } from '../state/view.ts';
import type { QuestionRule, QuestionRules } from './question.ts';
import { HELP_QUESTIONS, RISK_QUESTIONS, TREE_QUESTIONS, TURN_QUESTIONS } from './question-rules.ts';

export const QUESTION_RULES: QuestionRules<Question['about']> = {
  ...TURN_QUESTIONS,
  ...RISK_QUESTIONS,
  ...TREE_QUESTIONS,
  ...HELP_QUESTIONS,
};

function ruleFor(question: Question): QuestionRule<Question> {
  return QUESTION_RULES[question.about];
}

/**
 * The seats that may answer. The question of who plays next is for everyone who hasn't played yet; all others are for the current
 * god. [C-204, C-912]
 */
function pendingSeats(game: OpenBoard): readonly SeatIndex[] {
  return game.turn.seat === null ? seatsToGo(game) : [game.turn.seat];
}

export function requestOf(game: ChroniclesState, question: Question): Request {
  const request = requestWithoutDefault(game, question);
  const itself = defaultAnswerOf(game, question);
  if (itself === null) return request;
  return withDefaultAnswer(request, { choice: itself.choice, values: {}, when: itself.when });
}

export function requestWithoutDefault(game: ChroniclesState, question: Question): Request {
  return requestAbout(game, question, pendingSeats(game), ruleFor(question).alternatives(game, question));
}

/** The default answer: if no one begins in time, the god least likely to lose the game does. [C-912] */
function defaultAnswerOf(
  game: ChroniclesState,
  { about }: Question,
): { readonly choice: string; readonly when: AutoAnswer } | null {
  if (about === 'turn-end') return { choice: 'done', when: 'after-a-pause' };
  const next = about === 'order' ? safestToBegin(game) : undefined;
  return next === undefined ? null : { choice: beginningOf(next.god), when: 'when-overdue' };
}

/**
 * The god whose turn is least likely to lose the game. The cards are examined only if there's a choice and one of them could lose
 * the game, because this runs in every turn of every simulated game.
 */
function safestToBegin(game: ChroniclesState): Waiting | undefined {
  const [first, another] = waiting(game);
  return another !== undefined && isAnyCardDeadly(game) ? nextIfNobodyBegins(viewOf(game)) : first;
}

/**
 * The only possible answer, given automatically. A god's choice for its turn and the end of the turn are always asked. [C-913]
 */
function forcedAnswer(game: ChroniclesState, question: Question): Action | undefined {
  if (question.about === 'turn' || question.about === 'turn-end') return undefined;
  return onlyAnswer(requestWithoutDefault(game, question));
}

function answer(game: Draft, question: Question, action: Action): void {
  game.question = null;
  ruleFor(question).answer(game, question, action);
}

export const ANSWER_RULES: AnswerRules<Draft, Question> = { answer, forcedAnswer };
