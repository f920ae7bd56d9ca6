/** Jormungand floods the island whose colour the die shows, and drives the Valkyries back to the Rainbow. [Y-321, Y-322] */
import { emit } from '../../../core/logs/event-record.ts';
import { strikesTheIslandRolled } from './enemy.ts';

export const jormungand = strikesTheIslandRolled({
  enemy: 'jormungand',
  wouldMatter: () => true,
  strike(game, island) {
    const valkyriesFrom = game.valkyries;
    game.submerged = island;
    game.valkyries = 'rainbow';
    emit(game, { type: 'island-sank', island, valkyriesFrom });
  },
});
