/** Button: opens a table for that game with the other options that were typed before the game was chosen. */
import { openTable } from '../../interactions/opening/opening.ts';
import { wishFor, wishIn } from '../../interactions/opening/typed-wish.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgeOnlyPress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const newGameAs: Control<'new-game-as'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'tables',
  async press(bot, press, { game: gameId, wish }) {
    const typed = wishIn(wish);
    if (typed === null) return unknownControl(bot, press);
    await acknowledgeOnlyPress(press);
    return openTable(bot, press, wishFor(gameId, bot.catalogue.get(gameId), typed, bot.translate));
  },
};
