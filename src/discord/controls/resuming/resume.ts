/** Button: resumes a paused game. */
import { privilegedActorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const resume: Control<'resume'> = {
  usedBy: 'table',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, async () => bot.tables.resume(await privilegedActorOf(bot, press), table)),
};
