/**
 * The session by which a program has its place among those that share a database: it keeps the reservation, renews the
 * lease and hears what other programs tell, however busy the connections of the stores are. A session that is lost is made
 * again as soon as the server answers, unless another program has reserved the database for itself alone.
 */
import { Client } from 'pg';
import { z } from 'zod';
import { deferred } from '../../../runtime/deferred.ts';
import { StorageError } from '../../../tables/model/storage/storage-error.ts';
import { settingsFor } from '../opening/connecting.ts';
import { takesHold } from '../opening/hold.ts';

const TRIED_AGAIN_AFTER_MS = 1_000;

/** A process that opens the database briefly holds it exclusively. */
const OPENS_WITHIN_MS = 2_000;

/** A server that takes longer is out of reach: the lease has to be renewed over another session in time. */
const ANSWERS_WITHIN_MS = 4_000;

/** The server cancels statements that no one waits for any more. */
const PREPARED = `SET statement_timeout = ${ANSWERS_WITHIN_MS}; SET lock_timeout = 2000; LISTEN ratatoskr`;

/** Null: this program may have missed an announcement. */
export type News = string | null;

export interface Session {
  /** Resolves when another program has the database alone. */
  readonly lost: Promise<void>;
  /** Carries out the statements in one transaction and one round trip. Returns the rows of the last one. */
  readonly run: (statements: readonly string[]) => Promise<readonly unknown[]>;
  /** Returns how to stop listening. */
  readonly onNews: (listener: (news: News) => void) => () => void;
  readonly close: () => Promise<void>;
}

/** The driver answers several statements with several results. */
const results = z.union([
  z.array(z.object({ rows: z.array(z.unknown()) })),
  z.object({ rows: z.array(z.unknown()) }).transform((result) => [result]),
]);

/** `first` has the reservation. */
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
      // The stores report that the server is out of reach.
      tryLater();
    }
    await next.end().catch(() => undefined);
  }

  let running: Promise<unknown> = Promise.resolve();

  /** The driver takes one query of a session at a time. */
  function run(statements: readonly string[]): Promise<readonly unknown[]> {
    const done = running.then(() => runNow(statements));
    running = done.catch(() => undefined);
    return done;
  }

  async function runNow(statements: readonly string[]): Promise<readonly unknown[]> {
    const asked = session;
    if (asked === null) throw new StorageError('unreachable', 'reconnecting to the server');
    // A server behind a cut cable answers nothing at all.
    const patience = setTimeout(() => void asked.end().catch(() => undefined), ANSWERS_WITHIN_MS);
    try {
      return results.parse(await asked.query(statements.join(';\n'))).at(-1)?.rows ?? [];
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
