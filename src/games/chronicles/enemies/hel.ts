/** Hel climbs the Tree, turns it, and takes Life from the current god. [C-402, C-403] */
import { lose } from '../changes/end.ts';
import { loseLife } from '../changes/gods.ts';
import { turnTree } from '../changes/tree.ts';
import { climbs, flee, type TreeEnemyRule } from './enemy.ts';

export const hel: TreeEnemyRule = {
  wake(game) {
    if (!climbs(game, 'hel')) {
      lose(game, 'hel-above-the-tree');
      return;
    }
    if (game.end !== null) return;
    turnTree(game, 1);
    loseLife(game, game.box.helTakes);
  },
  strength: ({ anonymous }) => anonymous + 1,
  retreat: (game) => flee(game, 'hel'),
};
