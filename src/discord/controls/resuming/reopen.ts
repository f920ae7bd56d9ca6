/** Button: reopens a table that was closed because no one acted. */
import { refusedToHost } from '../../interactions/hosting.ts';
import { channelOfRights, privilegedActorOf } from '../../interactions/people.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const reopen: Control<'reopen'> = {
  usedBy: 'table',
  press: (bot, press, { table }) =>
    carryOut(
      bot,
      press,
      table,
      async () =>
        (await refusedToHost(bot, press)) ??
        bot.tables.reopen(await privilegedActorOf(bot, press), table, undefined, channelOfRights(press)),
    ),
};
