/** Buttons: turn the cards of a table's guide. */
import { guideReply } from '../../interactions/pages/guide.ts';
import type { Control } from '../control.ts';
import { lookInPlace } from '../looking.ts';

export const card: Control<'card'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, page }) =>
    lookInPlace(bot, press, table, (loaded) => guideReply(bot, loaded, press.user.id, page)),
};
