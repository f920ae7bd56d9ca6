/** Menu of people: invites them to a lobby. Buttons for the invited: take the reserved seat or decline it. */
import { DONE } from '../../interaction-result.ts';
import { invite as inviteTo } from '../../interactions/opening/inviting.ts';
import { actorOf } from '../../interactions/people.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import { carryOut } from '../carrying-out.ts';
import type { Control } from '../control.ts';

export const invite: Control<'invite'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    if (!press.isUserSelectMenu()) return unknownControl(bot, press);
    await acknowledgePress(press);
    const { done, leftOut } = await inviteTo(bot, actorOf(press), table, [...press.users.values()]);
    if (!done.ok) return refuseNotice(bot, press, done, table);
    return leftOut === null ? DONE : whisper(press, { content: bot.translate(leftOut) });
  },
};

export const accept: Control<'accept'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.join(actorOf(press), table, { role: null, another: false })),
};

export const decline: Control<'decline'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    carryOut(bot, press, table, () => bot.tables.decline(actorOf(press), table)),
};
