/** Button: gives up the seats of the person, after asking where the game has begun. A host without a seat stays the host. */
import type { UserId } from '../../../tables/model/table.ts';
import { DONE } from '../../handled.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import { refuseNotice } from '../../interactions/spent-notices.ts';
import { leavingMessage } from '../../messages/seats/leaving-message.ts';
import type { Control } from '../control.ts';

export const leave: Control<'leave'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    const asked = { userId: press.user.id as UserId, name: null };
    const question = loaded === null ? null : leavingMessage(loaded, asked, bot.now(), bot.translate);
    if (question !== null) return whisper(press, question);
    const done = await bot.tables.leave(doerOf(press), table, null, 'stays-host');
    return done.ok ? DONE : refuseNotice(bot, press, done, table);
  },
};
