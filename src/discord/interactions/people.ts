/** The person behind an interaction, and what they and the bot may do in the channel. */
import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Actor, PrivilegedActor } from '../../tables/model/change.ts';
import type { DeliveryError } from '../../tables/model/outbox.ts';
import type { ChannelId, UserId } from '../../tables/model/table.ts';
import type { BotContext } from '../bot.ts';
import type { AdmissionRefusal } from '../interaction-result.ts';
import { channelMention, timestamp } from '../messages/pieces/parts.ts';
import { plainly } from '../messages/pieces/quoted.ts';
import {
  bitsOf,
  NEEDED_IN_CHANNEL,
  NEEDED_IN_THREAD,
  NEEDED_TO_OPEN_PRIVATE_THREAD,
  NEEDED_TO_OPEN_THREAD,
  type NeededPermission,
} from '../permissions.ts';

export function actorOf(interaction: BaseInteraction): Actor {
  return { userId: interaction.user.id as UserId, cause: interaction.id, guildId: guildOf(interaction) };
}

/** The actor, including whether they are a moderator. */
export async function privilegedActorOf(
  bot: BotContext,
  interaction: BaseInteraction,
): Promise<PrivilegedActor> {
  return { ...actorOf(interaction), isModerator: await isModerator(bot, interaction) };
}

/** Moderators are people who may manage the channel's messages, and people with the role that the server chose. */
export async function isModerator(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const isByPermission = interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) === true;
  return isByPermission || holdsModeratorRole(bot, interaction);
}

/** A change for a whole server requires a moderator of the whole server; permissions in one channel are not enough. */
export async function isServerModerator(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const { member } = interaction;
  const isKnown = member !== null && typeof member.permissions !== 'string';
  if (!isKnown) return isModerator(bot, interaction);
  return member.permissions.has(PermissionFlagsBits.ManageMessages) || holdsModeratorRole(bot, interaction);
}

export async function serverActorOf(bot: BotContext, interaction: BaseInteraction): Promise<PrivilegedActor> {
  return { ...actorOf(interaction), isModerator: await isServerModerator(bot, interaction) };
}

async function holdsModeratorRole(bot: BotContext, interaction: BaseInteraction): Promise<boolean> {
  const { moderatorRole } = await bot.settings.ofServer(guildOf(interaction));
  return moderatorRole !== null && rolesOf(interaction).includes(moderatorRole);
}

/** The ids of this person's roles. Works whether or not the client has the server in its cache. */
export function rolesOf({ member }: BaseInteraction): readonly string[] {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
}

/** The person's name on this server, or their user name if it consists only of invisible characters. */
export function nameOf({ member, user }: BaseInteraction): string {
  const name = chosenName(member) ?? user.displayName;
  return plainly(name) === '' ? user.username : name;
}

function chosenName(member: BaseInteraction['member']): string | null | undefined {
  if (member === null) return null;
  return 'displayName' in member ? member.displayName : member.nick;
}

/** All the names by which others may have typed this person, including the mention. */
export function namesOf(interaction: BaseInteraction): readonly string[] {
  const { id, displayName, username } = interaction.user;
  return [...new Set([`<@${id}>`, nameOf(interaction), displayName, username])];
}

export function channelOf(interaction: BaseInteraction): ChannelId {
  return (interaction.channelId ?? '') as ChannelId;
}

/** The channel whose permissions count: for a thread, its parent. */
export function channelOfRights(interaction: BaseInteraction): ChannelId {
  const { channel } = interaction;
  const parent = channel?.isThread() === true ? channel.parentId : null;
  return parent === null ? channelOf(interaction) : (parent as ChannelId);
}

export function guildOf(interaction: BaseInteraction): string {
  return interaction.guildId ?? '';
}

/** The permissions that the bot needs to run a game here. */
function neededPermissions(interaction: BaseInteraction): readonly NeededPermission[] {
  return interaction.channel?.isThread() === true ? NEEDED_IN_THREAD : NEEDED_IN_CHANNEL;
}

export function missingPermissions(interaction: BaseInteraction): readonly NeededPermission[] {
  // Discord sends the channel of an interaction only if the bot may see it.
  if (channelOf(interaction) === '') return ['ViewChannel'];
  return neededPermissions(interaction).filter((name) => !botMay(interaction, [name]));
}

/** The permissions that Discord leaves to a timed-out member. */
const LEFT_IN_TIME_OUT: readonly string[] = ['ViewChannel', 'ReadMessageHistory'];

function botMay(interaction: BaseInteraction, names: Parameters<typeof bitsOf>[0]): boolean {
  if (timedOutUntil(interaction) !== null && names.some((name) => !LEFT_IN_TIME_OUT.includes(name)))
    return false;
  return interaction.appPermissions.has(bitsOf(names));
}

/** The time when the bot's time-out here ends; null if no moderator has timed it out. */
function timedOutUntil({ guild, createdAt }: BaseInteraction): Date | null {
  const until = guild?.members.me?.communicationDisabledUntil ?? null;
  return until !== null && until > createdAt ? until : null;
}

/** Whether the bot may open a thread in this channel and run a game in it. */
export function mayOpenThreads(interaction: BaseInteraction): boolean {
  return botMay(interaction, NEEDED_TO_OPEN_THREAD);
}

/** Whether the bot may open a private thread in this channel and run a game in it. */
export function mayOpenPrivateThreads(interaction: BaseInteraction): boolean {
  return botMay(interaction, NEEDED_TO_OPEN_PRIVATE_THREAD);
}

/** Whether the bot may show a table in this channel directly. */
export function mayPost(interaction: BaseInteraction): boolean {
  return botMay(interaction, NEEDED_IN_CHANNEL);
}

/** The refusal for a person who wants a table where the bot lacks permissions. */
export function missingPhrase(
  interaction: BaseInteraction,
  missing: readonly NeededPermission[],
): AdmissionRefusal {
  const until = timedOutUntil(interaction);
  if (until !== null) return { key: 'refusal.timed-out', with: { until: timestamp(until, 'exact') } };
  return { key: 'refusal.missing-permission', with: named(interaction, missing) };
}

/** The reason why the bot cannot show the table. Names all the permissions it needs if it cannot tell which are missing. */
export function deliveryErrorPhrase(interaction: BaseInteraction, deliveryError: DeliveryError): Phrase {
  const until = timedOutUntil(interaction);
  if (until !== null) return { key: 'problem.timed-out', with: { until: timestamp(until, 'exact') } };
  const missing = missingPermissions(interaction);
  const permissions = missing.length > 0 ? missing : neededPermissions(interaction);
  return { key: `problem.${deliveryError}`, with: named(interaction, permissions) };
}

function named(interaction: BaseInteraction, names: readonly NeededPermission[]) {
  const permissions = names.map((name) => ({ key: `permission.${name}` }));
  return { permissions, channel: channelMention(channelOf(interaction)) };
}
