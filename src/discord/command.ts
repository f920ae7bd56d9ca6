/** The parts of a slash command: what it declares, what it does, and what it suggests while people type. */
import {
  type ApplicationCommandOptionChoiceData,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/telling/presenter.ts';
import type { Bot } from './bot.ts';
import type { Handled } from './handled.ts';

export interface Command {
  readonly name: string;
  /** Declares the command in one language. Names of commands and options are the same in every language. */
  declare(translate: Translate, catalogue: Catalogue): RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<Handled>;
  suggest?(
    bot: Bot,
    interaction: AutocompleteInteraction,
  ): Promise<readonly ApplicationCommandOptionChoiceData[]>;
}

/** Whether people can use it in a direct message with the bot. */
export function worksInDirect(
  { declare }: Pick<Command, 'declare'>,
  { translate, catalogue }: Pick<Bot, 'translate' | 'catalogue'>,
): boolean {
  return declare(translate, catalogue).contexts?.includes(InteractionContextType.BotDM) === true;
}
