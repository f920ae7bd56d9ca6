/** Undoes or redoes the person's own answer, and reports the result, since the board by itself doesn't explain why it changed. */
import type { Done } from '../../../tables/model/change.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refusePrivately } from '../../interactions/acting.ts';
import { type AnsweringPlace, answeringPlace } from '../../interactions/answering-place.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import type { Carried } from '../../messages/boards/happened.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

export async function returnAnswer(
  bot: Bot,
  press: Press,
  { table, request }: CustomId<'undo' | 'redo'>,
  act: (place: AnsweringPlace, request: string) => Promise<Done>,
  replyTo: (done: Carried) => Reply,
): Promise<InteractionResult> {
  await acknowledgePress(press);
  const place = answeringPlace(bot, press, table);
  const done = await act(place, request);
  if (place.page !== null) return place.page.after(done);
  return done.ok ? whisper(press, replyTo(done)) : refusePrivately(bot, press, done, table);
}
