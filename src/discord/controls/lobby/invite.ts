/** Menu of people: invites them to a lobby. Buttons of the invited: one takes the seat that is kept, one declines it. */
import { invite as inviteTo } from '../../interactions/inviting.ts';
import { doerOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const invite: Control<'invite'> = {
  usedBy: 'seated',
  press: (bot, press, { table }) =>
    press.isUserSelectMenu()
      ? carryOut(bot, press, table, () => inviteTo(bot, doerOf(press), table, [...press.users.values()]))
      : unknownControl(bot, press),
};

export const accept: Control<'accept'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.join(doerOf(press), table, { role: null, another: false })),
};

export const decline: Control<'decline'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.decline(doerOf(press), table)),
};
