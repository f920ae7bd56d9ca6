/** Reads a request to the REST API. */
import type { IncomingMessage } from 'node:http';
import { typeByName } from '../content-types.ts';
import { type JsonObject, objectOf } from '../json.ts';
import { allows, type Permission } from '../model/permissions.ts';
import { CHANNEL_TYPES, type Channel, type Message, type Server, type Upload } from '../model/shapes.ts';
import { type Reply, refuse } from '../replies.ts';
import { BOT_ID } from '../world/hall.ts';
import { isMember } from '../world/servers.ts';
import { messageOnWire } from '../world/wire.ts';
import type { World } from '../world/world.ts';

const REQUEST_BYTES = 25 * 1024 * 1024;

export interface Call {
  readonly world: World;
  /** The base address of the local Discord, such as `http://127.0.0.1:4000`. */
  readonly base: string;
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  /** The body: an object, or a list for bulk requests. */
  readonly sent: unknown;
  readonly body: JsonObject;
  readonly uploads: readonly Upload[];
}

interface Sent {
  readonly sent: unknown;
  readonly uploads: readonly Upload[];
}

/** Reads JSON or a multipart form. */
export async function readSent(request: IncomingMessage): Promise<Sent | 'too-large' | 'unreadable'> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= REQUEST_BYTES) chunks.push(chunk);
  }
  if (size > REQUEST_BYTES) return 'too-large';
  if (size === 0) return { sent: {}, uploads: [] };
  const bytes = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  try {
    if (type.startsWith('multipart/form-data')) return await readForm(bytes, type);
    return { sent: JSON.parse(bytes.toString('utf8')) as unknown, uploads: [] };
  } catch {
    return 'unreadable';
  }
}

async function readForm(bytes: Buffer, type: string): Promise<Sent> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const uploads: Upload[] = [];
  let sent: unknown = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (name === 'payload_json') sent = JSON.parse(value) as unknown;
      continue;
    }
    uploads.push({
      field: /^files\[(\d+)\]$/.exec(name)?.[1] ?? name,
      filename: value.name,
      contentType: typeByName(value.name) ?? (value.type || 'application/octet-stream'),
      bytes: Buffer.from(await value.arrayBuffer()),
    });
  }
  return { sent, uploads };
}

export function callOf(
  world: World,
  base: string,
  params: Readonly<Record<string, string>>,
  query: URLSearchParams,
  read: Sent,
): Call {
  return {
    world,
    base,
    query,
    ...read,
    body: objectOf(read.sent),
    param: (name) => {
      const value = params[name];
      if (value === undefined) throw new Error(`The route has no :${name}`);
      return value;
    },
  };
}

export function wired(call: Call, message: Message): JsonObject {
  return messageOnWire(call.world, message, call.base);
}

/** The server in the route; undefined if the bot is not on it. */
export function serverFor(call: Call): Server | undefined {
  const server = call.world.servers.get(call.param('guild'));
  return server && isMember(call.world.people.get(BOT_ID), server.id) ? server : undefined;
}

/** The channel in the route, if the bot may see it and has the permissions; otherwise Discord's error. */
export function channelFor(call: Call, ...needed: readonly Permission[]): Channel | Reply {
  const channel = call.world.channels.get(call.param('channel'));
  if (!channel) return refuse('unknown-channel');
  const bits = call.world.permissionsOf(BOT_ID, channel.id);
  if (!allows(bits, 'ViewChannel')) return refuse('missing-access');
  return needed.every((name) => allows(bits, name)) ? channel : refuse('missing-permissions');
}

/** The permission to send messages in the channel. Threads require a different one. */
export function sendingIn(channel: Channel | undefined): Permission {
  const isThread =
    channel?.type === CHANNEL_TYPES.publicThread || channel?.type === CHANNEL_TYPES.privateThread;
  return isThread ? 'SendMessagesInThreads' : 'SendMessages';
}

export function isReply(value: object): value is Reply {
  return 'status' in value;
}
