/** Computes who may do what in which channel, with Discord's bits and its order of overwrites. */
import type { Channel, Role } from './shapes.ts';

export const PERMISSIONS = {
  AddReactions: 1n << 6n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  SendMessagesInThreads: 1n << 38n,
  PinMessages: 1n << 51n,
} as const;
export type Permission = keyof typeof PERMISSIONS;

/** All permissions, for a direct message, where nothing can be forbidden. */
export const EVERYTHING = Object.values(PERMISSIONS).reduce((all, bit) => all | bit, 0n);

export function bitsOf(...names: readonly Permission[]): bigint {
  return names.reduce((bits, name) => bits | PERMISSIONS[name], 0n);
}

/** The permissions of a timed-out member. */
export const LEFT_IN_TIME_OUT = PERMISSIONS.ViewChannel | PERMISSIONS.ReadMessageHistory;

export function allows(bits: bigint, name: Permission): boolean {
  return (bits & PERMISSIONS[name]) !== 0n;
}

/**
 * The permissions of all roles add up. Then the channel denies and allows: first for everyone, then by role, and finally for the
 * member.
 */
export function permissionsIn(
  channel: Pick<Channel, 'overwrites'>,
  roles: readonly Role[],
  everyoneId: string,
  userId: string,
): bigint {
  const base = roles.reduce((bits, role) => bits | role.permissions, 0n);
  const ids = [everyoneId, ...roles.map((role) => role.id).filter((id) => id !== everyoneId), userId];
  return ids.reduce((bits, id) => {
    const overwrite = channel.overwrites.find((one) => one.id === id);
    return overwrite ? (bits & ~overwrite.deny) | overwrite.allow : bits;
  }, base);
}
