/** Faults that a test injects into the REST API: calls that get a wrong, late or no response. */
import type { ServerResponse } from 'node:http';
import { answer, invalidForm, type Reply, refuse } from '../replies.ts';

/** A call by the bot, before the response. */
export interface Call {
  readonly method: string;
  /** The part after `/api/v10`, decoded and without a query. */
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

export type RestFault =
  /** Discord responds with 429. */
  | { readonly kind: 'rate-limited'; readonly scope: (typeof SCOPES)[number]; readonly seconds: number }
  | { readonly kind: 'failing'; readonly status: keyof typeof SERVER_ERRORS; readonly isDone?: boolean }
  /** Discord responds that the form is invalid, whatever the bot sent. */
  | { readonly kind: 'refusing' }
  /** Discord responds that the bot lacks the permission. */
  | { readonly kind: 'forbidding' }
  /** Discord calls valid emojis invalid. */
  | { readonly kind: 'refusing-emojis' }
  /** The response comes only when the fault has ended. */
  | { readonly kind: 'slow'; readonly isDone?: boolean }
  /** The connection breaks without a response. */
  | { readonly kind: 'cut'; readonly isDone?: boolean }
  /** The status says success, but the body is unreadable. */
  | { readonly kind: 'garbled'; readonly how: (typeof GARBLED)[number]; readonly isDone?: boolean };

/** A proxy's page; truncated JSON; a connection that breaks within the JSON; something that isn't HTTP. */
export const GARBLED = ['page', 'half', 'broken-off', 'not-http'] as const;

export interface ActiveFault {
  /** The calls that the fault has hit so far. */
  readonly calls: readonly Call[];
  /** Ends the fault, and responds to the calls that it held back. */
  readonly ends: () => void;
}

export interface RestFaults {
  /**
   * From now on the fault hits the calls selected by `on`: `times` of them, or all until it ends. With `isDone`, Discord still
   * executes the call, and only its response fails. If there are several faults, the oldest applies first.
   */
  readonly inject: (fault: RestFault, over?: Where) => ActiveFault;
  /** Limits the messages per channel: beyond `count` within `withinMs`, they are rate limited, with Discord's headers. */
  readonly limitsMessages: (count: number, withinMs: number) => void;
  readonly clears: () => void;
  /** Responds to the call, with the fault that hits it if there is one. `reply` executes the call. */
  readonly passes: (call: Call, reply: () => Reply, response: ServerResponse) => Promise<void>;
}

interface Where {
  readonly on?: (call: Call) => boolean;
  readonly times?: number;
}

interface InjectedFault extends ActiveFault {
  readonly fault: RestFault;
  readonly isMeant: (call: Call) => boolean;
  readonly calls: Call[];
  readonly isOver: Promise<void>;
}

const CREATES_MESSAGE = /^\/channels\/(\d+)\/messages$/;

export function openRestFaults(now: () => number): RestFaults {
  const active = new Set<InjectedFault>();
  const sentAt = new Map<string, readonly number[]>();
  let limit: { readonly count: number; readonly withinMs: number } | null = null;

  /** The rate limit bucket for a channel's messages, with its headers; null for calls that are not counted. */
  function bucketOf({ method, path }: Call): { readonly isFull: boolean; readonly headers: Headers } | null {
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

  function faultFor(call: Call): InjectedFault | undefined {
    const injected = [...active].find(({ isMeant }) => isMeant(call));
    injected?.calls.push(call);
    return injected;
  }

  return {
    inject: (fault, { on = () => true, times = Number.POSITIVE_INFINITY } = {}) => {
      let over: () => void = () => undefined;
      const isOver = new Promise<void>((resolve) => {
        over = resolve;
      });
      const calls: Call[] = [];
      const injected: InjectedFault = {
        fault,
        calls,
        isOver,
        isMeant: (call) => calls.length < times && on(call),
        ends: () => {
          active.delete(injected);
          over();
        },
      };
      active.add(injected);
      return injected;
    },
    limitsMessages: (count, withinMs) => {
      limit = { count, withinMs };
    },
    clears: () => {
      limit = null;
      for (const injected of active) injected.ends();
    },
    passes: async (call, reply, response) => {
      const injected = faultFor(call);
      if (injected === undefined) {
        const bucket = bucketOf(call);
        if (bucket?.isFull) return send(response, rateLimited('user', bucket.headers));
        return send(response, withHeaders(reply(), bucket?.headers ?? {}));
      }
      const { fault, isOver } = injected;
      const done = 'isDone' in fault && fault.isDone === true ? reply() : null;
      switch (fault.kind) {
        case 'rate-limited':
          return send(response, rateLimited(fault.scope, limitHeaders(fault)));
        case 'failing':
          return send(response, answer({ message: SERVER_ERRORS[fault.status], code: 0 }, fault.status));
        case 'refusing':
          return send(response, invalidForm({ content: { _errors: [] } }));
        case 'forbidding':
          return send(response, refuse('missing-permissions'));
        case 'refusing-emojis':
          return send(response, invalidForm(INVALID_EMOJI));
        case 'slow':
          await isOver;
          return send(response, done ?? reply());
        case 'cut':
          response.destroy();
          return;
        case 'garbled':
          garble(response, fault.how);
      }
    },
  };
}

const INVALID_EMOJI = {
  components: {
    0: {
      components: {
        0: {
          emoji: { id: { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] } },
        },
      },
    },
  },
};

type Headers = Readonly<Record<string, string>>;

/** A global limit names no bucket. A shared limit counts other users' calls too, so the bot's own share is not used up. */
function limitHeaders({ scope, seconds }: Extract<RestFault, { kind: 'rate-limited' }>): Headers {
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
  if (how === 'not-http') {
    response.socket?.end('Just a moment...\r\n\r\n');
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
