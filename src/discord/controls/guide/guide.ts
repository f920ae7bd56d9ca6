/** Button: shows how to play, starting at the first card. */
import { guideReply } from '../../interactions/pages/guide.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const guide: Control<'guide'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) =>
    look(bot, press, table, (loaded) => guideReply(bot, loaded, press.user.id, 0)),
};
