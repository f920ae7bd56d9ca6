/** Hel takes Vikings out of the bag the die shows, and in this edition out of the game. [Y-301 to Y-305] */
import { tell } from '../../../core/telling/telling.ts';
import { boxOf } from '../box/box.ts';
import { strikesTheIslandRolled } from './island-roll.ts';

export const hel = strikesTheIslandRolled({
  enemy: 'hel',
  wouldMatter: (game, island) => !game.bagsAreOpen || game.bags[island].vikings > 0,
  strike(game, island, power) {
    const bag = game.bags[island];
    const vikings = Math.min(power, bag.vikings);
    const forGood = boxOf(game).switches.helRemovesForGood;
    bag.vikings -= vikings;
    if (forGood) game.lostVikings += vikings;
    else game.helheim += vikings;
    tell(game, { type: 'vikings-died', island, vikings, forGood });
  },
});
