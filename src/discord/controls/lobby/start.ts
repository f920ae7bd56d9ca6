/** Buttons: start the game with the people who sit at the table. */
import { DONE } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { AS_THEY_SIT, orderRead, startQuestion } from '../../interactions/confirming/starting.ts';
import { actorOf } from '../../interactions/people.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { acknowledgePress, complete, dismiss, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const start: Control<'start'> = {
  usedBy: 'host',
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const done = await bot.tables.start(actorOf(press), table, null);
    if (done.ok) return DONE;
    const question = startQuestion(bot, await bot.tables.loaded(table), AS_THEY_SIT, done);
    return question === null ? refuseNotice(bot, press, done, table) : whisper(press, question);
  },
};

/** Confirms the start. If another person has been invited since, it asks again. */
export const startSure: Control<'start-sure'> = {
  usedBy: 'host',
  isPrivate: true,
  async press(bot, press, { table, confirmed, ...typed }) {
    await acknowledgePress(press);
    const order = orderRead(typed);
    const done = await bot.tables.start(actorOf(press), table, order.first, order.order, confirmed);
    if (done.ok) return dismiss(press);
    const question = startQuestion(bot, await bot.tables.loaded(table), order, done);
    return question === null ? refuse(bot, press, done, table) : complete(press, question);
  },
};
