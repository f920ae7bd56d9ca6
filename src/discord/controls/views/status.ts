/** Button: shows whose decision it is, since when, and the question. */
import { statusReply } from '../../interactions/pages/status.ts';
import type { Control } from '../control.ts';
import { look } from '../looking.ts';

export const status: Control<'status'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) => look(bot, press, table, (loaded) => statusReply(bot, press, loaded)),
};
