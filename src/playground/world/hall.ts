/** The server that the local Discord always has, with its people and channels. Ids are fixed, so that they survive a restart. */
import { bitsOf } from '../model/permissions.ts';
import { CHANNEL_TYPES, type Channel, type Person, type Role } from '../model/shapes.ts';

export const GUILD = { id: '1200000000000000001', name: 'Asgard Hall', locale: 'en-US' } as const;
/** The owner, who may do everything on the server and is never shown. */
export const OWNER_ID = '1200000000000000299';
export const APPLICATION_ID = '1200000000000000100';
/** On Discord too, a bot's user has the id of its application. */
export const BOT_ID = '1200000000000000100';
export const TOKEN = 'MTIwMDAwMDAwMDAwMDAwMDEwMA.local.playground';

export const BORN_AT = Date.UTC(2026, 0, 1);

const BOT_ROLE_ID = '1200000000000000011';
const MODERATOR_ROLE_ID = '1200000000000000012';

const EVERYONE = bitsOf(
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'SendMessagesInThreads',
);

export const ROLES: readonly Role[] = [
  { id: GUILD.id, name: '@everyone', permissions: EVERYONE, managed: false },
  {
    id: BOT_ROLE_ID,
    name: 'Ratatoskr',
    permissions: EVERYONE | bitsOf('CreatePrivateThreads'),
    managed: true,
  },
  {
    id: MODERATOR_ROLE_ID,
    name: 'Moderators',
    permissions: EVERYONE | bitsOf('ManageMessages', 'ManageThreads'),
    managed: false,
  },
  { id: '1200000000000000013', name: 'Skalds', permissions: EVERYONE, managed: false },
];

function person(last: number, name: string, roleIds: readonly string[] = []): Person {
  return {
    id: `12000000000000002${String(last).padStart(2, '0')}`,
    name,
    bot: false,
    locale: 'en-US',
    roleIds,
    left: [],
    joinedAt: {},
    takesDirectMessages: true,
  };
}

export const PEOPLE: readonly Person[] = [
  person(1, 'Ada'),
  person(2, 'Bo'),
  person(3, 'Cleo'),
  person(4, 'Dag'),
  person(5, 'Eir'),
  person(6, 'Finn'),
  person(7, 'Moderator Mo', [MODERATOR_ROLE_ID]),
  { ...person(0, 'Ratatoskr', [BOT_ROLE_ID]), id: BOT_ID, bot: true },
];

function channel(last: number, name: string, topic: string): Channel {
  return {
    id: `12000000000000003${String(last).padStart(2, '0')}`,
    type: CHANNEL_TYPES.text,
    serverId: GUILD.id,
    name,
    topic,
    position: last,
    overwrites: [],
    parentId: null,
    ownerId: null,
    members: null,
    archived: false,
    locked: false,
    archiveAfter: 10_080,
    recipientId: null,
    createdAt: BORN_AT,
  };
}

export const CHANNELS: readonly Channel[] = [
  channel(1, 'yggdrasil', 'Tables under the great ash'),
  channel(2, 'midgard', 'A second place to play'),
  channel(3, 'hall', 'Talk'),
];
