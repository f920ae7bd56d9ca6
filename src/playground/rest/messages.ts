/** REST routes for the messages of a channel. */

import { isAbsent, listOf, objectOf, scalarText } from '../json.ts';
import type { Permission } from '../model/permissions.ts';
import { CHANNEL_TYPES, type Channel, type Message } from '../model/shapes.ts';
import { byAge } from '../model/snowflakes.ts';
import { answer, invalidForm, NOTHING, type Reply, refuse } from '../replies.ts';
import { BOT_ID } from '../world/hall.ts';
import { editMessage, postMessage, wake } from '../world/posting.ts';
import { isMember, serversOfBot } from '../world/servers.ts';
import { type Call, channelFor, isReply, sendingIn, wired } from './call.ts';

const NONCE_REMEMBERED = 3 * 60_000;

export function listMessages(call: Call): Reply {
  const channel = channelFor(call);
  if (isReply(channel)) return channel;
  if (isReply(channelFor(call, 'ReadMessageHistory'))) return answer([]);
  const limit = Math.min(100, Math.max(1, Number(call.query.get('limit') ?? 50)));
  const [after, before, around] = ['after', 'before', 'around'].map((name) => call.query.get(name));
  const messages = call.world.messagesIn(channel.id).filter((one) => one.visibleTo === null);
  let chosen: readonly Message[];
  if (after) chosen = messages.filter((one) => byAge(one.id, after) > 0).slice(0, limit);
  else if (before) chosen = messages.filter((one) => byAge(one.id, before) < 0).slice(-limit);
  else if (around) {
    const middle = messages.findIndex((one) => byAge(one.id, around) >= 0);
    const start = Math.max(0, (middle === -1 ? messages.length : middle) - Math.floor(limit / 2));
    chosen = messages.slice(start, start + limit);
  } else chosen = messages.slice(-limit);
  return answer([...chosen].reverse().map((one) => wired(call, one)));
}

export function getMessage(call: Call): Reply {
  const message = messageFor(call, 'ReadMessageHistory');
  return isReply(message) ? message : answer(wired(call, message));
}

/** The message in the route. Ephemeral messages can't be found here: only their interaction reaches them. */
export function messageFor(call: Call, ...needed: readonly Permission[]): Message | Reply {
  const channel = channelFor(call, ...needed);
  if (isReply(channel)) return channel;
  const message = call.world.messages.get(call.param('message'));
  const isHere = message?.channelId === channel.id && message.visibleTo === null;
  return message && isHere ? message : refuse('unknown-message');
}

export function createMessage(call: Call): Reply {
  const channel = channelFor(call, ...neededToSend(call));
  if (isReply(channel)) return channel;
  const refusal = refusalOfPlace(call, channel);
  if (refusal) return refusal;
  const before = sameNonce(call, channel);
  if (before) return answer(wired(call, before));
  const unknown = unknownReference(call);
  if (unknown) return unknown;
  const posted = postMessage(call.world, {
    channelId: channel.id,
    authorId: BOT_ID,
    body: call.body,
    uploads: call.uploads,
    visibleTo: null,
    interactionId: null,
    command: null,
  });
  if (!posted.ok) return posted.reply;
  wake(call.world, channel);
  return answer(wired(call, posted.message));
}

function neededToSend(call: Call): readonly Permission[] {
  return [
    sendingIn(call.world.channels.get(call.param('channel'))),
    ...(call.uploads.length > 0 ? (['AttachFiles'] as const) : []),
    ...(listOf(call.body['embeds']).length > 0 ? (['EmbedLinks'] as const) : []),
    ...(isAbsent(call.body['message_reference']) ? [] : (['ReadMessageHistory'] as const)),
  ];
}

function refusalOfPlace(call: Call, channel: Channel): Reply | null {
  if (channel.locked && isReply(channelFor(call, 'ManageThreads'))) return refuse('thread-locked');
  const recipient = channel.recipientId === null ? undefined : call.world.people.get(channel.recipientId);
  const isDirect = channel.type === CHANNEL_TYPES.direct;
  if (!isDirect) return null;
  const isMet = serversOfBot(call.world).some(({ id }) => isMember(recipient, id));
  if (recipient === undefined || !isMet) return refuse('no-mutual-server');
  return recipient.takesDirectMessages ? null : refuse('no-direct-messages');
}

/** The message that the bot sent with the same nonce within three minutes. */
function sameNonce(call: Call, channel: Channel): Message | undefined {
  const { nonce, enforce_nonce: isEnforced } = call.body as { nonce?: unknown; enforce_nonce?: unknown };
  if (isEnforced !== true || isAbsent(nonce)) return undefined;
  const since = call.world.now() - NONCE_REMEMBERED;
  return call.world
    .messagesIn(channel.id)
    .find((one) => one.authorId === BOT_ID && one.nonce === scalarText(nonce) && one.createdAt > since);
}

function unknownReference(call: Call): Reply | null {
  const reference = objectOf(call.body['message_reference']);
  const id = reference['message_id'];
  if (isAbsent(id) || reference['fail_if_not_exists'] === false) return null;
  if (call.world.messages.has(scalarText(id))) return null;
  const problem = { code: 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', message: 'Unknown message' };
  return invalidForm({ message_reference: { _errors: [problem] } });
}

export function changeMessage(call: Call): Reply {
  const needed = call.uploads.length > 0 ? (['AttachFiles'] as const) : [];
  const message = messageFor(call, ...needed);
  if (isReply(message)) return message;
  if (message.authorId !== BOT_ID) return refuse('not-the-author');
  const posted = editMessage(call.world, message, call.body, call.uploads);
  return posted.ok ? answer(wired(call, posted.message)) : posted.reply;
}

export function removeMessage(call: Call): Reply {
  const message = messageFor(call);
  if (isReply(message)) return message;
  if (message.authorId !== BOT_ID && isReply(channelFor(call, 'ManageMessages'))) {
    return refuse('missing-permissions');
  }
  call.world.deleteMessage(message.id);
  return NOTHING;
}
