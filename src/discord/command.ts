/** A command's declaration, action and suggestions. */
import {
  type ApplicationCommandOptionChoiceData,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  type MessageContextMenuCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  type UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Catalogue } from '../core/catalogue.ts';
import type { Translate } from '../core/presentation/phrase.ts';
import type { Bot } from './bot.ts';
import type { InteractionResult } from './interaction-result.ts';

export interface SlashCommand {
  readonly contextMenu?: undefined;
  /** True if the command answers the table's question, so the person who types it wants to play. */
  readonly answers?: true;
  readonly name: string;
  /** Declares the command in one language. Names of commands and options are the same in every language. */
  declare(translate: Translate, catalogue: Catalogue): RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<InteractionResult>;
  suggest?(
    bot: Bot,
    interaction: AutocompleteInteraction,
  ): Promise<readonly ApplicationCommandOptionChoiceData[]>;
}

/** A command that people choose in a context menu instead of typing it. */
interface ContextMenuCommand<Menu extends string, Use> {
  /** The menu that contains the command: that of a message or that of a person. */
  readonly contextMenu: Menu;
  /** The English name, which is also the command's name on Discord. */
  readonly name: string;
  /** Declares the command with its name in one language. */
  declare(translate: Translate): RESTPostAPIContextMenuApplicationCommandsJSONBody;
  run(bot: Bot, interaction: Use): Promise<InteractionResult>;
}

export type MessageCommand = ContextMenuCommand<'message', MessageContextMenuCommandInteraction>;
export type PersonCommand = ContextMenuCommand<'person', UserContextMenuCommandInteraction>;

export type Command = SlashCommand | MessageCommand | PersonCommand;

/** Whether people can use the command in a direct message with the bot. */
export function worksInDirect(
  { declare }: Pick<Command, 'declare'>,
  { translate, catalogue }: Pick<Bot, 'translate' | 'catalogue'>,
): boolean {
  return declare(translate, catalogue).contexts?.includes(InteractionContextType.BotDM) === true;
}
