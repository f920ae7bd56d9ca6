/** The weather over the REST API: which calls are answered badly, late or not at all, and how. */
import type { ServerResponse } from 'node:http';
import { answer, invalidForm, type Reply } from './replies.ts';

/** A call as the weather sees it. */
export interface Met {
  readonly method: string;
  /** What follows `/api/v10`, decoded and without a query. */
  readonly path: string;
}

const SERVER_ERRORS = {
  401: '401: Unauthorized',
  500: '500: Internal Server Error',
  502: '502: Bad Gateway',
  503: '503: Service Unavailable',
  504: '504: Gateway Timeout',
} as const;

export const SCOPES = ['user', 'shared', 'global'] as const;

export type Storm =
  /** Discord's own word for "not so fast". */
  | { readonly kind: 'rate-limited'; readonly scope: (typeof SCOPES)[number]; readonly seconds: number }
  | { readonly kind: 'failing'; readonly status: keyof typeof SERVER_ERRORS; readonly isDone?: boolean }
  /** Whatever was sent, Discord finds something wrong with it. */
  | { readonly kind: 'refusing' }
  /** Answered only when the storm is over. */
  | { readonly kind: 'slow'; readonly isDone?: boolean }
  /** The connection breaks without an answer. */
  | { readonly kind: 'cut'; readonly isDone?: boolean }
  /** A success by its status, in which no answer can be read. */
  | { readonly kind: 'garbled'; readonly how: (typeof GARBLED)[number]; readonly isDone?: boolean };

/** The page of something in between; JSON that ends too early; a connection that breaks within the JSON. */
export const GARBLED = ['page', 'half', 'broken-off'] as const;

export interface Front {
  /** What it has caught so far. */
  readonly met: readonly Met[];
  /** It is over; whatever it held back is answered now. */
  readonly ends: () => void;
}

export interface RestFaults {
  /**
   * From now on calls that are meant meet the storm: so many of them, or all until it ends. With `isDone` Discord does
   * what was asked all the same, and only its answer goes wrong. The oldest storm comes first.
   */
  readonly storm: (storm: Storm, over?: Where) => Front;
  /** So many messages may be sent to a channel within that time, as Discord counts them; more are rate limited. */
  readonly limitsMessages: (count: number, withinMs: number) => void;
  readonly clears: () => void;
  /** Sends the reply as the weather allows. `reply` carries the call out. */
  readonly passes: (call: Met, reply: () => Reply, response: ServerResponse) => Promise<void>;
}

interface Where {
  readonly on?: (call: Met) => boolean;
  readonly times?: number;
}

interface LoadedTable extends Front {
  readonly storm: Storm;
  readonly isMeant: (call: Met) => boolean;
  readonly met: Met[];
  readonly isOver: Promise<void>;
}

const CREATES_MESSAGE = /^\/channels\/(\d+)\/messages$/;

export function openRestFaults(now: () => number): RestFaults {
  const fronts = new Set<LoadedTable>();
  const sentAt = new Map<string, readonly number[]>();
  let limit: { readonly count: number; readonly withinMs: number } | null = null;

  /** The bucket of a channel's messages, as Discord tells of it in headers; null where it is not counted. */
  function bucketOf({ method, path }: Met): { readonly isFull: boolean; readonly headers: Headers } | null {
    const channel = method === 'POST' ? CREATES_MESSAGE.exec(path)?.[1] : undefined;
    if (limit === null || channel === undefined) return null;
    const recent = (sentAt.get(channel) ?? []).filter((at) => now() - at < (limit?.withinMs ?? 0));
    const isFull = recent.length >= limit.count;
    const counted = isFull ? recent : [...recent, now()];
    sentAt.set(channel, counted);
    const resetAfter = ((counted[0] ?? now()) + limit.withinMs - now()) / 1000;
    const headers = {
      'x-ratelimit-limit': String(limit.count),
      'x-ratelimit-remaining': String(limit.count - counted.length),
      'x-ratelimit-reset': String(now() / 1000 + resetAfter),
      'x-ratelimit-reset-after': String(resetAfter),
      'x-ratelimit-bucket': 'messages-of-a-channel',
      ...(isFull ? { 'x-ratelimit-scope': 'user', 'retry-after': String(resetAfter) } : {}),
    };
    return { isFull, headers };
  }

  function meet(call: Met): LoadedTable | undefined {
    const front = [...fronts].find(({ isMeant }) => isMeant(call));
    front?.met.push(call);
    return front;
  }

  return {
    storm: (storm, { on = () => true, times = Number.POSITIVE_INFINITY } = {}) => {
      let over: () => void = () => undefined;
      const isOver = new Promise<void>((resolve) => {
        over = resolve;
      });
      const met: Met[] = [];
      const front: LoadedTable = {
        storm,
        met,
        isOver,
        isMeant: (call) => met.length < times && on(call),
        ends: () => {
          fronts.delete(front);
          over();
        },
      };
      fronts.add(front);
      return front;
    },
    limitsMessages: (count, withinMs) => {
      limit = { count, withinMs };
    },
    clears: () => {
      limit = null;
      for (const front of fronts) front.ends();
    },
    passes: async (call, reply, response) => {
      const front = meet(call);
      if (front === undefined) {
        const bucket = bucketOf(call);
        if (bucket?.isFull) return send(response, rateLimited('user', bucket.headers));
        return send(response, withHeaders(reply(), bucket?.headers ?? {}));
      }
      const { storm, isOver } = front;
      const done = 'isDone' in storm && storm.isDone === true ? reply() : null;
      switch (storm.kind) {
        case 'rate-limited':
          return send(response, rateLimited(storm.scope, limitHeaders(storm)));
        case 'failing':
          return send(response, answer({ message: SERVER_ERRORS[storm.status], code: 0 }, storm.status));
        case 'refusing':
          return send(response, invalidForm({ content: { _errors: [] } }));
        case 'slow':
          await isOver;
          return send(response, done ?? reply());
        case 'cut':
          response.destroy();
          return;
        case 'garbled':
          garble(response, storm.how);
      }
    },
  };
}

type Headers = Readonly<Record<string, string>>;

/** A limit for all tells of no bucket; one that is shared with others is none of ours, so nothing of ours is used up. */
function limitHeaders({ scope, seconds }: Extract<Storm, { kind: 'rate-limited' }>): Headers {
  const common = { 'retry-after': String(seconds), 'x-ratelimit-scope': scope };
  if (scope === 'global') return { ...common, 'x-ratelimit-global': 'true' };
  return {
    ...common,
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': scope === 'shared' ? '4' : '0',
    'x-ratelimit-reset-after': String(seconds),
    'x-ratelimit-bucket': 'a-bucket',
  };
}

function rateLimited(scope: (typeof SCOPES)[number], headers: Headers): Reply {
  const retryAfter = Number(headers['retry-after']);
  const body = {
    message: 'You are being rate limited.',
    retry_after: retryAfter,
    global: scope === 'global',
  };
  return { status: 429, headers, body };
}

function garble(response: ServerResponse, how: (typeof GARBLED)[number]): void {
  if (how === 'page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Just a moment...</html>');
    return;
  }
  const half = '{"id": "1';
  if (how === 'half') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(half);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write(half, () => response.destroy());
}

function withHeaders(reply: Reply, headers: Headers): Reply {
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply.body === undefined) {
    response.writeHead(reply.status, reply.headers).end();
    return;
  }
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
  response.end(JSON.stringify(reply.body));
}
