/** /rule: the rule for a question, a word, a world, an enemy, a god, a giant, a rune, or a number. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { rulebooksHere, showRules } from '../../src/discord/interactions/pages/rules.ts';
import { acknowledge } from '../../src/discord/interactions/replies.ts';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';
import { rulesOf, searchText, topicsOf } from '../../src/discord/messages/rules/rule-message.ts';
import { namesOf } from '../../src/words/rules.ts';
import { optionsIn } from '../parts/options.ts';

const OPTION = 'about';

export const rule: Command = {
  name: 'rule',
  declare: (translate) => ({
    name: 'rule',
    description: translate({ key: 'command.rule' }),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    options: [{ ...optionsIn(translate).suggested(OPTION), required: true }],
  }),
  run: showRule,
  suggest: suggestTopics,
};

async function showRule(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult> {
  await acknowledge(interaction);
  const search = searchText(interaction.options.getString(OPTION, true));
  return showRules(bot, interaction, { search, page: 0, withSources: false });
}

/** Topics with plain sentences come first, then those with one or two rules. A topic can be found by any of its common names. */
async function suggestTopics(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]> {
  const rulebooks = await rulebooksHere(bot, interaction);
  const named = rulebooks.flatMap(topicsOf).map((topic) => {
    const [name = topic.id, ...others] = namesOf(topic, bot.translate);
    return { name, value: topic.id, also: others.join(' ') };
  });
  const inRows = rulebooks.flatMap(rulesOf).flatMap(({ topics }) => topics);
  const unnamed = [...new Set(inRows)].sort().map((topic) => ({ name: topic, value: topic }));
  const once = [...named, ...unnamed].filter(
    ({ value }, at, all) => all.findIndex((other) => other.value === value) === at,
  );
  return matching(once, interaction.options.getFocused());
}
