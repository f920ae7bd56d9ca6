/** Gives the answer of a control, after a confirmation if the game warns about it. */
import { decodeAnswer } from '../../../core/requests/answer-code.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import { DONE, type InteractionResult } from '../../interaction-result.ts';
import { currentAsking, staleRefusal } from '../../interactions/acting.ts';
import { answeringPlace } from '../../interactions/answering-place.ts';
import { confirmationOf } from '../../interactions/confirming/confirming.ts';
import { refuseAnswer } from '../../interactions/refusing/spent-questions.ts';
import { acknowledgePress, dismiss, isPrivate, whisper } from '../../interactions/replies.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

/** The question that a control was made for. */
type Question = Pick<CustomId<'answer'>, 'table' | 'request'>;

export async function giveAnswer(
  bot: Bot,
  press: Press,
  { table, request }: Question,
  code: string,
  { isSure }: { readonly isSure: boolean },
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const place = answeringPlace(bot, press, table);
  const done = await place.actAsMeant<Reply>((loaded) => {
    const asking = currentAsking(loaded, request);
    const action = asking === null ? null : decodeAnswer(asking.request, code);
    if (asking === null || action === null) return staleRefusal(loaded);
    const question = isSure ? null : confirmationOf(bot, asking, action, press.user.id);
    return question === null ? { ok: true, action } : { ok: false, instead: question };
  });
  if (place.page !== null) return place.page.after(done);
  if (done.ok) return isPrivate(press) ? dismiss(press) : DONE;
  return 'instead' in done ? whisper(press, done.instead) : refuseAnswer(bot, press, done, table);
}
