/** Button: keeps a table open that the bot would soon close. */
import { privilegedActorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const keepOpen: Control<'keep-open'> = {
  usedBy: 'table',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, async () => bot.tables.keepOpen(await privilegedActorOf(bot, press), table)),
};
