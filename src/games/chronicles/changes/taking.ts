/** The things that a space of the Saga book takes from the gods: as many as there are, and the last Life loses the game. [C-033] */
import { tell } from '../../../core/telling/telling.ts';
import type { SagaEffectOf, SagaLosers } from '../box/saga.ts';
import { godsOnTree } from '../facts/gods.ts';
import type { Draft, SeatDraft } from '../state/draft.ts';
import type { OpenBoard, OpenSeat } from '../state/state.ts';
import { lose } from './end.ts';

/** Support gods are company, and bear none of it themselves. */
export function isLoser(game: OpenBoard, { god, world }: OpenSeat, from: SagaLosers): boolean {
  return from === 'each' || !godsOnTree(game).some((other) => other.god !== god && other.world === world);
}

export function takeFromGods(game: Draft, { what, amount, from }: SagaEffectOf<'takes'>): void {
  if (what === 'heroes') {
    takeHeroes(game, amount);
    return;
  }
  const losers = game.seats.filter((seat) => isLoser(game, seat, from));
  for (const seat of losers) TAKING[what](game, seat, amount);
}

const TAKING = {
  life(game: Draft, seat: SeatDraft, amount: number): void {
    const life = Math.min(amount, seat.life);
    if (life === 0 || game.end !== null) return;
    seat.life -= life;
    tell(game, { type: 'life-lost', god: seat.god, life, left: seat.life });
    if (seat.life === 0) lose(game, 'god-without-life');
  },
  elves(game: Draft, seat: SeatDraft, amount: number): void {
    const elves = Math.min(amount, seat.elves);
    if (elves === 0) return;
    seat.elves -= elves;
    game.alfheim += elves;
    tell(game, { type: 'elves-lost', god: seat.god, elves, left: seat.elves });
  },
  'vanir-dice'(game: Draft, seat: SeatDraft, amount: number): void {
    const dice = Math.min(amount, seat.vanirDice);
    if (dice === 0) return;
    seat.vanirDice -= dice;
    game.vanaheim += dice;
    tell(game, { type: 'vanir-dice-lost', god: seat.god, dice, left: seat.vanirDice });
  },
} as const;

/** They go back to Midgard. */
function takeHeroes(game: Draft, amount: number): void {
  const heroes = Math.min(amount, game.valhalla);
  if (heroes === 0) return;
  game.valhalla -= heroes;
  tell(game, { type: 'heroes-left', heroes, valhalla: game.valhalla });
}
