/** Button: does the same as `/game skip` for the turn of the button's question. The table posts the outcome. */
import { seatToSkip } from '../../../tables/turns/skipping.ts';
import { DONE } from '../../handled.ts';
import { noLongerAsked, stillAsked, whisperRefusal } from '../../interactions/acting.ts';
import { rulerOf } from '../../interactions/people.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const skip: Control<'skip'> = {
  usedBy: 'table',
  async press(bot, press, { table, request }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    const asking = stillAsked(loaded, request);
    const seat = asking === null ? null : seatToSkip(asking.table, asking.request, press.user.id);
    if (seat === null) return whisperRefusal(bot, press, noLongerAsked(loaded), table);
    const settled = await bot.tables.propose(await rulerOf(bot, press), table, { kind: 'skip', seat });
    return settled.ok ? DONE : whisperRefusal(bot, press, settled, table);
  },
};
