/** Undoes or redoes the person's own answer, and tells its result: the board only shows that it changed. */
import type { Doer, Done } from '../../../tables/model/change.ts';
import type { Bot } from '../../bot.ts';
import type { CustomId } from '../../custom-ids/custom-id.ts';
import type { Handled } from '../../handled.ts';
import type { Press } from '../../incoming.ts';
import { whisperRefusal } from '../../interactions/acting.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress, whisper } from '../../interactions/replies.ts';
import type { Carried } from '../../messages/boards/happened.ts';
import type { Reply } from '../../messages/pieces/reply.ts';

export async function returnAnswer(
  bot: Bot,
  press: Press,
  { table, request }: CustomId<'undo' | 'redo'>,
  deed: (by: Doer, table: CustomId<'undo'>['table'], request: string) => Promise<Done>,
  told: (done: Carried) => Reply,
): Promise<Handled> {
  await acknowledgePress(press);
  const done = await deed(doerOf(press), table, request);
  return done.ok ? whisper(press, told(done)) : whisperRefusal(bot, press, done, table);
}
