/** Surt climbs the Tree, turns it, and calls Fire Giants. [C-404, C-405] */
import { lose } from '../changes/end.ts';
import { callFireGiants } from '../changes/reserves.ts';
import { turnTree } from '../changes/tree.ts';
import { climbs, flee, type TreeEnemyRule } from './enemy.ts';

export const surt: TreeEnemyRule = {
  wake(game) {
    if (!climbs(game, 'surt')) {
      lose(game, 'surt-above-the-tree');
      return;
    }
    if (game.end !== null) return;
    turnTree(game, 1);
    callFireGiants(game, game.box.surtBrings);
  },
  strength: ({ fireGiants }) => fireGiants + 1,
  retreat: (game) => flee(game, 'surt'),
};
