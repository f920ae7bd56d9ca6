/** Refuses an answer, and removes its private question or advice if the game has moved on. */
import type { MessageComponentInteraction } from 'discord.js';
import type { TableRefused } from '../../../tables/model/refusal.ts';
import type { TableId } from '../../../tables/model/table.ts';
import { adviceFor } from '../../../tables/turns/advising.ts';
import type { Bot } from '../../bot.ts';
import { type ControlKind, formatCustomId, parseCustomId } from '../../custom-ids/custom-id.ts';
import { customIdsOf } from '../../delivery/channels/sent.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { button, row } from '../../messages/pieces/parts.ts';
import { isSpent, refuse, refuseInWords, refusePrivately } from '../acting.ts';
import { isPrivate } from '../replies.ts';

/** Buttons that only a question has. Guide cards have answers too, but stay so they can be read. */
const ON_QUESTIONS: readonly ControlKind[] = ['answer', 'menu', 'verb', 'group', 'sure', 'keep'];
const ON_ADVICE: readonly ControlKind[] = ['advised'];

/**
 * The reason replaces the question, whose buttons can never work again. Discord lets the bot edit a private message for a quarter
 * of an hour, but always in response to a press on it.
 */
export async function refuseAnswer(
  bot: Bot,
  press: MessageComponentInteraction,
  refused: TableRefused,
  table: TableId,
): Promise<InteractionResult> {
  const isOver = isSpent(refused.refusal) && isPrivate(press);
  if (isOver && hasOnly(press, ON_ADVICE)) return refuseAdvised(bot, press, table);
  return isOver && hasOnly(press, ON_QUESTIONS)
    ? refuse(bot, press, refused, table)
    : refusePrivately(bot, press, refused, table);
}

function hasOnly({ message }: MessageComponentInteraction, kinds: readonly ControlKind[]): boolean {
  const ids = customIdsOf(message).map(parseCustomId);
  return ids.every((id) => id !== null && kinds.includes(id.kind));
}

/** Offers advice on the current state, if the person may have any. */
async function refuseAdvised(
  bot: Bot,
  press: MessageComponentInteraction,
  table: TableId,
): Promise<InteractionResult> {
  const loaded = await bot.tables.loaded(table);
  if (loaded === null || !adviceFor(loaded, press.user.id).ok)
    return refuseInWords(bot, press, { key: 'advice.outdated' });
  const again = button(formatCustomId({ kind: 'advise', table }), bot.translate({ key: 'button.advise' }));
  return refuseInWords(bot, press, { key: 'advice.outdated-ask-again' }, [row([again])]);
}
