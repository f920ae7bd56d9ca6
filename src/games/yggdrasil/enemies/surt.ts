/** Surt puts Fire Giants from Muspellheim into the bag whose colour the die shows. [Y-311 to Y-313] */
import { emit } from '../../../core/logs/event-record.ts';
import { strikesTheIslandRolled } from './enemy.ts';

export const surt = strikesTheIslandRolled({
  enemy: 'surt',
  wouldMatter: (game) => game.muspellheim > 0,
  strike(game, island, power) {
    const fireGiants = Math.min(power, game.muspellheim);
    game.muspellheim -= fireGiants;
    game.bags[island].fireGiants += fireGiants;
    emit(game, { type: 'fire-giants-came', island, fireGiants });
  },
});
