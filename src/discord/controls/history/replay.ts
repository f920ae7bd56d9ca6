/** Button: replays the game from its beginning. */
import { replayReply } from '../../interactions/pages/history/history-pages.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const replay: Control<'replay'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => replayReply(bot, loaded, () => 0)),
};
