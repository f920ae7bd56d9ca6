/** Button: puts the question away on which it stands. */

import type { Bot } from '../bot.ts';
import type { Press } from '../incoming.ts';
import { acknowledgePress, putAway } from '../interactions/replies.ts';
import type { Outcome } from '../outcome.ts';

export async function putQuestionAway(_: Bot, press: Press): Promise<Outcome> {
  await acknowledgePress(press);
  return putAway(press);
}
