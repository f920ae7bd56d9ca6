/** Every question of the game as a request, and what an answer to it does. */
import { enumerate } from '../../../core/answer.ts';
import type { Action, Patience, Request } from '../../../core/request.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { Draft } from '../draft.ts';
import { beginningOf, seatsToGo } from '../rounds.ts';
import type { ChroniclesState, OpenBoard, Question } from '../state.ts';
import { HELP_QUESTIONS } from './help-questions.ts';
import type { QuestionRule, QuestionRules } from './question.ts';
import { RISK_QUESTIONS } from './risk-questions.ts';
import { TREE_QUESTIONS } from './tree-questions.ts';
import { TURN_QUESTIONS } from './turn-questions.ts';

export const QUESTION_RULES: QuestionRules<Question['about']> = {
  ...TURN_QUESTIONS,
  ...RISK_QUESTIONS,
  ...TREE_QUESTIONS,
  ...HELP_QUESTIONS,
};

function ruleFor(question: Question): QuestionRule<Question> {
  return QUESTION_RULES[question.about];
}

/** Who goes next is asked of everybody who has not gone; the rest is for the god on turn. [C-204, C-912] */
export function askedSeats(game: OpenBoard): readonly SeatIndex[] {
  return game.turn.seat === null ? seatsToGo(game) : [game.turn.seat];
}

export function requestOf(game: ChroniclesState, question: Question): Request {
  const request = {
    key: `${game.asked}-${question.about}`,
    turn: game.turn.number,
    about: question.about,
    seats: askedSeats(game),
    alternatives: ruleFor(question).alternatives(game, question),
  };
  const itself = answeredByItself(game, question);
  if (itself === null) return request;
  const { choice, when } = itself;
  return { ...request, byItself: { action: { request: request.key, choice, values: {} }, when } };
}

/** Where nobody begins, the gods go in the order of the seats. [C-912] */
function answeredByItself(
  game: OpenBoard,
  { about }: Question,
): { readonly choice: string; readonly when: Patience } | null {
  const next = game.seats.find(({ hasGone }) => !hasGone);
  if (about === 'turn-end') return { choice: 'done', when: 'after-a-pause' };
  return about === 'order' && next !== undefined
    ? { choice: beginningOf(next.god), when: 'when-overdue' }
    : null;
}

/** What a god does with a turn, and its end, are always asked; elsewhere a single answer is none. [C-913] */
export function forcedAnswer(game: ChroniclesState, question: Question): Action | undefined {
  if (question.about === 'turn' || question.about === 'turn-end') return undefined;
  const [only, another] = enumerate(requestOf(game, question), 2);
  return another === undefined ? only : undefined;
}

export function answer(game: Draft, question: Question, action: Action): void {
  game.question = null;
  ruleFor(question).answer(game, question, action);
}
