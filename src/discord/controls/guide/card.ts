/** Buttons: turn the cards of a table's guide. */
import { guideReply } from '../../interactions/pages/guide.ts';
import type { Control } from '../control.ts';
import { viewTableInPlace } from '../viewing.ts';

export const card: Control<'card'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, page }) =>
    viewTableInPlace(bot, press, table, (loaded) => guideReply(bot, loaded, press.user.id, page)),
};
