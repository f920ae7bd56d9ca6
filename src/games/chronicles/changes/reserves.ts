/** Moves Anonymous, Fire Giants and Iotunns from their reserves to the board and back. [C-107, C-402 to C-409, C-506, C-507] */

import { emit, reveal } from '../../../core/logs/event-record.ts';
import { shuffle } from '../../../core/random.ts';
import { IOTUNNS, type Iotunn } from '../box/components.ts';
import { pawnsLeft } from '../facts/iotunns.ts';
import type { Draft } from '../state/draft.ts';
import { lose } from './end.ts';

/** Calls Anonymous. If the reserve has too few, the game is lost. */
export function callAnonymous(game: Draft, anonymous: number): void {
  if (game.anonymous + anonymous > game.box.anonymous) {
    lose(game, 'too-few-anonymous');
    return;
  }
  game.anonymous += anonymous;
  if (anonymous > 0) emit(game, { type: 'anonymous-came', anonymous, ladder: game.anonymous });
}

export function sendAnonymousBack(game: Draft, most: number): void {
  const anonymous = Math.min(most, game.anonymous);
  game.anonymous -= anonymous;
  emit(game, { type: 'anonymous-left', anonymous, ladder: game.anonymous });
}

/** Calls Fire Giants. If the reserve has too few, the game is lost. */
export function callFireGiants(game: Draft, fireGiants: number): void {
  if (game.fireGiants + fireGiants > game.box.fireGiants) {
    lose(game, 'too-few-fire-giants');
    return;
  }
  game.fireGiants += fireGiants;
  emit(game, { type: 'fire-giants-came', fireGiants, ladder: game.fireGiants });
}

export function sendFireGiantsBack(game: Draft, most: number): void {
  const fireGiants = Math.min(most, game.fireGiants);
  game.fireGiants -= fireGiants;
  emit(game, { type: 'fire-giants-left', fireGiants, ladder: game.fireGiants });
}

/** Calls an Iotunn. If no pawn is left on Loki's ladder, the game is lost. */
export function callIotunn(game: Draft): void {
  if (pawnsLeft(game) === 0) {
    lose(game, 'no-iotunn-pawn');
    return;
  }
  const iotunn = drawIotunn(game);
  game.iotunns = [...game.iotunns, iotunn];
  emit(game, { type: 'iotunn-came', iotunn, pawnsLeft: pawnsLeft(game) });
}

/** Draws an Iotunn. An empty deck is first refilled with the discarded cards whose pawns are not on the board. [C-507] */
function drawIotunn(game: Draft): Iotunn {
  reveal(game);
  if (game.iotunnDeck.length === 0) {
    const discarded = IOTUNNS.filter((iotunn) => !game.iotunns.includes(iotunn));
    game.iotunnDeck = shuffle(game, 'decks', discarded);
    emit(game, { type: 'iotunns-shuffled' });
  }
  const [iotunn] = game.iotunnDeck;
  if (iotunn === undefined) throw new RangeError('more Iotunn pawns than cards');
  game.iotunnDeck = game.iotunnDeck.slice(1);
  return iotunn;
}

export function sendIotunnBack(game: Draft, iotunn: Iotunn): void {
  game.iotunns = game.iotunns.filter((each) => each !== iotunn);
  emit(game, { type: 'iotunn-left', iotunn, pawnsLeft: pawnsLeft(game) });
}
