/** Button: opens a table for that game with default options, for a person who chose the game or has learned it. */
import { openTable, USUAL } from '../../interactions/opening/opening.ts';
import { acknowledge, acknowledgeOnlyPress, isPrivate } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const newGame: Control<'new-game'> = {
  usedBy: 'anybody',
  rate: 'tables',
  async press(bot, press, { game: gameId }) {
    if (isPrivate(press)) {
      await acknowledgeOnlyPress(press);
      return openTable(bot, press, { ...USUAL, gameId });
    }
    // The button is on the board of a lesson, which has its own thread, so the new table opens next to that thread.
    await acknowledge(press);
    return openTable(bot, press, { ...USUAL, gameId, where: 'beside' });
  },
};
