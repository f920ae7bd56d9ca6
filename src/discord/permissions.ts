/** What the bot needs to be allowed by Discord, and why: nothing here can be left out, and nothing else is needed. */
import { GatewayIntentBits, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';

/** Tells of servers, channels and threads. Neither members, nor presences, nor what people write is listened to. */
export const INTENTS = [GatewayIntentBits.Guilds] as const;

/** In the order in which people are told of what is missing. */
export const PERMISSIONS = [
  /** To find the channel of a table, and to hear when it is gone. */
  'ViewChannel',
  /** The lobby, the board and whatever is said at a table that is played in a channel. */
  'SendMessages',
  /** A table gets a thread of its own; where this is missing, it is played in the channel. */
  'CreatePublicThreads',
  /** The same as Send Messages, for a table in a thread: Discord asks for it apart. */
  'SendMessagesInThreads',
  /** The picture of the board. */
  'AttachFiles',
  /** After a crash in the middle of a send, to see whether the message is there, so that nothing is said twice. */
  'ReadMessageHistory',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];
type Permission = (typeof PERMISSIONS)[number];

/** What carries a table in a channel; in a thread, sending is another permission. */
export const NEEDED_IN_CHANNEL = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly Permission[];
export const NEEDED_IN_THREAD = [
  'ViewChannel',
  'SendMessagesInThreads',
  'AttachFiles',
  'ReadMessageHistory',
] as const satisfies readonly Permission[];

export type NeededPermission = (typeof NEEDED_IN_CHANNEL | typeof NEEDED_IN_THREAD)[number];

/** What carries a table that is to have a thread of its own. */
export const NEEDED_TO_OPEN_THREAD = [
  'CreatePublicThreads',
  ...NEEDED_IN_THREAD,
] as const satisfies readonly Permission[];

export function bitsOf(permissions: readonly Permission[]): bigint {
  return permissions.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

const SCOPES = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;

/** Whoever may manage a server puts the bot on it there, with all that it needs. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: SCOPES.join(' '),
    permissions: String(bitsOf(PERMISSIONS)),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
