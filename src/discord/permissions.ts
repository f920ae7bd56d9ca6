/** The permissions that the bot needs from Discord, and why: it requests all of these and no others. */
import {
  type APIApplicationInstallParams,
  GatewayIntentBits,
  OAuth2Scopes,
  PermissionFlagsBits,
} from 'discord.js';

/**
 * Events of servers, channels and threads, and messages that people send to the bot directly. The bot doesn't request members,
 * presences or messages on servers.
 */
export const INTENTS = [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages] as const;

/** The permissions, in the order in which the bot lists missing ones. */
export const PERMISSIONS = [
  /** To find the channel of a table, and to learn when it is deleted. */
  'ViewChannel',
  /** To post the lobby in a channel, and the board and all notices of a table that is played there. */
  'SendMessages',
  /** To open a thread for each table; without it, tables are played in the channel. */
  'CreatePublicThreads',
  /** To open a private thread for a lesson; without it, a lesson gets a public one. */
  'CreatePrivateThreads',
  /** Discord's separate permission to send messages in a thread. */
  'SendMessagesInThreads',
  /** To attach the picture of the board. */
  'AttachFiles',
  /** To put a lesson's text between the picture and the buttons; without it, the text is above the picture. */
  'EmbedLinks',
  /** To check after a crash whether a message was sent, so that the bot sends nothing twice. */
  'ReadMessageHistory',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];
type Permission = (typeof PERMISSIONS)[number];

/** Needed for a table in a channel. A thread needs another permission to send. */
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

/** Needed for a table that gets its own thread. */
export const NEEDED_TO_OPEN_THREAD = [
  'CreatePublicThreads',
  ...NEEDED_IN_THREAD,
] as const satisfies readonly Permission[];

/** Needed for a lesson that only its learner sees. */
export const NEEDED_TO_OPEN_PRIVATE_THREAD = [
  'CreatePrivateThreads',
  ...NEEDED_IN_THREAD,
] as const satisfies readonly Permission[];

export function bitsOf(permissions: readonly Permission[]): bigint {
  return permissions.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
}

const SCOPES = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;

/** The scopes and permissions that the "Add App" button of the bot's profile asks for. */
export const INSTALL_PARAMS: APIApplicationInstallParams = {
  scopes: [...SCOPES],
  permissions: String(bitsOf(PERMISSIONS)),
};

/** The link with which a person who manages a server adds the bot to it, including all the permissions it needs. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: SCOPES.join(' '),
    permissions: String(bitsOf(PERMISSIONS)),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
