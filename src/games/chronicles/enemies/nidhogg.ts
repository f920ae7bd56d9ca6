/** Nidhogg gnaws his way through the Saga book: at the Tree, the gods have held out long enough. [C-417, C-418, C-801] */
import { tell } from '../../../core/telling/telling.ts';
import { win } from '../end/end.ts';
import { turnTree } from '../tree/turning.ts';
import type { EnemyRule } from './enemy.ts';

export const nidhogg: EnemyRule = {
  wake(game) {
    const { sagaPage } = game.box;
    game.nidhogg += 1;
    const finds = sagaPage[game.nidhogg - 1];
    if (finds === undefined) throw new RangeError('Nidhogg left the Saga book');
    tell(game, { type: 'nidhogg-moved', space: game.nidhogg, of: sagaPage.length, finds });
    if (finds === 'tree') win(game);
    else if (finds === 'turn-tree') turnTree(game, 1);
  },
};
