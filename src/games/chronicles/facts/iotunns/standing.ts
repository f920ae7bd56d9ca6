/** The World where an Iotunn is fought: its own, beside its enemy, or at the Sword in Iotunheim. [C-505] */
import type { Iotunn, Place } from '../../box/components.ts';
import type { OpenBoard } from '../../state/state.ts';
import { placeOf } from '../standing.ts';

export function placeOfIotunn(game: OpenBoard, iotunn: Iotunn): Place {
  const card = game.box.iotunns[iotunn];
  switch (card.kind) {
    case 'world':
      return card.world;
    case 'enemy':
      return placeOf(game, card.enemy);
    case 'obstacle':
      return 'iotunheim';
  }
}
