/** Button: replays the game from its beginning. */
import { replayReply } from '../../interactions/pages/history/looking-back.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const replay: Control<'replay'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) => look(bot, press, table, (loaded) => replayReply(bot, loaded, () => 0)),
};
