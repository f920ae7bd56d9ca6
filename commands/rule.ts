/** /rule: the rule for a word, a world, an enemy, a god, a giant, a rune, or a number. */
import {
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { RuleRow } from '../src/core/rulebook.ts';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/command.ts';
import { channelOf } from '../src/discord/interactions/people.ts';
import { acknowledge, complete } from '../src/discord/interactions/replies.ts';
import { matching } from '../src/discord/interactions/typed-answers.ts';
import { cut, LIMITS } from '../src/discord/messages/parts.ts';
import { rulesAbout } from '../src/words/rules.ts';

const OPTION = 'about';
const MOST_RULES = 12;

export const rule: Command = {
  name: 'rule',
  declare: (translate) => ({
    name: 'rule',
    description: translate({ key: 'command.rule' }),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: OPTION,
        description: translate({ key: 'option.about' }),
        required: true,
        autocomplete: true,
      },
    ],
  }),
  run: tellRule,
  complete: suggestTopics,
};

/** The rulebook of the game in this channel, or of every game where there is none. */
async function rulebookIn(
  bot: Bot,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): Promise<readonly RuleRow[]> {
  const standing = await bot.tables.standingIn(channelOf(interaction));
  return standing?.entry.rulebook ?? [...bot.catalogue.values()].flatMap(({ rulebook }) => rulebook);
}

async function tellRule(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void> {
  await acknowledge(interaction);
  const asked = interaction.options.getString(OPTION, true);
  const { translate } = bot;
  const found = rulesAbout(await rulebookIn(bot, interaction), asked, (id) => translate({ key: id }));
  const lines = found.slice(0, MOST_RULES).map(({ row, text }) => {
    return translate({
      key: 'rule.line',
      with: { id: row.id, text, sureness: { key: `rule.${row.confidence}` } },
    });
  });
  const more = found.length - lines.length;
  const rest = more > 0 ? [translate({ key: 'rule.more', with: { count: more } })] : [];
  const content = lines.length === 0 ? translate({ key: 'rule.none' }) : [...lines, ...rest].join('\n');
  await complete(interaction, { content: cut(content, LIMITS.content) });
}

async function suggestTopics(bot: Bot, interaction: AutocompleteInteraction) {
  const rulebook = await rulebookIn(bot, interaction);
  const topics = [...new Set(rulebook.flatMap((row) => row.topics))].sort();
  return matching(
    topics.map((topic) => ({ name: topic, value: topic })),
    interaction.options.getFocused(),
  );
}
