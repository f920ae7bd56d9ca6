/** A subcommand: its declaration, its action and its suggestions; and the command that combines several. */
import {
  type APIApplicationCommandBasicOption,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
} from 'discord.js';
import type { Catalogue } from '../../src/core/catalogue.ts';
import type { Translate } from '../../src/core/presentation/phrase.ts';
import type { Bot } from '../../src/discord/bot.ts';
import type { Command } from '../../src/discord/command.ts';
import type { InteractionResult } from '../../src/discord/interaction-result.ts';
import { unknownCommand } from '../../src/discord/interactions/refusing/unknown.ts';
import { acknowledge } from '../../src/discord/interactions/replies.ts';
import type { Suggestion } from '../../src/discord/interactions/typed-answers.ts';
import { optionsIn } from './options.ts';

export interface Subcommand {
  readonly name: string;
  /** Omitted if the subcommand has no options. */
  options?(translate: Translate, catalogue: Catalogue): APIApplicationCommandBasicOption[];
  /** Completes the acknowledged interaction. */
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult>;
  suggest?(bot: Bot, interaction: AutocompleteInteraction): Promise<readonly Suggestion[]>;
}

export function commandOf(name: string, subcommands: readonly Subcommand[]): Command {
  const byName = new Map(subcommands.map((subcommand) => [subcommand.name, subcommand]));
  return {
    name,
    declare: (translate, catalogue) => ({
      name,
      description: translate({ key: `command.${name}` }),
      contexts: [InteractionContextType.Guild],
      options: subcommands.map((subcommand) =>
        optionsIn(translate).subcommand(name, subcommand.name, subcommand.options?.(translate, catalogue)),
      ),
    }),
    async run(bot, interaction) {
      await acknowledge(interaction);
      const meant = byName.get(interaction.options.getSubcommand());
      return meant === undefined ? unknownCommand(bot, interaction) : meant.run(bot, interaction);
    },
    async suggest(bot, interaction) {
      const meant = byName.get(interaction.options.getSubcommand());
      return (await meant?.suggest?.(bot, interaction)) ?? [];
    },
  };
}
