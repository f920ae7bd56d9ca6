/** Loki goes to the current god, turns the Tree, and calls an Iotunn. [C-406 to C-408] */

import { callIotunn } from '../changes/reserves.ts';
import { turnTree } from '../changes/tree.ts';
import { active } from '../facts/gods.ts';
import { flee, moveEnemy, type TreeEnemyRule } from './enemy.ts';

export const loki: TreeEnemyRule = {
  wake(game) {
    moveEnemy(game, 'loki', active(game).world);
    if (game.end !== null) return;
    turnTree(game, 1);
    callIotunn(game);
  },
  strength: ({ iotunns }) => iotunns.length + 1,
  retreat: (game) => flee(game, 'loki'),
};
