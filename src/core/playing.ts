/** Plays a whole game step by step with computer players. */

import type { Game, GameEvent, Opening } from './game.ts';
import type { Policy } from './policy.ts';
import { rollsOf, seedFrom } from './random.ts';
import { giverOf, type Pick } from './requests/answer.ts';
import type { Action, Request } from './requests/request.ts';
import type { SeatIndex } from './seat.ts';

export interface PlayedStep<State> {
  /** The number of the step. Step 0 is the opening, which has no seat and no action. */
  readonly step: number;
  readonly before: State | null;
  readonly seat: SeatIndex | null;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/**
 * Gives the answer for the seat that has to decide. It gets the whole state, so it must not use anything hidden from that seat.
 */
export type Answerer<State> = (request: Request, state: State, pick: Pick) => Action;

/** A random source for the computer players, separate from the game's, so that players never change the dice. */
export function playersChance(seed: string): Pick {
  return rollsOf(seedFrom(seed), 'player');
}

/** Plays a game from its opening and yields every step. Throws if the rules refuse a player's answer. */
export function playOut<State, View>(
  game: Game<State, View>,
  opening: Opening,
  policy: Policy<View>,
): Generator<PlayedStep<State>> {
  return playOutBy(game, opening, answersBy(game, policy));
}

export function* playOutBy<State, View>(
  game: Game<State, View>,
  opening: Opening,
  answer: Answerer<State>,
): Generator<PlayedStep<State>> {
  const opened = game.setup(opening);
  yield { step: 0, before: null, seat: null, action: null, ...opened };
  yield* playOnBy(game, opened.state, answer, playersChance(`${opening.seed}/player`));
}

/** Plays on from a state to the end of the game and yields every step, numbered from 1. */
export function playOn<State, View>(
  game: Game<State, View>,
  start: State,
  policy: Policy<View>,
  pick: Pick,
): Generator<PlayedStep<State>> {
  return playOnBy(game, start, answersBy(game, policy), pick);
}

function* playOnBy<State, View>(
  game: Game<State, View>,
  start: State,
  answer: Answerer<State>,
  pick: Pick,
): Generator<PlayedStep<State>> {
  let before = start;
  for (let step = 1; ; step += 1) {
    const [request] = game.requests(before);
    if (request === undefined) return;
    const action = answer(request, before, pick);
    const seat = giverOf(request, action);
    const applied = game.apply(before, seat, action);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify({ action, refusal: applied.refusal })}`);
    const { events, state } = applied;
    yield { step, before, seat, action, events, state };
    before = state;
  }
}

export function answersBy<State, View>(game: Game<State, View>, policy: Policy<View>): Answerer<State> {
  return (request, state, pick) => policy.answer(request, game.observe(state, request.seats[0]), pick);
}
