/** Buttons: a person's own mistakes in a reviewed game, from the first to the last. */
import { mistakeRefIn } from '../../../tables/history/mistake-id.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import type { TableId, UserId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refuse, refuseInWords } from '../../interactions/acting.ts';
import {
  firstMistake,
  mistakeAt,
  mistakeReply,
  ownMistakes,
} from '../../interactions/pages/history/mistakes.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Verdict } from '../../messages/mistakes/mistake-message.ts';
import type { Control } from '../control.ts';
import { dismissQuestion } from '../putting-away.ts';

export const mistakes: Control<'mistakes'> = {
  usedBy: 'anybody',
  rate: 'views',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
    const userId = press.user.id as UserId;
    const own = await ownMistakes(bot, loaded, userId);
    const found = own.ok ? firstMistake(own, userId) : own;
    return found.ok
      ? complete(press, await mistakeReply(bot, found.shown))
      : refuseInWords(bot, press, found.reason, found.rows);
  },
};

export const mistake: Control<'mistake'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfMistakes: true,
  rate: 'views',
  press: (bot, press, { table }) => showAgain(bot, press, table, { kind: 'unanswered' }),
};

export const mistakeBest: Control<'mistake-best'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfMistakes: true,
  rate: 'views',
  press: (bot, press, { table }) => showAgain(bot, press, table, { kind: 'shown' }),
};

export const mistakeClose: Control<'mistake-close'> = {
  usedBy: 'anybody',
  isPrivate: true,
  isOfMistakes: true,
  press: dismissQuestion,
};

/** Shows the mistake in place of the message with the pressed button. */
async function showAgain(
  bot: Bot,
  press: Press,
  table: TableId,
  verdict: Verdict,
): Promise<InteractionResult> {
  const ref = mistakeRefIn(table);
  if (ref === null) return unknownControl(bot, press);
  await acknowledgePress(press);
  const found = await mistakeAt(bot, ref, press.user.id as UserId);
  return found.ok
    ? complete(press, await mistakeReply(bot, found.shown, verdict))
    : refuseInWords(bot, press, found.reason, found.rows);
}
