/** Runs the Wheel of Enemies: an enemy's first card waits, its second one wakes it. [C-203 to C-210] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import type { Enemy } from '../box/components.ts';
import { ownerOf, putUnder, shuffleIn } from '../changes/decks.ts';
import { active } from '../facts/gods.ts';
import type { Draft } from '../state/draft.ts';
import type { Card } from '../state/state.ts';
import { wakeEnemy } from './enemies.ts';

/** Reveals the card of the current god. */
export function revealCard(game: Draft): void {
  const seat = active(game);
  const { god, faceDown } = seat;
  if (faceDown === null) {
    emit(game, { type: 'nothing-to-reveal', god });
    return;
  }
  reveal(game);
  const { enemy, pack } = faceDown;
  seat.faceDown = null;
  if (game.wheel[enemy] === null) {
    game.wheel[enemy] = { enemy, pack };
    emit(game, { type: 'card-placed', god, enemy });
    return;
  }
  emit(game, { type: 'enemy-awoke', god, enemy });
  game.steps.unshift({ do: 'return-cards', revealed: { enemy, pack } });
  wakeEnemy(game, enemy);
}

/** Puts both cards back under their decks; a god bitten by Fenrir shuffles its own in. [C-205, C-208, C-209, C-416] */
export function returnCards(game: Draft, revealed: Card): void {
  const { enemy } = revealed;
  const first = game.wheel[enemy];
  if (first === null) throw new RangeError(`no card of ${enemy} lies round the Wheel`);
  game.wheel[enemy] = null;
  const returning = [
    { card: first, taker: takerOf(game, first, revealed) },
    { card: revealed, taker: takerOf(game, revealed, first) },
  ];
  const { isBitten, seat } = game.turn;
  const hasFenrirCome = isBitten && enemy === 'fenrir';
  const shuffled = hasFenrirCome ? returning.findLast(({ taker }) => taker === seat) : undefined;
  if (shuffled !== undefined) shuffleIn(game, shuffled.taker, shuffled.card);
  for (const each of returning) if (each !== shuffled) putUnder(game, each.taker, each.card);
  if (ownerOf(game, revealed) === undefined) ask(game, { about: 'place-god', god: revealed.pack });
}

/**
 * The seat that gets a card back. A Support god's card goes to the player who doesn't own the other card; a single player gets
 * all of them.
 */
function takerOf(game: Draft, card: Card, other: Card): SeatIndex {
  const owner = ownerOf(game, card);
  if (owner !== undefined) return owner;
  const others = ownerOf(game, other) ?? 0;
  return seatIndex((others + 1) % game.seats.length);
}

/** Takes an enemy's card off the Wheel. A Support god's card goes under the current god's deck. [C-735] */
export function takeBack(game: Draft, enemy: Enemy): void {
  const card = game.wheel[enemy];
  if (card === null) throw new RangeError(`no card of ${enemy} lies round the Wheel`);
  game.wheel[enemy] = null;
  const seat = ownerOf(game, card) ?? game.turn.seat;
  if (seat === null) throw new RangeError('no god is on turn');
  emit(game, { type: 'card-taken-back', enemy });
  putUnder(game, seat, card);
}
