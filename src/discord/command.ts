/** What a slash command is to the bot: what it declares, what it does, what it suggests while people type. */
import type {
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/presenter.ts';
import type { Bot } from './bot.ts';

export interface Command {
  readonly name: string;
  /** In one language; the names of commands and options are the program's own in each. */
  declare(translate: Translate, catalogue: Catalogue): RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void>;
  suggest?(
    bot: Bot,
    interaction: AutocompleteInteraction,
  ): Promise<readonly ApplicationCommandOptionChoiceData[]>;
}
