/** Who did it: the person behind an interaction, and what they may do in that channel. */
import { type Interaction, PermissionFlagsBits } from 'discord.js';
import type { Saying } from '../../core/face.ts';
import type { Doer } from '../../tables/changing.ts';
import type { ChannelId, UserId } from '../../tables/table.ts';

export function doerOf(interaction: Interaction): Doer {
  return { userId: interaction.user.id as UserId, cause: interaction.id };
}

/** The same, where it matters whether they are a moderator. */
export function rulerOf(interaction: Interaction): Doer & { readonly isModerator: boolean } {
  return { ...doerOf(interaction), isModerator: isModerator(interaction) };
}

/** Moderators are those who may manage the messages of the channel. */
export function isModerator(interaction: Interaction): boolean {
  return interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) === true;
}

export function channelOf(interaction: Interaction): ChannelId {
  return (interaction.channelId ?? '') as ChannelId;
}

export function guildOf(interaction: Interaction): string {
  return interaction.guildId ?? '';
}

/** What the bot needs to carry a game here, in the order in which people are told. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;
const NEEDED_IN_THREADS = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const;

export type NeededPermission = (typeof NEEDED | typeof NEEDED_IN_THREADS)[number];

export function missingPermissions(interaction: Interaction): readonly NeededPermission[] {
  const needed = interaction.channel?.isThread() === true ? NEEDED_IN_THREADS : NEEDED;
  return needed.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
}

/** What somebody is told who wants a table where the bot cannot carry one. */
export function missingSaying(missing: readonly NeededPermission[]): Saying {
  const permissions = missing.map((name) => ({ key: `permission.${name}` }));
  return { key: 'refusal.missing-permission', with: { permissions } };
}
