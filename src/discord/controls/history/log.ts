/** Buttons: turn the pages of the log. */
import { logReply } from '../../interactions/pages/history/history-pages.ts';
import type { Control } from '../control.ts';
import { viewTableInPlace } from '../viewing.ts';

export const log: Control<'log'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, page }) =>
    viewTableInPlace(bot, press, table, (loaded) => logReply(bot, loaded, page)),
};
