/** Button: shows how to play, starting at the first card. */
import { guideReply } from '../../interactions/pages/guide.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const guide: Control<'guide'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => guideReply(bot, loaded, press.user.id, 0)),
};
