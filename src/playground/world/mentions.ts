/** Decides who is pinged by a message, and what their phone shows. */

import { isObject, listOf } from '../json.ts';
import { COMPONENTS, everyComponent } from '../model/component-types.ts';
import { allows } from '../model/permissions.ts';
import { CHANNEL_TYPES, type Component, FLAGS, type Message } from '../model/shapes.ts';
import { BOT_ID, GUILD } from './hall.ts';
import type { World } from './world.ts';

const USER_MENTION = /<@!?(\d+)>/g;
const ROLE_MENTION = /<@&(\d+)>/g;

interface MentionSource {
  readonly channelId: string;
  readonly authorId: string;
  readonly content: string;
  readonly components: readonly Component[];
  readonly replyTo: string | null;
  /** The `allowed_mentions` field from the sender. */
  readonly allowed: unknown;
  /** Interaction messages ping only users by default; ordinary messages ping everyone they mention. */
  readonly usersOnlyByDefault: boolean;
}

export function mentionsOf(world: World, source: MentionSource): readonly string[] {
  const allText = [source.content, ...textsOf(source.components)].join('\n');
  const allowed = isObject(source.allowed) ? source.allowed : null;
  const byDefault = source.usersOnlyByDefault ? ['users'] : ['users', 'roles', 'everyone'];
  const parse = allowed ? listOf(allowed['parse']) : byDefault;
  const isAllowed = (kind: string, id: string) =>
    parse.includes(kind) || listOf(allowed?.[kind]).includes(id);
  const users = idsIn(allText, USER_MENTION).filter((id) => isAllowed('users', id));
  const roles = idsIn(allText, ROLE_MENTION).filter((id) => isAllowed('roles', id));
  const people = [...world.people.values()];
  const mayPingAll = allows(world.permissionsOf(source.authorId, source.channelId), 'MentionEveryone');
  const pingsAll = /@(everyone|here)/.test(allText) && parse.includes('everyone') && mayPingAll;
  const replied = source.replyTo === null ? undefined : world.messages.get(source.replyTo);
  const pingsReplied = replied !== undefined && (allowed === null || allowed['replied_user'] === true);
  const pinged = [
    ...users.filter((id) => world.people.has(id)),
    ...people.filter((one) => pingsAll || one.roleIds.some((id) => roles.includes(id))).map((one) => one.id),
    ...(pingsReplied ? [replied.authorId] : []),
  ];
  return [...new Set(pinged)];
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function textsOf(components: readonly Component[]): readonly string[] {
  return everyComponent(components)
    .filter((one) => one.type === COMPONENTS.text)
    .map((one) => one.content ?? '');
}

/** Notifies the people that a new message pings. An edit notifies no one. */
export function notify(world: World, message: Message): void {
  if (message.visibleTo !== null || (message.flags & FLAGS.silent) !== 0) return;
  const channel = world.channels.get(message.channelId);
  if (!channel) return;
  const direct = channel.type === CHANNEL_TYPES.direct && channel.recipientId ? [channel.recipientId] : [];
  for (const userId of new Set([...message.mentions, ...direct])) {
    const canSee = allows(world.permissionsOf(userId, channel.id), 'ViewChannel');
    if (userId === message.authorId || userId === BOT_ID || !canSee) continue;
    const notification = {
      userId,
      messageId: message.id,
      channelId: channel.id,
      text: notificationText(world, message),
      at: world.now(),
    };
    world.notifications.push(notification);
    world.emit({ what: 'notified', notification });
  }
}

/** The author, the channel and the content; a message with only Components V2 shows no content. */
function notificationText(world: World, message: Message): string {
  if (message.content === '') return '';
  const author = world.people.get(message.authorId)?.name ?? 'Somebody';
  const channel = world.channels.get(message.channelId);
  const place = channel?.type === CHANNEL_TYPES.direct ? '' : ` (#${channel?.name ?? ''})`;
  return `${author}${place}: ${plainText(world, message.content)}`;
}

/** The content as a notification shows it: names instead of mentions, and no markdown. */
function plainText(world: World, content: string): string {
  return content
    .replace(USER_MENTION, (_, id: string) => `@${world.people.get(id)?.name ?? 'unknown-user'}`)
    .replace(
      ROLE_MENTION,
      (_, id: string) => `@${world.roles.find((role) => role.id === id)?.name ?? GUILD.name}`,
    )
    .replace(/<#(\d+)>/g, (_, id: string) => `#${world.channels.get(id)?.name ?? 'unknown'}`)
    .replace(/<t:(-?\d+)(?::([tTdDfFR]))?>/g, (_, at: string, how?: string) =>
      timeText(Number(at) * 1000, world.now(), how === 'R'),
    )
    .replace(/<a?:(\w+):\d+>/g, ':$1:')
    .replace(/<\/([^:>]+):\d+>/g, '/$1')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/```(?:\w+\n)?/g, '')
    .replace(/^(?:>{1,3} |-# |#{1,3} )/gm, '')
    .replace(/(?<!\\)(\*\*\*|\*\*|\*|__|~~|\|\||`)/g, '')
    .replace(/(?<![\w\\])_([^_]+)_(?!\w)/g, '$1')
    .replace(/\\([*_~`|>#\\])/g, '$1')
    .trim();
}

function timeText(at: number, now: number, isRelative: boolean): string {
  if (!isRelative) return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  const minutes = Math.round((at - now) / 60_000);
  const format = new Intl.RelativeTimeFormat('en');
  if (Math.abs(minutes) < 60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 48 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day');
}
