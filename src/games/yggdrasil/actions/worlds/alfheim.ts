/** Alfheim: take an Elf, while there are any. [Y-531, Y-532] */
import { tell } from '../../../../core/telling/telling.ts';
import { seatAt } from '../../facts/powers.ts';
import { type DeedRule, onlyWay } from './world.ts';

export const alfheim: DeedRule = {
  alternatives: (game) => (game.alfheim === 0 ? [] : onlyWay('alfheim')),
  whyNot: () => ({ why: 'no-elves' }),
  perform(game) {
    game.alfheim -= 1;
    seatAt(game, game.turn.seat).elves += 1;
    tell(game, { type: 'elf-taken', left: game.alfheim });
  },
};
