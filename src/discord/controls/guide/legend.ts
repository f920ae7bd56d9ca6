/** Button: shows the legend of the board. */
import { legendReply } from '../../interactions/pages/legend.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const legend: Control<'legend'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) => viewTable(bot, press, table, (loaded) => legendReply(bot, loaded)),
};
