/** Iotunns come with Loki and go back to his ladder when they are beaten. [C-407, C-408, C-506, C-507] */
import { shuffle } from '../../../core/random.ts';
import { reveal, tell } from '../../../core/telling/telling.ts';
import { IOTUNNS, type Iotunn } from '../box/components.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard } from '../state/state.ts';
import { lose } from './end.ts';

export function pawnsLeft({ box, iotunns }: OpenBoard): number {
  return box.iotunnPawns - iotunns.length;
}

/** Without a pawn on Loki's ladder the game is lost. */
export function callIotunn(game: Draft): void {
  if (pawnsLeft(game) === 0) {
    lose(game, 'no-iotunn-pawn');
    return;
  }
  const iotunn = drawIotunn(game);
  game.iotunns = [...game.iotunns, iotunn];
  tell(game, { type: 'iotunn-came', iotunn, pawnsLeft: pawnsLeft(game) });
}

/** An empty deck is made of the discarded cards whose pawns are not on the board. [C-507] */
function drawIotunn(game: Draft): Iotunn {
  reveal(game);
  if (game.iotunnDeck.length === 0) {
    const discarded = IOTUNNS.filter((iotunn) => !game.iotunns.includes(iotunn));
    game.iotunnDeck = shuffle(game, 'decks', discarded);
    tell(game, { type: 'iotunns-shuffled' });
  }
  const [iotunn] = game.iotunnDeck;
  if (iotunn === undefined) throw new RangeError('more Iotunn pawns than cards');
  game.iotunnDeck = game.iotunnDeck.slice(1);
  return iotunn;
}

export function sendIotunnBack(game: Draft, iotunn: Iotunn): void {
  game.iotunns = game.iotunns.filter((each) => each !== iotunn);
  tell(game, { type: 'iotunn-left', iotunn, pawnsLeft: pawnsLeft(game) });
}
