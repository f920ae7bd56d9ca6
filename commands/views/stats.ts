/** /stats: the game totals of a person, of this server or of a role. */
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Phrase } from '../../src/core/presentation/phrase.ts';
import { type Bot, withLanguage } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { refuseInWords } from '../../src/discord/interactions/acting.ts';
import { languageOfChannel } from '../../src/discord/interactions/language.ts';
import { guildOf } from '../../src/discord/interactions/people.ts';
import { acknowledge, announce, complete } from '../../src/discord/interactions/replies.ts';
import { matching, type Suggestion } from '../../src/discord/interactions/typed-answers.ts';
import { statsMessage } from '../../src/discord/messages/stats-message.ts';
import type { Scope } from '../../src/tables/model/storage/statistics.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { optionsIn } from '../parts/options.ts';

const FOR = ['me', 'channel'] as const;

export const stats: Command = {
  name: 'stats',
  declare: (translate) => {
    const { person, suggested, yesOrNo, oneOf } = optionsIn(translate);
    return {
      name: 'stats',
      description: translate({ key: 'command.stats' }),
      contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
      options: [
        person('person'),
        suggested('role', 'stats-role'),
        yesOrNo('server', 'stats-server'),
        oneOf('for', FOR),
      ],
    };
  },
  run: showStatistics,
  suggest: suggestRoles,
};

async function showStatistics(
  bot: Bot,
  interaction: ChatInputCommandInteraction,
): Promise<InteractionResult> {
  await acknowledge(interaction);
  const scope = scopeTyped(bot, interaction);
  if ('key' in scope) return refuseInWords(bot, interaction, scope);
  const [statistics, campaigns] = await Promise.all([
    bot.statistics.of(scope),
    bot.statistics.campaigns(scope),
  ]);
  const noGames = ({ catalogue, translate }: Bot) =>
    statsMessage(scope, statistics, campaigns, catalogue, translate);
  const isForChannel = interaction.inGuild() && interaction.options.getString('for') === 'channel';
  if (!isForChannel) return complete(interaction, { content: noGames(bot) });
  await complete(interaction, { content: bot.translate({ key: 'stats.shown' }) });
  const language = await languageOfChannel(bot, interaction);
  return announce(interaction, { content: noGames(withLanguage(bot, language)) });
}

/**
 * The games to count, or the reason there can't be any. By default these are the caller's own games; if only a role is given,
 * everyone's games in that role. In a direct message only the caller's own games count, on all servers.
 */
function scopeTyped(bot: Bot, interaction: ChatInputCommandInteraction): Scope | Phrase {
  const person = interaction.options.getUser('person');
  const typed = interaction.options.getString('role');
  const ofServer = interaction.options.getBoolean('server') === true;
  if (ofServer && person !== null) return { key: 'stats.person-or-server' };
  const role = typed === null ? null : roleNamed(bot, typed);
  if (role === undefined) return { key: 'refusal.no-such-role' };
  if (!interaction.inGuild()) {
    const isOfOthers = ofServer || (person !== null && person.id !== interaction.user.id);
    if (isOfOthers) return { key: 'stats.only-own' };
    return { guildId: null, userId: interaction.user.id as UserId, role };
  }
  const isOfAll = person === null && (ofServer || role !== null);
  const userId = isOfAll ? null : ((person ?? interaction.user).id as UserId);
  return { guildId: guildOf(interaction), userId, role };
}

/** Accepts the name in the reader's language, or the role's id. */
function roleNamed(bot: Bot, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return rolesOf(bot).find(({ name, value }) => [name.toLowerCase(), value].includes(wanted))?.value;
}

async function suggestRoles(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]> {
  return matching(rolesOf(bot), interaction.options.getFocused());
}

/** Every role of every game, without duplicate names. */
function rolesOf({ catalogue, translate }: Bot): readonly Suggestion[] {
  const named = [...catalogue.values()].flatMap(({ game, presenter }) =>
    game.roles.map((role) => [role, translate(presenter.role(role))] as const),
  );
  return [...new Map(named)].map(([value, name]) => ({ name, value }));
}
