/**
 * The session that represents a process among those that share a database: it keeps the reservation, renews the lease and
 * receives notifications from other processes, however busy the stores' connections are. A lost session is reopened as soon as
 * the server responds, unless another process has reserved the database exclusively.
 */
import { Client } from 'pg';
import { z } from 'zod';
import { deferred } from '../../../runtime/deferred.ts';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import { settingsFor } from '../opening/connecting.ts';
import { takesHold } from '../opening/hold.ts';

const TRIED_AGAIN_AFTER_MS = 1_000;

/** Another process may hold the database exclusively for a moment while it opens it. */
const OPENS_WITHIN_MS = 2_000;

/** A server that takes longer counts as unreachable: the lease has to be renewed in time through another session. */
const ANSWERS_WITHIN_MS = 4_000;

/** The server cancels statements that no one is waiting for any more. */
const PREPARED = `SET statement_timeout = ${ANSWERS_WITHIN_MS}; SET lock_timeout = 2000; LISTEN ratatoskr`;

/** The text of a notification. Null means that this process may have missed one. */
export type News = string | null;

export interface Session {
  /** Resolves when another process has exclusive use of the database. */
  readonly lost: Promise<void>;
  /** Executes the statements in one transaction and one round trip. Returns the rows of the last one. */
  readonly run: (statements: readonly string[]) => Promise<readonly unknown[]>;
  /** Returns a function that stops listening. */
  readonly onNews: (listener: (news: News) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** For several statements, the driver returns several results. */
const results = z.union([
  z.array(z.object({ rows: z.array(z.unknown()) })),
  z.object({ rows: z.array(z.unknown()) }).transform((result) => [result]),
]);

/** `first` is the session that has the reservation. */
export async function keepSession(first: Client, url: string): Promise<Session> {
  let session: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const lost = deferred<void>();
  const listeners = new Set<(news: News) => void>();

  async function use(client: Client): Promise<void> {
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => spread(payload));
    client.once('end', () => {
      if (session !== client) return;
      session = null;
      tryLater();
    });
    await client.query(PREPARED);
    session = client;
  }

  function spread(news: News): void {
    for (const listener of listeners) listener(news);
  }

  function tryLater(): void {
    if (!isClosed) timer = setTimeout(() => void again(), TRIED_AGAIN_AFTER_MS);
  }

  async function again(): Promise<void> {
    const next = new Client(settingsFor(url));
    next.on('error', () => undefined);
    try {
      await next.connect();
      if (await takesHold(next, 'shared', OPENS_WITHIN_MS)) {
        await use(next);
        if (isClosed) await next.end();
        else spread(null);
        return;
      }
      isClosed = true;
      lost.resolve();
    } catch {
      // The stores report that the server can't be reached.
      tryLater();
    }
    await next.end().catch(() => undefined);
  }

  let running: Promise<unknown> = Promise.resolve();

  /** The driver handles one query per session at a time. */
  function run(statements: readonly string[]): Promise<readonly unknown[]> {
    const done = running.then(() => runNow(statements));
    running = done.catch(() => undefined);
    return done;
  }

  async function runNow(statements: readonly string[]): Promise<readonly unknown[]> {
    const current = session;
    if (current === null) throw new StorageError('unreachable', 'reconnecting to the server');
    // A server behind a broken network connection doesn't respond at all.
    const patience = setTimeout(() => void current.end().catch(() => undefined), ANSWERS_WITHIN_MS);
    try {
      return results.parse(await current.query(statements.join(';\n'))).at(-1)?.rows ?? [];
    } finally {
      clearTimeout(patience);
    }
  }

  await use(first);
  return {
    lost: lost.promise,
    run,
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await session?.end().catch(() => undefined);
    },
  };
}
