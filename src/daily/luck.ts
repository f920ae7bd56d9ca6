/** The luck of a day: for the same answers, everyone meets the same dice and cards. */
import type { Applied, Game } from '../core/game.ts';
import { type Seed, seedFrom } from '../core/random.ts';
import type { Action } from '../core/requests/request.ts';
import type { SeatIndex } from '../core/seat.ts';

/**
 * Applies an answer. The chance of a turn that begins after it depends on the luck and on the turn's number alone, so
 * that one die more in a turn shifts no later turn. The computers that think must go on by the game itself: by this they
 * would foresee the dice.
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
  const [asked] = game.requests(state);
  const [next] = game.requests(applied.state);
  if (next === undefined || next.turn === asked?.turn) return applied;
  return { ...applied, state: game.withChance(applied.state, seedFrom(`${luck}/${next.turn}`)) };
}
