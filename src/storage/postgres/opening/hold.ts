/**
 * Reserves a PostgreSQL database for one program, since a second bot would repeat what the first one is doing, or for
 * those that share it. The reservation is an advisory lock of one session, so it ends with the program, however
 * that dies. When the session is lost, the program takes the lock again as soon as the server answers, unless another
 * was faster.
 */
import { Client } from 'pg';
import { settingsFor } from './connecting.ts';

/** Any numbers will do that no other program uses on the same database. */
const LOCK = 7_261_746;
const MIGRATING = 7_261_747;

const TRIED_AGAIN_AFTER_MS = 1_000;

export interface Hold {
  /** Resolves when another program has the database. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Waits a moment for a program that is about to end. */
export async function takesHold(session: Client, isShared: boolean, waitMs: number): Promise<boolean> {
  const until = Date.now() + waitMs;
  for (;;) {
    if (await locks(session, isShared)) return true;
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const POLL_MS = 50;

async function locks(session: Client, isShared: boolean): Promise<boolean> {
  const lock = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await session.query<{ locked: boolean }>(`SELECT ${lock}($1) AS locked`, [LOCK]);
  return rows[0]?.locked === true;
}

/** Of programs that share a database, one migrates at a time. */
export async function migratingAlone<Done>(session: Client, work: () => Promise<Done>): Promise<Done> {
  await session.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    return await work();
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
}

/** `first` has the lock. */
export function keepHold(first: Client, url: string, isShared: boolean): Hold {
  let session: Client | null = first;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let tell: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    tell = resolve;
  });

  function watch(watched: Client): void {
    watched.on('error', () => undefined);
    watched.once('end', () => {
      session = null;
      if (!isClosed) timer = setTimeout(() => void again(), TRIED_AGAIN_AFTER_MS);
    });
  }

  async function again(): Promise<void> {
    const next = new Client(settingsFor(url));
    session = next;
    watch(next);
    try {
      await next.connect();
      if (!isClosed && (await locks(next, isShared))) return;
      if (!isClosed) tell();
      isClosed = true;
    } catch {
      // The stores report that the server is out of reach.
    }
    await next.end().catch(() => undefined);
  }

  watch(first);
  return {
    lost,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await session?.end().catch(() => undefined);
    },
  };
}
