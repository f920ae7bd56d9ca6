/** Asks the players questions, in games whose state contains the open question and the remaining steps of the turn. */

import type { SeatIndex } from '../seat.ts';
import type { Action, Alternative, AutoAnswer, Request, Values } from './request.ts';

/** A question of a game, with everything needed to answer it. */
export interface AnyQuestion {
  readonly about: string;
}

/** The part of a state that contains the open question. */
export interface QuestionState<Question extends AnyQuestion> {
  readonly question: Question | null;
  /** The number of questions asked so far. It serves as the key of the open question. */
  readonly asked: number;
}

/** The open question. There's only one at a time, and the view always contains it. */
export function questionIn<Question>(view: { readonly question: Question | null }): Question {
  if (view.question === null) throw new Error('nothing is being asked');
  return view.question;
}

/** Asks the players a question. After asking, a rule returns immediately; the answer continues the turn. */
export function ask<Question extends AnyQuestion>(
  game: { question: Question | null; asked: number },
  question: NoInfer<Question>,
): void {
  game.question = question;
  game.asked += 1;
}

export function requestAbout(
  game: Pick<QuestionState<AnyQuestion>, 'asked'> & { readonly turn: { readonly number: number } },
  { about }: AnyQuestion,
  seats: readonly SeatIndex[],
  alternatives: readonly Alternative[],
): Request {
  return { key: `${game.asked}-${about}`, turn: game.turn.number, about, seats, alternatives };
}

/**
 * Adds to a request an answer that the table can give automatically. The fields are copied one by one, because a spread is far
 * slower.
 */
export function withDefaultAnswer(
  { key, turn, about, seats, alternatives }: Request,
  { choice, values, when }: { readonly choice: string; readonly values: Values; readonly when: AutoAnswer },
): Request {
  const action: Action = { request: key, choice, values };
  return { key, turn, about, seats, alternatives, defaultAnswer: { action, when } };
}

/** A game's rules for answers: the effect of an action, and the answers that are forced. */
export interface AnswerRules<Draft, Question extends AnyQuestion> {
  answer(game: Draft, question: Question, action: Action): void;
  /** The answer that is given without asking the players; undefined if they have to decide. */
  forcedAnswer(game: Draft, question: Question): Action | undefined;
}

interface Running<Question extends AnyQuestion> {
  question: Question | null;
  readonly end: unknown;
  readonly record: {
    readonly events: {
      push(event: { readonly type: 'answer-forced'; readonly about: Question['about'] }): unknown;
    };
  };
}

/** Answers the open question if its answer is forced. Returns whether that was the case. */
export function answersItself<Question extends AnyQuestion, Draft extends Running<Question>>(
  game: Draft,
  { answer, forcedAnswer }: AnswerRules<Draft, Question>,
): boolean {
  const { question } = game;
  const forced = question === null ? undefined : forcedAnswer(game, question);
  if (question === null || forced === undefined) return false;
  game.record.events.push({ type: 'answer-forced', about: question.about });
  answer(game, question, forced);
  return true;
}

interface AnyStep {
  readonly do: string;
}

/** The effect of each kind of step. */
export type StepRules<Draft, Step extends AnyStep> = {
  readonly [Do in Step['do']]: (game: Draft, step: Extract<Step, { do: Do }>) => void;
};

/** Runs steps until one of them asks the players a question or the game ends. */
export function runSteps<
  Question extends AnyQuestion,
  Step extends AnyStep,
  Draft extends Running<Question> & { readonly steps: Step[] },
>(game: Draft, steps: StepRules<Draft, Step>, answers: AnswerRules<Draft, Question>): void {
  while (game.end === null) {
    if (game.question === null) take(game, steps);
    else if (!answersItself(game, answers)) return;
  }
  game.question = null;
}

function take<Step extends AnyStep, Draft extends { readonly steps: Step[] }>(
  game: Draft,
  rules: StepRules<Draft, Step>,
): void {
  const step = game.steps.shift();
  if (step === undefined) throw new Error('a turn without an end');
  const rule: (game: Draft, step: never) => void = rules[step.do as Step['do']];
  rule(game, step as never);
}
