/** Button: puts the question away on which it stands. */

import type { Bot } from '../bot.ts';
import type { Handled } from '../handled.ts';
import type { Press } from '../incoming.ts';
import { acknowledgePress, putAway } from '../interactions/replies.ts';

export async function putQuestionAway(_: Bot, press: Press): Promise<Handled> {
  await acknowledgePress(press);
  return putAway(press);
}
