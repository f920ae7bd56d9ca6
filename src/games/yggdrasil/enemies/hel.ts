/**
 * Hel takes Vikings out of the bag whose colour the die shows. Depending on the edition, they go to Helheim or leave the game.
 * [Y-301 to Y-305]
 */
import { emit, reveal } from '../../../core/logs/event-record.ts';
import { boxOf } from '../box/box.ts';
import { strikesTheIslandRolled } from './enemy.ts';

export const hel = strikesTheIslandRolled({
  enemy: 'hel',
  wouldMatter: (game, island) => !game.bagsAreOpen || game.bags[island].vikings > 0,
  strike(game, island, power) {
    const bag = game.bags[island];
    const vikings = Math.min(power, bag.vikings);
    const forGood = boxOf(game).switches.helRemovesForGood;
    bag.vikings -= vikings;
    // The number of dead reveals the contents of a closed bag, so the choice of the bag can't be undone. [Y-943]
    if (!game.bagsAreOpen) reveal(game);
    if (forGood) game.lostVikings += vikings;
    else game.helheim += vikings;
    emit(game, { type: 'vikings-died', island, vikings, forGood });
  },
});
