/** Handles a game's questions: the open request, refusals with their reasons, and the results of answers. */

import type { Game } from './game.ts';
import type { Finished } from './logs/event-record.ts';
import { allows, mayGive } from './requests/answer.ts';
import type { AnswerRules, AnyQuestion, QuestionState } from './requests/asking.ts';
import { generalRefusal } from './requests/general-refusals.ts';
import type { Action, Request } from './requests/request.ts';
import { type Refusal, refused } from './result.ts';
import type { SeatIndex } from './seat.ts';

/** The rules of a game for asking and answering questions. */
export interface GameQuestions<State, Draft, Question extends AnyQuestion>
  extends AnswerRules<Draft, Question> {
  requestOf(state: State, question: Question): Request;
  /** The request without its default answer, which computer players don't read. Needed only if the default takes long to find. */
  requestWithoutDefault?(state: State, question: Question): Request;
  /** Why an answer is refused if the seat doesn't have to decide now; null if "not your turn" says enough. */
  refusalOutOfTurn?(state: State, seat: SeatIndex): Refusal | null;
  /** The rule that forbids an action that the request doesn't offer; null if the action makes no sense in this game. */
  forbiddingRule(state: State, action: Action): Refusal | null;
  draftOf(state: State): Draft;
  /** Continues the turn after an answer, until the next question for a person or the end of the game. */
  run(game: Draft): void;
  finish(game: Draft): Finished<State>;
}

/** The methods of `Game` that ask questions and apply the answers. */
export function answering<
  State extends QuestionState<Question>,
  Draft extends State,
  Question extends AnyQuestion,
>(rules: GameQuestions<State, Draft, Question>): Pick<Game<State, unknown>, 'requests' | 'apply' | 'playOn'> {
  /** A state never changes, so the last computed request can be reused by the following `apply`. */
  let latest: { readonly state: State; readonly request: Request } | null = null;

  function openRequest(state: State): Request | null {
    const { question } = state;
    if (question === null) return null;
    if (latest?.state !== state) latest = { state, request: rules.requestOf(state, question) };
    return latest.request;
  }

  return {
    requests(state) {
      const request = openRequest(state);
      return request === null ? [] : [request];
    },
    apply(state, seat, action) {
      const refusal = refusalFor(rules, state, openRequest(state), seat, action);
      if (refusal !== null) return refused(refusal);
      const game = rules.draftOf(state);
      if (state.question !== null) rules.answer(game, state.question, action);
      rules.run(game);
      const { state: next, events, revealed } = rules.finish(game);
      return { ok: true, state: next, events, revealed };
    },
    playOn(state, until, answer) {
      const game = rules.draftOf(state);
      for (let { question } = state; question !== null; question = questionIn(game)) {
        const request = rules.requestWithoutDefault?.(game, question) ?? rules.requestOf(game, question);
        if (request.turn >= until) break;
        const action = answer(request, game);
        // A player that tried answers on the draft has left a request here, which is outdated once the draft changes.
        if (latest?.state === game) latest = null;
        rules.answer(game, question, action);
        rules.run(game);
      }
      return rules.finish(game).state;
    },
  };
}

/** The open question of a draft, read again after the rules have changed the draft. */
function questionIn<Question extends AnyQuestion>({ question }: QuestionState<Question>): Question | null {
  return question;
}

/**
 * The methods of `Game` that ask questions and apply the answers, for a game that gives no reasons of its own for refusals.
 * `answer` gets only actions that the request allows.
 */
export function oneQuestion<State>({
  requestOf,
  answer,
}: {
  /** The open question; null if the game is over. */
  readonly requestOf: (state: State) => Request | null;
  readonly answer: (state: State, action: Action) => Finished<State>;
}): Pick<Game<State, unknown>, 'requests' | 'apply'> {
  return {
    requests: (state) => [requestOf(state)].filter((request) => request !== null),
    apply(state, seat, action) {
      const refusal = refusalFor({ forbiddingRule: () => null }, state, requestOf(state), seat, action);
      return refusal === null ? { ok: true, ...answer(state, action) } : refused(refusal);
    },
  };
}

/** Why the action is refused; null if it's allowed. */
function refusalFor<State>(
  {
    refusalOutOfTurn,
    forbiddingRule,
  }: Pick<GameQuestions<State, never, AnyQuestion>, 'refusalOutOfTurn' | 'forbiddingRule'>,
  state: State,
  request: Request | null,
  seat: SeatIndex,
  action: Action,
): Refusal | null {
  if (request === null) return generalRefusal('game-is-over');
  const { key, seats } = request;
  if (!seats.includes(seat))
    return refusalOutOfTurn?.(state, seat) ?? { ...generalRefusal('not-your-turn'), seat: seats[0] ?? seat };
  if (allows(request, action) && mayGive(request, seat, action)) return null;
  if (action.request !== key) return generalRefusal('stale');
  return forbiddingRule(state, action) ?? generalRefusal('not-an-answer');
}
