/** Taking Elves from Alfheim, Vanir dice from Vanaheim, and Heroes from Midgard: as many as there are. */
import { tell } from '../../../core/telling/telling.ts';
import { active } from '../facts/gods.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';

export function takeElves(game: Draft, most: number): void {
  const elves = Math.min(most, game.alfheim);
  if (elves === 0) return;
  const seat = active(game);
  game.alfheim -= elves;
  seat.elves += elves;
  tell(game, { type: 'elves-taken', god: seat.god, elves, left: game.alfheim });
}

export function takeVanirDice(game: Draft, most: number): void {
  const dice = Math.min(most, game.vanaheim);
  if (dice === 0) return;
  const seat = active(game);
  game.vanaheim -= dice;
  seat.vanirDice += dice;
  tell(game, { type: 'vanir-dice-taken', god: seat.god, dice, left: game.vanaheim });
}

export function heroesInReserve({ box, valhalla }: OpenBoard): number {
  return box.heroes - valhalla;
}

export function callHeroes(game: Draft, most: number): void {
  const heroes = Math.min(most, heroesInReserve(game));
  if (heroes === 0) return;
  game.valhalla += heroes;
  tell(game, { type: 'heroes-came', heroes, valhalla: game.valhalla });
}
