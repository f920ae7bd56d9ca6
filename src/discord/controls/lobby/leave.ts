/** Button: gives up the person's seats, with a confirmation once the game has begun. A host without a seat stays the host. */
import { DONE } from '../../interaction-result.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import { leaveOrAsk } from '../../interactions/seats/leaving.ts';
import type { Control } from '../control.ts';

export const leave: Control<'leave'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const left = await leaveOrAsk(bot, press, table, { leaves: 'seats' }, null);
    if (left.is === 'unconfirmed') return whisper(press, left.question);
    return left.done.ok ? DONE : refuseNotice(bot, press, left.done, table);
  },
};
