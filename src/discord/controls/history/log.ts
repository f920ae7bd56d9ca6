/** Buttons: turn the pages of the log. */
import { logReply } from '../../interactions/pages/history/looking-back.ts';
import type { Control } from '../control.ts';
import { lookInPlace } from '../looking.ts';

export const log: Control<'log'> = {
  usedBy: 'anybody',
  isPrivate: true,
  rate: 'views',
  press: (bot, press, { table, page }) =>
    lookInPlace(bot, press, table, (loaded) => logReply(bot, loaded, page)),
};
