/** Who did it: the person behind an interaction, and what they and the bot may do in that channel. */
import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Saying } from '../../core/presenter.ts';
import type { Doer, Ruler } from '../../tables/model/change.ts';
import type { DeliveryError } from '../../tables/model/outbox.ts';
import type { ChannelId, UserId } from '../../tables/model/table.ts';
import type { BotContext } from '../bot.ts';
import { channelMention } from '../messages/parts.ts';
import {
  bitsOf,
  NEEDED_IN_CHANNEL,
  NEEDED_IN_THREAD,
  NEEDED_TO_OPEN_THREAD,
  type NeededPermission,
} from '../permissions.ts';

export function doerOf(interaction: BaseInteraction): Doer {
  return { userId: interaction.user.id as UserId, cause: interaction.id };
}

/** The same, where it matters whether they are a moderator. */
export async function rulerOf(bot: BotContext, interaction: BaseInteraction): Promise<Ruler> {
  return { ...doerOf(interaction), isModerator: await isModerator(bot, interaction) };
}

/** Moderators are those who may manage the messages of the channel, and whoever holds the role that the server named. */
export async function isModerator(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const isByPermission = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) === true;
  return isByPermission || holdsModeratorRole(bot, interaction);
}

/** What holds for a whole server takes a moderator of all of it: the leave of one channel is not enough. */
export async function isServerModerator(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const { member } = interaction;
  const isKnown = member !== null && typeof member.permissions !== 'string';
  if (!isKnown) return isModerator(bot, interaction);
  return member.permissions.has(PermissionFlagsBits.ManageMessages) || holdsModeratorRole(bot, interaction);
}

export async function serverRulerOf(bot: BotContext, interaction: BaseInteraction): Promise<Ruler> {
  return { ...doerOf(interaction), isModerator: await isServerModerator(bot, interaction) };
}

async function holdsModeratorRole(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const { moderatorRole } = await bot.settings.ofServer(guildOf(interaction));
  return moderatorRole !== null && rolesOf(interaction).includes(moderatorRole);
}

/** Ids of the roles they hold, however much the client knows of the server. */
export function rolesOf({ member }: BaseInteraction): readonly string[] {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

/** What they are called on that server. */
export function nameOf({ member, user }: BaseInteraction): string {
  if (member === null) return user.displayName;
  return 'displayName' in member ? member.displayName : (member.nick ?? user.displayName);
}

/** By what others may have called them here, a mention among it. */
export function namesOf(interaction: BaseInteraction): readonly string[] {
  const { id, displayName, username } = interaction.user;
  return [...new Set([`<@${id}>`, nameOf(interaction), displayName, username])];
}

export function channelOf(interaction: BaseInteraction): ChannelId {
  return (interaction.channelId ?? '') as ChannelId;
}

/** The channel that rights go by: of a thread, the one that it belongs to. */
export function channelOfRights(interaction: BaseInteraction): ChannelId {
  const { channel } = interaction;
  const parent = channel?.isThread() === true ? channel.parentId : null;
  return parent === null ? channelOf(interaction) : (parent as ChannelId);
}

export function guildOf(interaction: BaseInteraction): string {
  return interaction.guildId ?? '';
}

/** What the bot needs to carry a game here. */
function neededPermissions(interaction: BaseInteraction): readonly NeededPermission[] {
  return interaction.channel?.isThread() === true ? NEEDED_IN_THREAD : NEEDED_IN_CHANNEL;
}

export function missingPermissions(interaction: BaseInteraction): readonly NeededPermission[] {
  return neededPermissions(interaction).filter((name) => !interaction.appPermissions.has(bitsOf([name])));
}

/** Whether the bot may open a thread in the channel, and carry a game in it. */
export function mayOpenThreads({ appPermissions }: BaseInteraction): boolean {
  return appPermissions.has(bitsOf(NEEDED_TO_OPEN_THREAD));
}

/** What somebody is told who wants a table where the bot cannot carry one. */
export function missingSaying(interaction: BaseInteraction, missing: readonly NeededPermission[]): Saying {
  return { key: 'refusal.missing-permission', with: named(interaction, missing) };
}

/** What keeps the bot from showing the table; all it needs is named where it cannot tell what is missing. */
export function deliveryErrorSaying(interaction: BaseInteraction, deliveryError: DeliveryError): Saying {
  const missing = missingPermissions(interaction);
  const permissions = missing.length > 0 ? missing : neededPermissions(interaction);
  return { key: `trouble.${deliveryError}`, with: named(interaction, permissions) };
}

function named(interaction: BaseInteraction, names: readonly NeededPermission[]) {
  const permissions = names.map((name) => ({ key: `permission.${name}` }));
  return { permissions, channel: channelMention(channelOf(interaction)) };
}
