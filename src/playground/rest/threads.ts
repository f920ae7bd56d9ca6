/** REST routes that open and change threads. */

import { isAbsent, listOf, numberOf, textOf } from '../json.ts';
import type { Permission } from '../model/permissions.ts';
import {
  CHANNEL_TYPES,
  type Channel,
  FLAGS,
  type ForumTag,
  MESSAGE_TYPES,
  type Message,
} from '../model/shapes.ts';
import { answer, NOTHING, type Reply, refusalOf, refuse } from '../replies.ts';
import { checkText, type Problems } from '../validation/problems.ts';
import { BOT_ID } from '../world/hall.ts';
import { keep, postNote } from '../world/posting.ts';
import { addToThread, removeFromThread } from '../world/thread-members.ts';
import { channelOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, channelFor, isReply, serverFor } from './call.ts';
import { messageFor } from './messages.ts';

const ARCHIVE_AFTER: readonly unknown[] = [60, 1440, 4320, 10_080];
const MAX_ACTIVE_THREADS = 1000;
const MAX_TAGS = 5;

interface ThreadPlan {
  readonly name: string;
  readonly type: number;
  readonly ownerId: string;
  readonly archiveAfter: number;
  /** The message from which the thread starts, and which has the same id. */
  readonly from: Message | null;
}

export function isFullOfThreads(world: World, serverId: string | null): boolean {
  return activeIn(world, serverId).length >= MAX_ACTIVE_THREADS;
}

function activeIn({ channels }: World, serverId: string | null): readonly Channel[] {
  return [...channels.values()].filter(
    (one) => one.serverId === serverId && one.parentId !== null && !one.archived,
  );
}

export function openThread(world: World, parent: Channel, plan: ThreadPlan): Channel {
  const { availableTags: _, ...inherited } = parent;
  const thread: Channel = {
    ...inherited,
    ...(parent.type === CHANNEL_TYPES.forum ? { appliedTags: [] } : {}),
    id: plan.from?.id ?? world.newId(),
    type: plan.type,
    name: plan.name,
    topic: '',
    overwrites: [],
    parentId: parent.id,
    ownerId: plan.ownerId,
    members: plan.type === CHANNEL_TYPES.privateThread ? [] : null,
    archiveAfter: plan.archiveAfter,
    createdAt: world.now(),
  };
  world.channels.set(thread.id, thread);
  world.emit({ what: 'channel-created', channel: thread });
  if (plan.from) {
    const flags = plan.from.flags | FLAGS.hasThread;
    keep(world, { ...plan.from, threadId: thread.id, flags }, 'message-updated');
  } else if (plan.type === CHANNEL_TYPES.publicThread) {
    const note = { type: MESSAGE_TYPES.threadCreated, content: plan.name, threadId: thread.id };
    postNote(world, parent.id, plan.ownerId, note);
  }
  return thread;
}

function checkThread(problems: Problems, call: Call): void {
  checkText(problems.at('name'), call.body['name'], 1, 100);
  checkDuration(problems, call);
}

function checkDuration(problems: Problems, call: Call): void {
  const minutes = call.body['auto_archive_duration'];
  if (isAbsent(minutes) || ARCHIVE_AFTER.includes(minutes)) return;
  problems
    .at('auto_archive_duration')
    .add('BASE_TYPE_CHOICES', `Value must be one of {${ARCHIVE_AFTER.join(', ')}}.`);
}

export function threadFromMessage(call: Call): Reply {
  const message = messageFor(call, 'CreatePublicThreads');
  if (isReply(message)) return message;
  if (message.threadId !== null) return refuse('thread-exists');
  return create(call, CHANNEL_TYPES.publicThread, message);
}

export function threadAlone(call: Call): Reply {
  const isPrivate = (call.body['type'] ?? CHANNEL_TYPES.privateThread) === CHANNEL_TYPES.privateThread;
  return create(call, isPrivate ? CHANNEL_TYPES.privateThread : CHANNEL_TYPES.publicThread, null);
}

function create(call: Call, type: number, from: Message | null): Reply {
  const needed: Permission =
    type === CHANNEL_TYPES.publicThread ? 'CreatePublicThreads' : 'CreatePrivateThreads';
  const parent = channelFor(call, needed);
  if (isReply(parent)) return parent;
  if (parent.type !== CHANNEL_TYPES.text) return refuse('wrong-channel-type');
  const refusal = refusalOf((problems) => checkThread(problems, call));
  if (refusal) return refusal;
  if (isFullOfThreads(call.world, parent.serverId)) return refuse('too-many-threads');
  const archiveAfter = numberOf(call.body['auto_archive_duration']) || 4320;
  const plan = { name: textOf(call.body['name']), type, ownerId: BOT_ID, archiveAfter, from };
  return answer(channelOnWire(call.world, openThread(call.world, parent, plan)), 201);
}

/**
 * The owner of a thread may rename and archive it, and everyone who may write in it may unarchive it. Anything else requires
 * Manage Threads.
 */
export function changeChannel(call: Call): Reply {
  const channel = channelFor(call);
  if (isReply(channel)) return channel;
  const manages = !isReply(channelFor(call, 'ManageThreads'));
  const { archived, locked, name } = call.body as { archived?: unknown; locked?: unknown; name?: unknown };
  const isThread = channel.parentId !== null;
  const isOwn = isThread && channel.ownerId === BOT_ID;
  const onlyWakes =
    isThread &&
    archived === false &&
    locked === undefined &&
    name === undefined &&
    isAbsent(call.body['applied_tags']);
  const mayWake = onlyWakes && !isReply(channelFor(call, 'SendMessagesInThreads'));
  if (!manages && !mayWake && (!isOwn || locked !== undefined)) return refuse('missing-permissions');
  if (channel.archived && !onlyWakes && !(archived === false && manages)) return refuse('thread-archived');
  if (channel.locked && archived === false && !manages) return refuse('missing-permissions');
  const tags = tagsFor(call, channel);
  if (!manages && tags.some(({ moderated }) => moderated)) return refuse('missing-permissions');
  const refusal = refusalOf((problems) => {
    if (name !== undefined) checkText(problems.at('name'), name, 1, 100);
    checkDuration(problems, call);
    checkTags(problems, call, tags.length);
  });
  if (refusal) return refusal;
  const changed: Channel = {
    ...channel,
    name: typeof name === 'string' ? name : channel.name,
    archived: typeof archived === 'boolean' ? archived : channel.archived,
    locked: typeof locked === 'boolean' ? locked : channel.locked,
    archiveAfter: numberOf(call.body['auto_archive_duration']) || channel.archiveAfter,
    ...(isAbsent(call.body['applied_tags']) ? {} : { appliedTags: tags.map(({ id }) => id) }),
  };
  call.world.channels.set(channel.id, changed);
  call.world.emit({ what: 'channel-updated', channel: changed });
  return answer(channelOnWire(call.world, changed));
}

/** The given tags that the forum has. */
function tagsFor({ world, body }: Call, { parentId }: Channel): readonly ForumTag[] {
  const { availableTags = [] } = world.channels.get(parentId ?? '') ?? {};
  return listOf(body['applied_tags']).flatMap((id) => availableTags.find((tag) => tag.id === id) ?? []);
}

function checkTags(problems: Problems, { body }: Call, known: number): void {
  const named = listOf(body['applied_tags']);
  if (named.length > MAX_TAGS)
    problems.at('applied_tags').add('BASE_TYPE_MAX_LENGTH', `Must be ${MAX_TAGS} or fewer in length.`);
  if (named.length !== known) problems.at('applied_tags').add('INVALID_TAG', 'Invalid tag.');
}

export function removeChannel(call: Call): Reply {
  const channel = channelFor(call, 'ManageThreads');
  if (isReply(channel)) return channel;
  if (channel.parentId === null) return refuse('missing-permissions');
  call.world.deleteChannel(channel.id);
  return answer(channelOnWire(call.world, channel));
}

/** Adds and removes people. Only private threads have a member list. */
export function addThreadMember(call: Call): Reply {
  return changeThreadMembers(call, addToThread);
}

export function removeThreadMember(call: Call): Reply {
  return changeThreadMembers(call, removeFromThread);
}

function changeThreadMembers(call: Call, change: typeof addToThread): Reply {
  const thread = channelFor(call);
  if (isReply(thread)) return thread;
  if (thread.archived) return refuse('thread-archived');
  const named = call.param('user');
  change(call.world, thread, named === '@me' ? BOT_ID : named);
  return NOTHING;
}

export function activeThreads(call: Call): Reply {
  const server = serverFor(call);
  if (server === undefined) return refuse('unknown-guild');
  const threads = activeIn(call.world, server.id);
  return answer({ threads: threads.map((one) => channelOnWire(call.world, one)), members: [] });
}
