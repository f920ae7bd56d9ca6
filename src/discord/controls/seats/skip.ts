/** Buttons: do the same as `/game skip` for the turn of the button's question. The table posts the result. */
import { seatToSkip } from '../../../tables/turns/skipping.ts';
import { DONE } from '../../interaction-result.ts';
import { currentAsking, refuse, refusePrivately, staleRefusal } from '../../interactions/acting.ts';
import { skipQuestion } from '../../interactions/confirming/skipping.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, complete, dismiss, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const skip: Control<'skip'> = {
  usedBy: 'table',
  async press(bot, press, { table, request }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    const asking = currentAsking(loaded, request);
    const seat = asking === null ? null : seatToSkip(asking.table, asking.request, press.user.id);
    if (seat === null) return refusePrivately(bot, press, staleRefusal(loaded), table);
    const settled = await bot.tables.propose(await privilegedActorOf(bot, press), table, {
      kind: 'skip',
      seat,
    });
    const question = loaded === null ? null : skipQuestion(bot, loaded, seat, settled);
    if (question !== null) return whisper(press, question);
    return settled.ok ? DONE : refusePrivately(bot, press, settled, table);
  },
};

/** Runs after the confirmation. */
export const skipSure: Control<'skip-sure'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, seat, request }) {
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    if (currentAsking(loaded, request) === null) return refuse(bot, press, staleRefusal(loaded), table);
    const by = await privilegedActorOf(bot, press);
    const settled = await bot.tables.propose(by, table, { kind: 'skip', seat }, request);
    if (!settled.ok) return refuse(bot, press, settled, table);
    return settled.isDecided
      ? complete(press, { content: bot.translate({ key: 'skip.done' }) })
      : dismiss(press);
  },
};
