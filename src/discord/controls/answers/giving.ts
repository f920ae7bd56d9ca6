/** Gives the answer that a control stands for, after asking once more where the game warns of it. */
import { decodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import { DONE, type Handled } from '../../handled.ts';
import type { Press } from '../../incoming.ts';
import { noLongerAsked, stillAsked, whisperRefusal } from '../../interactions/acting.ts';
import { confirmationOf } from '../../interactions/confirming.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress, isPrivate, putAway, whisper } from '../../interactions/replies.ts';

/** The question that a control was made for. */
type Question = Pick<CustomId<'answer'>, 'table' | 'request'>;

export async function giveAnswer(
  bot: Bot,
  press: Press,
  { table, request }: Question,
  code: string,
  { isSure }: { readonly isSure: boolean },
): Promise<Handled> {
  await acknowledgePress(press);
  const loaded = await bot.tables.loaded(table);
  const asking = stillAsked(loaded, request);
  const action = asking === null ? null : decodeAnswer(asking.request, code);
  if (asking === null || action === null) return whisperRefusal(bot, press, noLongerAsked(loaded), table);
  const question = isSure ? null : confirmationOf(bot, asking, action, press.user.id);
  if (question !== null) return whisper(press, question);
  const done = await bot.tables.act(doerOf(press), table, action);
  if (!done.ok) return whisperRefusal(bot, press, done, table);
  return isPrivate(press) ? putAway(press) : DONE;
}
