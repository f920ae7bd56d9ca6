/** Buttons: do the same as `/game skip` for the turn of the button's question. The table posts the outcome. */
import { seatToSkip } from '../../../tables/turns/skipping.ts';
import { DONE } from '../../handled.ts';
import { noLongerAsked, refuse, stillAsked, whisperRefusal } from '../../interactions/acting.ts';
import { rulerOf } from '../../interactions/people.ts';
import { acknowledgePress, complete, putAway, whisper } from '../../interactions/replies.ts';
import { skipQuestion } from '../../interactions/skipping.ts';
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
    const question = loaded === null ? null : skipQuestion(bot, loaded, seat, settled);
    if (question !== null) return whisper(press, question);
    return settled.ok ? DONE : whisperRefusal(bot, press, settled, table);
  },
};

/** After the question whether they mean it. */
export const skipSure: Control<'skip-sure'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, seat, request }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    if (stillAsked(loaded, request) === null) return refuse(bot, press, noLongerAsked(loaded), table);
    const by = await rulerOf(bot, press);
    const settled = await bot.tables.propose(by, table, { kind: 'skip', seat }, request);
    if (!settled.ok) return refuse(bot, press, settled, table);
    return settled.isDecided
      ? complete(press, { content: bot.translate({ key: 'skip.done' }) })
      : putAway(press);
  },
};
