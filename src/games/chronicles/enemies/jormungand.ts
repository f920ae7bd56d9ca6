/** Jormungand swims from island to island, and each calls its Anonymous. [C-409 to C-413] */
import { emit } from '../../../core/logs/event-record.ts';
import { lose } from '../changes/end.ts';
import { callAnonymous } from '../changes/reserves.ts';
import type { Draft } from '../state/draft.ts';
import type { TreeEnemyRule } from './enemy.ts';

export const jormungand: TreeEnemyRule = {
  wake(game) {
    const called = game.box.islands[game.island + 1];
    if (called === undefined) {
      lose(game, 'jormungand-past-the-last-island');
      return;
    }
    swim(game, game.island + 1);
    callAnonymous(game, called);
  },
  strength: ({ box }) => box.jormungandStrength,
  /** On the first island, Jormungand stays in place. [C-413] */
  retreat: (game) => swim(game, Math.max(0, game.island - 1)),
};

function swim(game: Draft, to: number): void {
  const from = game.island;
  game.island = to;
  emit(game, { type: 'jormungand-moved', from, to });
}
