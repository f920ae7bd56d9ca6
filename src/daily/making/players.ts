/** The computer players that try out a position the way people of different skill would play it. */
import type { Game } from '../../core/game.ts';
import { playersChance } from '../../core/playing.ts';
import type { Seed } from '../../core/random.ts';
import { sample } from '../../core/requests/answer.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Judgement } from '../../core/thinking/judgement.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import { answerAs } from '../../mind/play.ts';
import { positionOf } from '../../mind/thought.ts';
import { carelessAnswer } from './careless.ts';

/** A game that computers can play, with their judgement of it. */
export interface Played<State = unknown, View = unknown> {
  readonly game: Game<State, View>;
  readonly judgement: Judgement<State, View>;
}

/** The same request, state and seed give the same answer. */
export type Player<State = unknown> = (request: Request, state: State, seed: Seed) => Action;

export const atRandom: Player = (request, _state, seed) => sample(request, playersChance(seed));

/** Enough for the mind to be well ahead of the quick player in a game of chance. */
export const MIND_EFFORT = 60;

/** `effort` matters only to the player that looks ahead. */
export function playerOf<State, View>(
  { game, judgement }: Played<State, View>,
  strength: Strength,
  effort: number,
): Player<State> {
  const valued = { valued: effort, stop: () => false };
  return (request, state, seed) => {
    const position = positionOf(game, state, request, firstSeat(request));
    return strength === 'gentle'
      ? carelessAnswer(judgement, position, seed)
      : answerAs(strength, game, judgement, position, valued, seed);
  };
}

/** The same player, with a count of its answers. */
export function counted<State>(player: Player<State>): {
  readonly player: Player<State>;
  answers(): number;
} {
  let answers = 0;
  return {
    player: (...args) => {
      answers += 1;
      return player(...args);
    },
    answers: () => answers,
  };
}

/** Plays the turn with that number like `one`, and all others like `other`. */
export function inTurn<State>(turn: number, one: Player<State>, other: Player<State>): Player<State> {
  return (request, state, seed) => (request.turn === turn ? one : other)(request, state, seed);
}

export function firstSeat({ key, seats }: Request): SeatIndex {
  const [seat] = seats;
  if (seat === undefined) throw new Error(`request ${key} asks no one`);
  return seat;
}
