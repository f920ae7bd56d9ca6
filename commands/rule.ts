/** /rule: the rule for a word, a world, an enemy, a god, a giant, a rune, or a number. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import type { Handled } from '../src/discord/handled.ts';
import { channelOf } from '../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { matching } from '../src/discord/interactions/typed-answers.ts';
import { type OpenRulebook, ruleMessage, rulesOf } from '../src/discord/messages/rule-message.ts';
import { isReadOnly } from '../src/tables/turns/play.ts';
import { optionsIn } from './parts/options.ts';

const OPTION = 'about';

export const rule: Command = {
  name: 'rule',
  declare: (translate) => ({
    name: 'rule',
    description: translate({ key: 'command.rule' }),
    contexts: [InteractionContextType.Guild],
    options: [{ ...optionsIn(translate).suggested(OPTION), required: true }],
  }),
  run: tellRule,
  suggest: suggestTopics,
};

/**
 * The rulebook of the table in this channel, or those of every game where there is none. A table with rules that are
 * not known here says nothing of ours.
 */
async function rulebooksIn(
  bot: Bot,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): Promise<readonly OpenRulebook[]> {
  const loaded = await bot.tables.loadedIn(channelOf(interaction));
  if (loaded === null) return [...bot.catalogue.values()].map((entry) => ({ entry, table: null }));
  const { entry, table } = loaded;
  return [{ entry, table: isReadOnly(entry, table) ? null : table }];
}

async function tellRule(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Handled> {
  await acknowledge(interaction);
  const rulebooks = await rulebooksIn(bot, interaction);
  const asked = interaction.options.getString(OPTION, true);
  return complete(interaction, { content: ruleMessage(rulebooks, asked, bot.translate) });
}

async function suggestTopics(bot: Bot, interaction: AutocompleteInteraction) {
  const rules = (await rulebooksIn(bot, interaction)).flatMap(rulesOf);
  const topics = [...new Set(rules.flatMap((row) => row.topics))].sort();
  return matching(
    topics.map((topic) => ({ name: topic, value: topic })),
    interaction.options.getFocused(),
  );
}
