/** Shared by the commands that answer the question of a channel's table. */
import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import type { Action } from '../../src/core/requests/request.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import {
  type Asking,
  askingOf,
  askingOfUser,
  refuse,
  wordsFor,
} from '../../src/discord/interactions/acting.ts';
import { confirmationOf } from '../../src/discord/interactions/confirming/confirming.ts';
import { actorOf, channelOf } from '../../src/discord/interactions/people.ts';
import { complete } from '../../src/discord/interactions/replies.ts';
import { happenedText } from '../../src/discord/messages/boards/happened.ts';
import type { Row } from '../../src/discord/messages/pieces/parts.ts';
import { ownControls } from '../../src/discord/messages/questions/question-controls.ts';
import { questionPhrase } from '../../src/discord/messages/seats/question-phrase.ts';
import type { TableRefused } from '../../src/tables/model/refusal.ts';

/** Gives the answer, after a confirmation if the game warns about it. */
export async function giveAnswer(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
  asking: Asking,
  action: Action,
  refused: (refused: TableRefused) => Promise<InteractionResult> = (refused) =>
    refuse(bot, interaction, refused, asking.table.id),
): Promise<InteractionResult> {
  const question = confirmationOf(bot, asking, action, interaction.user.id);
  if (question !== null) return complete(interaction, question);
  const done = await bot.tables.act(actorOf(interaction), asking.table.id, action);
  return done.ok ? complete(interaction, { content: happenedText(bot, done) }) : refused(done);
}

/** The table's question with its controls. */
export function questionOf(
  bot: Bot,
  asking: Asking,
): { readonly question: Phrase; readonly rows: readonly Row[] } {
  const words = wordsFor(bot, asking);
  return {
    question: questionPhrase(asking),
    rows: ownControls(asking, asking.request, words),
  };
}

/** The part of the question that the person who is typing may answer; null if they may answer nothing. */
export async function askingWhileTyping(
  bot: Bot,
  interaction: AutocompleteInteraction,
): Promise<Asking | null> {
  const asking = askingOf(await bot.tables.loadedIn(channelOf(interaction)));
  return asking === null ? null : askingOfUser(asking, interaction.user.id);
}
