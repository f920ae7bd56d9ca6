/** Nidhogg gnaws his way through the Saga book, from space to space and page to page. [C-002, C-417, C-418] */
import { emit } from '../../../core/logs/event-record.ts';
import { pageOf } from '../facts/page.ts';
import type { EnemyRule } from './enemy.ts';

export const nidhogg: EnemyRule = {
  wake(game) {
    const { spaces } = pageOf(game);
    game.nidhogg += 1;
    const finds = spaces[game.nidhogg - 1];
    if (finds === undefined) throw new RangeError('Nidhogg left the Saga book');
    emit(game, { type: 'nidhogg-moved', page: game.page + 1, space: game.nidhogg, of: spaces.length, finds });
    if (finds.length > 0) game.steps.unshift({ do: 'saga-effects', effects: finds });
  },
};
