/** Writes, edits and deletes messages, by the rules that apply to every way in which the bot sends them. */

import { isAbsent, type JsonObject, listOf, numberOf, objectOf, scalarText, textOf } from '../json.ts';
import { numbered } from '../model/component-types.ts';
import {
  type Attachment,
  type Channel,
  type Component,
  FLAGS,
  type Message,
  type Upload,
} from '../model/shapes.ts';
import { type Reply, refusalOf, refuse } from '../replies.ts';
import { checkOwnEmojis } from '../validation/emoji.ts';
import { checkMessage, isTooLarge, isV2Body } from '../validation/message.ts';
import { mentionsOf, notify } from './mentions.ts';
import { sizeOfPicture } from './picture-size.ts';
import { addToThread } from './thread-members.ts';
import type { World } from './world.ts';

const HOUR = 3_600_000;
/** Discord does not document how many edits to an old message it allows per hour; this is a strict guess. */
const LATE_EDITS_AN_HOUR = 5;

export type Posted =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly reply: Reply };

export interface Draft {
  readonly channelId: string;
  readonly authorId: string;
  readonly body: JsonObject;
  readonly uploads: readonly Upload[];
  readonly visibleTo: string | null;
  readonly interactionId: string | null;
  readonly command: Message['command'];
}

/** The error that Discord would return for a new message; checked before anything is written. */
function refusalOfNew(world: World, body: JsonObject, uploads: readonly Upload[]): Reply | null {
  if (isTooLarge(uploads)) return refuse('too-large');
  const context = { uploads, kept: [], isV2: isV2Body(body), hasLegacy: false };
  const refusal = refusalOf((problems) => {
    checkMessage(problems, body, context);
    checkOwnEmojis(problems.at('components'), body['components'], world.emojis);
  });
  if (refusal) return refusal;
  const isEmpty =
    textOf(body['content']).trim() === '' &&
    [body['embeds'], body['components'], uploads].every((list) => listOf(list).length === 0);
  return isEmpty ? refuse('empty-message') : null;
}

export function postMessage(world: World, draft: Draft): Posted {
  const { body, uploads } = draft;
  const refusal = refusalOfNew(world, body, uploads);
  if (refusal) return { ok: false, reply: refusal };
  const content = textOf(body['content']).trim();
  const components = numbered(listOf(body['components']) as readonly Component[]);
  const reference = objectOf(body['message_reference'])['message_id'];
  const replyTo = typeof reference === 'string' && world.messages.has(reference) ? reference : null;
  const kept = FLAGS.suppressEmbeds | FLAGS.silent | FLAGS.componentsV2;
  const message: Message = {
    ...emptyMessage(world, draft),
    type: replyTo === null ? (draft.command ? 20 : 0) : 19,
    content,
    embeds: listOf(body['embeds']).map(objectOf),
    components,
    attachments: storeUploads(world, uploads, body),
    flags: (numberOf(body['flags']) & kept) | (draft.visibleTo === null ? 0 : FLAGS.ephemeral),
    mentions: mentionsOf(world, {
      channelId: draft.channelId,
      authorId: draft.authorId,
      content,
      components,
      replyTo,
      allowed: body['allowed_mentions'],
      usersOnlyByDefault: draft.interactionId !== null,
    }),
    nonce: isAbsent(body['nonce']) ? null : scalarText(body['nonce']),
    replyTo,
  };
  letInMentioned(world, message);
  keep(world, message, 'message-created');
  notify(world, message);
  return { ok: true, message };
}

/** Discord adds the people mentioned in a private thread to it. */
function letInMentioned(world: World, { channelId, mentions, visibleTo }: Message): void {
  if (visibleTo !== null) return;
  for (const personId of mentions) {
    const thread = world.channels.get(channelId);
    if (thread) addToThread(world, thread, personId);
  }
}

/** The "thinking" message of a deferred reply. */
export function postLoading(world: World, draft: Omit<Draft, 'body' | 'uploads'>): Message {
  const message = { ...emptyMessage(world, draft), type: 20 };
  const flags = FLAGS.loading | (draft.visibleTo === null ? 0 : FLAGS.ephemeral);
  keep(world, { ...message, flags }, 'message-created');
  return { ...message, flags };
}

/** A message by Discord itself, such as the one for a new thread. */
export function postNote(
  world: World,
  channelId: string,
  authorId: string,
  note: Pick<Message, 'type' | 'content' | 'threadId'>,
): Message {
  const draft = { channelId, authorId, visibleTo: null, interactionId: null, command: null };
  const message = { ...emptyMessage(world, draft), ...note };
  keep(world, message, 'message-created');
  return message;
}

function emptyMessage(world: World, draft: Omit<Draft, 'body' | 'uploads'>): Message {
  return {
    id: world.newId(),
    channelId: draft.channelId,
    authorId: draft.authorId,
    type: 0,
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: 0,
    mentions: [],
    createdAt: world.now(),
    editedAt: null,
    visibleTo: draft.visibleTo,
    nonce: null,
    replyTo: null,
    threadId: null,
    interactionId: draft.interactionId,
    command: draft.command,
    lateEdits: [],
  };
}

/** Fields that the body omits stay as they are. */
export function editMessage(
  world: World,
  message: Message,
  body: JsonObject,
  uploads: readonly Upload[],
): Posted {
  if (world.channels.get(message.channelId)?.archived) return { ok: false, reply: refuse('thread-archived') };
  if (isTooLarge(uploads)) return { ok: false, reply: refuse('too-large') };
  const isV2 = (message.flags & FLAGS.componentsV2) !== 0 || isV2Body(body);
  const hasLegacy =
    (message.content !== '' && body['content'] === undefined) ||
    (message.embeds.length > 0 && body['embeds'] === undefined);
  const context = { uploads, kept: message.attachments, isV2, hasLegacy: isV2 && hasLegacy };
  const refusal =
    refusalOf((problems) => {
      checkMessage(problems, body, context);
      checkOwnEmojis(problems.at('components'), body['components'], world.emojis);
    }) ?? lateEditRefusal(world, message);
  if (refusal) return { ok: false, reply: refusal };
  const changed: Message = { ...message, ...editedFields(world, message, body, uploads, isV2) };
  const isEmpty =
    changed.content === '' &&
    [changed.embeds, changed.components, changed.attachments].every((list) => list.length === 0);
  if (isEmpty) return { ok: false, reply: refuse('empty-message') };
  for (const gone of message.attachments) {
    if (!changed.attachments.some((one) => one.id === gone.id)) world.files.delete(gone.id);
  }
  keep(world, changed, 'message-updated');
  return { ok: true, message: changed };
}

function editedFields(
  world: World,
  message: Message,
  body: JsonObject,
  uploads: readonly Upload[],
  isV2: boolean,
): Partial<Message> {
  const content = body['content'] === undefined ? message.content : textOf(body['content']).trim();
  const components =
    body['components'] === undefined
      ? message.components
      : numbered(listOf(body['components']) as readonly Component[]);
  const isRead = isV2 || body['content'] !== undefined;
  const now = world.now();
  const late = message.lateEdits.filter((at) => now - at < HOUR);
  const isLoading = (message.flags & FLAGS.loading) !== 0;
  const suppressed = body['flags'] === undefined ? message.flags : numberOf(body['flags']);
  const lasting = FLAGS.ephemeral | FLAGS.hasThread | FLAGS.silent;
  return {
    content,
    components,
    embeds: body['embeds'] === undefined ? message.embeds : listOf(body['embeds']).map(objectOf),
    attachments: [...keptAttachments(message, body), ...storeUploads(world, uploads, body)],
    flags: (message.flags & lasting) | (suppressed & FLAGS.suppressEmbeds) | (isV2 ? FLAGS.componentsV2 : 0),
    // Discord looks for mentions again only if the text is edited.
    mentions: isRead
      ? mentionsOf(world, {
          ...message,
          content,
          components,
          allowed: body['allowed_mentions'],
          usersOnlyByDefault: message.interactionId !== null,
        })
      : message.mentions,
    editedAt: isLoading ? null : now,
    lateEdits: now - message.createdAt > HOUR ? [...late, now] : late,
  };
}

/** Discord limits edits to old messages with a 429, and ordinary clients wait. */
function lateEditRefusal(world: World, message: Message): Reply | null {
  const now = world.now();
  if (now - message.createdAt <= HOUR) return null;
  const late = message.lateEdits.filter((at) => now - at < HOUR);
  const [oldest] = late;
  if (late.length < LATE_EDITS_AN_HOUR || oldest === undefined) return null;
  const seconds = Math.ceil((oldest + HOUR - now) / 1000);
  return {
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: {
      message: 'Maximum number of edits to messages older than 1 hour reached. Try again later.',
      code: 30046,
      retry_after: seconds,
      global: false,
    },
  };
}

/** The attachments that stay: those in the body's list, none if it's null, all if it's missing. */
function keptAttachments(message: Message, body: JsonObject): readonly Attachment[] {
  if (isAbsent(body['attachments'])) return body['attachments'] === null ? [] : message.attachments;
  const listed = listOf(body['attachments']).map(objectOf);
  return message.attachments.flatMap((one) => {
    const named = listed.find((entry) => entry['id'] === one.id);
    if (!named) return [];
    const description = named['description'];
    return [typeof description === 'string' ? { ...one, description } : one];
  });
}

function storeUploads(world: World, uploads: readonly Upload[], body: JsonObject): readonly Attachment[] {
  const described = listOf(body['attachments']).map(objectOf);
  return uploads.map((upload) => {
    const entry = described.find((one) => scalarText(one['id']) === upload.field);
    const description = entry?.['description'];
    const id = world.newId();
    world.files.set(id, upload.bytes);
    return {
      id,
      filename: typeof entry?.['filename'] === 'string' ? entry['filename'] : upload.filename,
      description: typeof description === 'string' ? description : null,
      contentType: upload.contentType,
      size: upload.bytes.length,
      ...sizeOfPicture(upload.bytes),
    };
  });
}

/** A new message unarchives its thread. */
export function wake(world: World, channel: Channel): void {
  if (!channel.archived) return;
  const awake = { ...channel, archived: false };
  world.channels.set(channel.id, awake);
  world.emit({ what: 'channel-updated', channel: awake });
}

export function keep(world: World, message: Message, what: 'message-created' | 'message-updated'): void {
  world.messages.set(message.id, message);
  world.emit({ what, message });
}
