/** Shows the rules of this channel's table, or of every game if there's no table. */
import type { BaseInteraction } from 'discord.js';
import type { GameEntry } from '../../../core/catalogue.ts';
import { UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { ChannelId } from '../../../tables/model/table.ts';
import { isReadOnly } from '../../../tables/turns/current-request.ts';
import type { Bot } from '../../bot.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { type OpenRulebook, type RuleQuestion, ruleMessage } from '../../messages/rules/rule-message.ts';
import { channelOf } from '../people.ts';
import { type Answerable, complete } from '../replies.ts';

/** Completes the acknowledged interaction. */
export async function showRules(
  bot: Bot,
  interaction: Answerable,
  question: RuleQuestion,
): Promise<InteractionResult> {
  const rulebooks = await rulebooksHere(bot, interaction);
  const last = await lastGameIn(bot, channelOf(interaction));
  const here = rulebooks.map((each) => ({ ...each, isLast: each.entry === last }));
  return complete(interaction, ruleMessage(here, question, bot.translate));
}

/** The game that was last played in the channel. A damaged table of an earlier game must not keep people from reading rules. */
async function lastGameIn(bot: Bot, channel: ChannelId): Promise<GameEntry | undefined> {
  try {
    return (await bot.tables.begunIn(channel))?.entry;
  } catch (error) {
    if (error instanceof UnreadableTable) return undefined;
    throw error;
  }
}

/** For a table with rules that this version doesn't know, no rules are shown. */
export async function rulebooksHere(
  bot: Bot,
  interaction: BaseInteraction,
): Promise<readonly OpenRulebook[]> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  if (loaded === null) return [...bot.catalogue.values()].map((entry) => ({ entry, table: null }));
  const { entry, table } = loaded;
  return [{ entry, table: isReadOnly(entry, table) ? null : table }];
}
