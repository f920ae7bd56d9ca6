/** A proxy between a bot and the local Discord: records what the bot sends, and can lose, delay or corrupt a response. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalDiscord } from './local-discord.ts';

export interface Sent {
  readonly method: string;
  readonly path: string;
  /** The body; in a form with files, the part that isn't a file. */
  readonly body: { readonly [field: string]: unknown };
}

export interface Wiretap {
  readonly apiUrl: string;
  readonly sent: readonly Sent[];
  /** Discord executes the next matching call, but the bot never gets the response. Resolves when that has happened. */
  readonly losesAnswerTo: (isMeant: (sent: Sent) => boolean) => Promise<void>;
  /** Discord executes the next matching call, but the bot gets the response only when it's released. */
  readonly holdsAnswerTo: (isMeant: (sent: Sent) => boolean) => Held;
  /** All matching calls fail with that status and have no effect, until the returned function is called. */
  readonly failsAt: (isMeant: (sent: Sent) => boolean, status: number) => () => void;
  readonly close: () => Promise<void>;
}

export interface Held {
  /** Resolves when Discord has executed the call. */
  readonly happened: Promise<void>;
  readonly lets: () => void;
}

/** The fate of a call: the bot may be killed during it. */
export type Fate = 'goes-on' | 'is-lost';

/**
 * The moment of a call: before Discord gets it; when Discord has executed it but the bot hasn't got the response; or when the
 * connection to Discord broke, and Discord may or may not have executed it.
 */
export type Moment = 'before' | 'after' | 'broken';

/** Called with `before` for every call, and then with one of the other moments. A call whose connection broke is always lost. */
export type Follow = (moment: Moment, one: Sent) => Fate;

export async function tapWire(
  local: Pick<LocalDiscord, 'url'>,
  follow: Follow = () => 'goes-on',
): Promise<Wiretap> {
  const sent: Sent[] = [];
  const losses: { readonly isMeant: (one: Sent) => boolean; readonly happened: () => void }[] = [];

  const holds: {
    readonly isMeant: (one: Sent) => boolean;
    readonly happened: () => void;
    readonly isLet: Promise<void>;
  }[] = [];
  const failures: { readonly isMeant: (one: Sent) => boolean; readonly status: number }[] = [];

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bytesOf(incoming);
    const one = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      body: await bodyOf(incoming, bytes),
    };
    sent.push(one);
    const failure = failures.find(({ isMeant }) => isMeant(one));
    if (failure !== undefined) {
      response.writeHead(failure.status, { 'content-type': 'application/json' }).end('{"message":"no"}');
      return;
    }
    if (follow('before', one) === 'is-lost') {
      response.destroy();
      return;
    }
    const reply = await forward(local.url, incoming, bytes);
    if (follow(reply === null ? 'broken' : 'after', one) === 'is-lost' || reply === null) {
      response.destroy();
      return;
    }
    const { status, headers, content, isWhole } = reply;
    const hold = holds.find(({ isMeant }) => isMeant(one));
    if (hold !== undefined) {
      holds.splice(holds.indexOf(hold), 1);
      hold.happened();
      await hold.isLet;
    }
    const loss = losses.find(({ isMeant }) => isMeant(one));
    if (loss === undefined) {
      response.writeHead(status, headers);
      if (isWhole) response.end(content);
      else response.write(content, () => response.destroy());
      return;
    }
    losses.splice(losses.indexOf(loss), 1);
    response.destroy();
    loss.happened();
  }

  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    sent,
    losesAnswerTo: (isMeant) => new Promise((happened) => losses.push({ isMeant, happened })),
    holdsAnswerTo(isMeant) {
      let lets: () => void = () => undefined;
      const isLet = new Promise<void>((resolve) => {
        lets = resolve;
      });
      const happened = new Promise<void>((resolve) => holds.push({ isMeant, happened: resolve, isLet }));
      return { happened, lets: () => lets() };
    },
    failsAt(isMeant, status) {
      const failure = { isMeant, status };
      failures.push(failure);
      return () => void failures.splice(failures.indexOf(failure), 1);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const { content, isWhole } = await received(stream);
  if (!isWhole) throw new Error('the call breaks off');
  return content;
}

interface Received {
  readonly content: Buffer;
  readonly isWhole: boolean;
}

/** If the connection breaks, the data received so far is kept. */
async function received(stream: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return { content: Buffer.concat(chunks), isWhole: true };
  } catch {
    return { content: Buffer.concat(chunks), isWhole: false };
  }
}

async function bodyOf(incoming: IncomingMessage, bytes: Buffer): Promise<Sent['body']> {
  const type = incoming.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return JSON.parse(String(form.get('payload_json'))) as Sent['body'];
  }
  return bytes.length > 0 && type.startsWith('application/json')
    ? (JSON.parse(bytes.toString('utf8')) as Sent['body'])
    : {};
}

interface Reply extends Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
}

/**
 * Returns null if the connection broke before the response. Each call has its own connection, because a server closes connections
 * that were idle for seconds: on a busy machine, a call could be sent just then and break although no test has requested that.
 */
function forward(url: string, incoming: IncomingMessage, bytes: Buffer): Promise<Reply | null> {
  return new Promise((resolve) => {
    const headers = { ...incoming.headers, 'content-length': bytes.length };
    const onward = request(
      `${url}${incoming.url}`,
      { method: incoming.method, headers, agent: false },
      (reply) => {
        void received(reply).then((body) =>
          resolve({ status: reply.statusCode ?? 500, headers: reply.headers, ...body }),
        );
      },
    );
    onward.on('error', () => resolve(null));
    onward.end(bytes);
  });
}
