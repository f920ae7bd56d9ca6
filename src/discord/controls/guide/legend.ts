/** Button: shows the legend of the board. */
import { legendReply } from '../../interactions/pages/legend.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const legend: Control<'legend'> = {
  usedBy: 'anybody',
  rate: 'views',
  press: (bot, press, { table }) => look(bot, press, table, (loaded) => legendReply(bot, loaded)),
};
