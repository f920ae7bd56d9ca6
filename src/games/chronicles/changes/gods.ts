/** Changes gods: they lose and regain Life, take Elves, dice and Heroes, and are moved to Worlds. [C-606 to C-610] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import type { GodName, World } from '../box/components.ts';
import { active, heroesInReserve, mostLife } from '../facts/gods.ts';
import type { Draft, SeatDraft } from '../state/draft.ts';
import type { Step } from '../state/state.ts';
import { lose } from './end.ts';

/** Takes Life from the current god before anything else happens. Support gods in the same World can lose some of it instead. */
export function loseLife(game: Draft, life: number): void {
  if (life <= 0) return;
  const { world } = active(game);
  const helpers = game.supports.filter((each) => each.world === world && each.life > 0).map(({ god }) => god);
  game.steps.unshift({ do: 'lose-life', life, helpers });
}

export function bearLoss(game: Draft, { life, helpers }: Extract<Step, { do: 'lose-life' }>): void {
  const [god, ...others] = helpers;
  if (life === 0) return;
  if (god !== undefined) {
    ask(game, { about: 'support-life', god, life, helpers: others });
    return;
  }
  const seat = active(game);
  seat.life = Math.max(0, seat.life - life);
  emit(game, { type: 'life-lost', god: seat.god, life, left: seat.life });
  if (seat.life === 0) lose(game, 'god-without-life');
}

/** Takes Life from a Support god. At 0, it can't take any more losses. [C-609] */
export function takeFromSupport(game: Draft, god: GodName, life: number): void {
  const support = game.supports.find((each) => each.god === god);
  if (support === undefined || life === 0) return;
  support.life -= life;
  emit(game, { type: 'life-lost', god, life, left: support.life });
}

/** Gives back Life, but only points that were lost before. [C-610] */
export function regainLife(game: Draft, seat: SeatDraft, life: number): void {
  const regained = Math.min(life, mostLife(game) - seat.life);
  if (regained <= 0) return;
  seat.life += regained;
  emit(game, { type: 'life-regained', god: seat.god, life: regained, left: seat.life });
}

export function takeElves(game: Draft, most: number): void {
  const elves = Math.min(most, game.alfheim);
  if (elves === 0) return;
  const seat = active(game);
  game.alfheim -= elves;
  seat.elves += elves;
  emit(game, { type: 'elves-taken', god: seat.god, elves, left: game.alfheim });
}

export function takeVanirDice(game: Draft, most: number): void {
  const dice = Math.min(most, game.vanaheim);
  if (dice === 0) return;
  const seat = active(game);
  game.vanaheim -= dice;
  seat.vanirDice += dice;
  emit(game, { type: 'vanir-dice-taken', god: seat.god, dice, left: game.vanaheim });
}

export function callHeroes(game: Draft, most: number): void {
  const heroes = Math.min(most, heroesInReserve(game));
  if (heroes === 0) return;
  game.valhalla += heroes;
  emit(game, { type: 'heroes-came', heroes, valhalla: game.valhalla });
}

export function seatNamed(game: Draft, god: GodName): SeatDraft {
  const found = game.seats.find((seat) => seat.god === god);
  if (found === undefined) throw new RangeError(`nobody plays ${god}`);
  return found;
}

/** Moves a god's figure to a World, where it might already be. */
export function moveGod(game: Draft, god: GodName, to: World): void {
  const moved = game.seats.find((each) => each.god === god) ?? game.supports.find((each) => each.god === god);
  if (moved === undefined) throw new RangeError(`${god} is not in play`);
  const from = moved.world;
  if (from === to) return;
  moved.world = to;
  emit(game, { type: 'god-moved', god, from, to });
}

export function seatAt(game: Draft, seat: SeatIndex): SeatDraft {
  const found = game.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}
