/** Button: opens a table of that game with everything else as usual, after the person was asked which game it shall be. */
import { openTable, USUAL } from '../../interactions/opening.ts';
import { acknowledgeOnlyPress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const newGame: Control<'new-game'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'tables',
  async press(bot, press, { game: gameId }) {
    await acknowledgeOnlyPress(press);
    return openTable(bot, press, { ...USUAL, gameId });
  },
};
