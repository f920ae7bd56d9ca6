/** Parses everything that comes in from Discord once; all other code works with the result. */
import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  RoleSelectMenuInteraction,
  StringSelectMenuInteraction,
  UserContextMenuCommandInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import { type CustomId, parseCustomId } from './custom-ids/custom-id.ts';

/** The use of a command, typed or chosen in the context menu of a message or a person. */
export type CommandUse =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | UserContextMenuCommandInteraction;

/** The use of one of the kinds of control that the bot makes. */
export type Press =
  | ButtonInteraction
  | StringSelectMenuInteraction
  | UserSelectMenuInteraction
  | RoleSelectMenuInteraction
  | ChannelSelectMenuInteraction;

export type Incoming =
  /** `name` includes the subcommand, as in `game new`. */
  | { readonly kind: 'command'; readonly name: string; readonly interaction: CommandUse }
  | { readonly kind: 'suggestion'; readonly name: string; readonly interaction: AutocompleteInteraction }
  | { readonly kind: 'press'; readonly id: CustomId; readonly interaction: Press }
  /**
   * A control from an older version, or a forged one: this version never writes such an id, and has no menus that mix people and
   * roles.
   */
  | { readonly kind: 'press'; readonly id: null; readonly interaction: MessageComponentInteraction }
  | { readonly kind: 'form'; readonly id: CustomId | null; readonly interaction: ModalSubmitInteraction }
  | { readonly kind: 'other'; readonly interaction: Interaction };

export function incomingOf(interaction: Interaction): Incoming {
  if (interaction.isChatInputCommand()) return { kind: 'command', name: nameOf(interaction), interaction };
  if (interaction.isMessageContextMenuCommand() || interaction.isUserContextMenuCommand())
    return { kind: 'command', name: interaction.commandName, interaction };
  if (interaction.isAutocomplete()) return { kind: 'suggestion', name: nameOf(interaction), interaction };
  if (interaction.isModalSubmit())
    return { kind: 'form', id: parseCustomId(interaction.customId), interaction };
  if (!interaction.isMessageComponent()) return { kind: 'other', interaction };
  const isOurs = !interaction.isMentionableSelectMenu();
  const id = isOurs ? parseCustomId(interaction.customId) : null;
  return isOurs && id !== null
    ? { kind: 'press', id, interaction }
    : { kind: 'press', id: null, interaction };
}

function nameOf({ commandName, options }: ChatInputCommandInteraction | AutocompleteInteraction): string {
  return [commandName, options.getSubcommandGroup(false), options.getSubcommand(false)]
    .filter((part) => part !== null)
    .join(' ');
}
