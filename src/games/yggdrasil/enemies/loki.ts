/** Loki calls giants from the pile, which are active immediately. [Y-331 to Y-333] */
import { emit, reveal } from '../../../core/logs/event-record.ts';
import type { EnemyRule } from './enemy.ts';

export const loki: EnemyRule = {
  effect(game, power) {
    const giants = game.pile.slice(0, power);
    game.pile = game.pile.slice(power);
    if (giants.length > 0) {
      game.pileTopIsKnown = false;
      reveal(game);
    }
    game.active = [...game.active, ...giants];
    emit(game, { type: 'giants-appeared', giants });
  },
};
