/** Button: shows the full board, with the text board one press away. */
import { fullBoardReply } from '../../interactions/pages/board.ts';
import { tableButton } from '../../messages/boards/board-buttons.ts';
import { row } from '../../messages/pieces/parts.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const board: Control<'board'> = {
  usedBy: 'anybody',
  isOfAttempts: true,
  isOfMistakes: true,
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, async (loaded) => ({
      ...(await fullBoardReply(bot, loaded)),
      rows: [row([tableButton(loaded.table, 'text', bot)])],
    })),
};
