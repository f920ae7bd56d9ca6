/** Shows the rules of this channel's table, or of every game if there's no table. */
import type { BaseInteraction } from 'discord.js';
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
  return complete(interaction, ruleMessage(await rulebooksHere(bot, interaction), question, bot.translate));
}

/** For a table with rules that this version doesn't know, no rules are shown. */
export async function rulebooksHere(
  bot: Bot,
  interaction: BaseInteraction,
): Promise<readonly OpenRulebook[]> {
  const channel = channelOf(interaction);
  const loaded = await bot.tables.loadedIn(channel);
  if (loaded === null) {
    const last = await bot.tables.begunIn(channel);
    return [...bot.catalogue.values()].map((entry) => ({
      entry,
      table: null,
      isLast: entry === last?.entry,
    }));
  }
  const { entry, table } = loaded;
  return [{ entry, table: isReadOnly(entry, table) ? null : table }];
}
