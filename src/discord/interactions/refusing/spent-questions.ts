/** Refuses an answer, and puts away the private question on which it stands where that was answered already. */
import type { MessageComponentInteraction } from 'discord.js';
import type { TableRefused } from '../../../tables/model/refusal.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { type ControlKind, parseCustomId } from '../../custom-ids/custom-id.ts';
import { customIdsOf } from '../../delivery/channels/channels.ts';
import type { Handled } from '../../handled.ts';
import { refuse, whisperRefusal } from '../acting.ts';
import { isPrivate } from '../replies.ts';

/** What stands on a question and nowhere else. Cards of the guide have answers too, but stay to be read. */
const ON_QUESTIONS: readonly ControlKind[] = ['answer', 'menu', 'verb', 'group', 'sure', 'keep'];

/**
 * The words why take the place of the question: its buttons can do nothing more. Discord lets the bot change a private
 * message for a quarter of an hour, but by the press on it always.
 */
export function refuseAnswer(
  bot: Bot,
  press: MessageComponentInteraction,
  refused: TableRefused,
  table: TableId,
): Promise<Handled> {
  const isSpent = refused.refusal.why === 'stale' && isPrivate(press) && isQuestion(press);
  return isSpent ? refuse(bot, press, refused, table) : whisperRefusal(bot, press, refused, table);
}

function isQuestion({ message }: MessageComponentInteraction): boolean {
  const ids = customIdsOf(message).map(parseCustomId);
  return ids.every((id) => id !== null && ON_QUESTIONS.includes(id.kind));
}
