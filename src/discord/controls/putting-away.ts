/** Button: dismisses the question it belongs to. */

import type { Bot } from '../bot.ts';
import type { Press } from '../incoming.ts';
import type { InteractionResult } from '../interaction-result.ts';
import { acknowledgePress, dismiss } from '../interactions/replies.ts';

export async function dismissQuestion(_: Bot, press: Press): Promise<InteractionResult> {
  await acknowledgePress(press);
  return dismiss(press);
}
