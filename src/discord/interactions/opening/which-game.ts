/** Asks a person which game they want to open a table for, and keeps the other options that they typed. */
import type { GameEntry } from '../../../core/catalogue.ts';
import type { Bot } from '../../bot.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { gameChoiceMessage } from '../../messages/lobbies/game-choice-message.ts';
import { type Answerable, complete } from '../replies.ts';
import { refusedToOpen } from './opening.ts';
import { type TypedWish, wishCode } from './typed-wish.ts';

export async function askWhichGame(
  bot: Bot,
  interaction: Answerable,
  entries: readonly GameEntry[],
  typed: TypedWish,
): Promise<InteractionResult> {
  const refused = await refusedToOpen(bot, interaction, typed.where);
  if (refused !== null) return refused;
  const wish = wishCode(typed);
  if (wish === null) throw new RangeError('what was typed has a sign that ids cannot have');
  return complete(interaction, gameChoiceMessage(entries, { kind: 'new-game', wish }, bot.translate));
}
