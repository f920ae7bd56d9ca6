/** Jormungand floods the island the die shows and drives the Valkyries back to the Rainbow. [Y-321, Y-322] */
import { tell } from '../../../core/telling/telling.ts';
import { strikesTheIslandRolled } from './enemy.ts';

export const jormungand = strikesTheIslandRolled({
  enemy: 'jormungand',
  wouldMatter: () => true,
  strike(game, island) {
    const valkyriesFrom = game.valkyries;
    game.submerged = island;
    game.valkyries = 'rainbow';
    tell(game, { type: 'island-sank', island, valkyriesFrom });
  },
});
