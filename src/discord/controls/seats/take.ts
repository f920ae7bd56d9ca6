/** Buttons: take or offer a seat, or only one turn of it. */
import type { UserId } from '../../../tables/model/table.ts';
import { DONE } from '../../interaction-result.ts';
import { refuse } from '../../interactions/acting.ts';
import { takeQuestion } from '../../interactions/confirming/lending.ts';
import { actorOf, privilegedActorOf } from '../../interactions/people.ts';
import { refuseNotice } from '../../interactions/refusing/spent-notices.ts';
import { acknowledgePress, dismiss, whisper } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const take: Control<'take'> = {
  usedBy: 'anybody',
  async press(bot, press, { table, seat, span }) {
    await acknowledgePress(press);
    const share = { seat, span };
    const done = await bot.tables.take(actorOf(press), table, share);
    if (done.ok) return DONE;
    const loaded = await bot.tables.loaded(table);
    const question = loaded === null ? null : takeQuestion(bot, loaded, share, done);
    return question === null ? refuseNotice(bot, press, done, table) : whisper(press, question);
  },
};

/** Runs after the confirmation. */
export const takeSure: Control<'take-sure'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, seat, span, request }) {
    await acknowledgePress(press);
    const offer = { seat, span, to: press.user.id as UserId };
    const done = await bot.tables.offer(await privilegedActorOf(bot, press), table, offer, request);
    return done.ok ? dismiss(press) : refuse(bot, press, done, table);
  },
};

/** Runs after the confirmation. The offer posted in the channel is the reply. */
export const offerSure: Control<'offer-sure'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, seat, span, to, request }) {
    await acknowledgePress(press);
    const offer = { seat, span, to: to === 'all' ? null : to };
    const done = await bot.tables.offer(await privilegedActorOf(bot, press), table, offer, request);
    return done.ok ? dismiss(press) : refuse(bot, press, done, table);
  },
};
