/** The luck of a day: everyone who gives the same answers gets the same dice and cards. */
import type { Applied, Game } from '../core/game.ts';
import { type Seed, seedFrom } from '../core/random.ts';
import type { Action } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';

/**
 * Applies an answer. If a new turn begins, its dice and cards depend only on the luck and the turn's number, so an extra roll
 * in one turn doesn't change later turns. Computer players that look ahead must use the game itself instead: with this function
 * they would foresee the dice.
 */
export function applyWithLuck<State, View>(
  game: Game<State, View>,
  luck: Seed,
  state: State,
  seat: SeatIndex,
  action: Action,
): Applied<State> {
  const applied = game.apply(state, seat, action);
  if (!applied.ok) return applied;
  const [current] = game.requests(state);
  const [next] = game.requests(applied.state);
  if (next === undefined || next.turn === current?.turn) return applied;
  return { ...applied, state: game.withChance(applied.state, seedFrom(`${luck}/${next.turn}`)) };
}
