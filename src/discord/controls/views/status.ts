/** Button: shows whose decision it is, since when, and the question. */
import { statusReply } from '../../interactions/pages/status.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const status: Control<'status'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) => viewTable(bot, press, table, (loaded) => statusReply(bot, press, loaded)),
};
