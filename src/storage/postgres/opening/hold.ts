/**
 * Reserves a PostgreSQL database for the processes that share it, or exclusively for one, as a migration needs. The reservation
 * is a session's advisory lock, so it ends with the process, however the process dies.
 */
import type { Client } from 'pg';

/** The numbers of the advisory locks. Any numbers work that no other program uses in the same database. */
const IN_USE = 7_261_746;
const OPENING = 7_261_747;

/** Whether a process has the database exclusively or shares it. */
export type Company = 'alone' | 'shared';

/** Reserves the database, and waits a moment for processes that are about to end. Returns whether it succeeded. */
export async function takesHold(session: Client, company: Company, waitMs: number): Promise<boolean> {
  const until = Date.now() + waitMs;
  for (;;) {
    if (await locks(session, company)) return true;
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const POLL_MS = 50;

async function locks(session: Client, company: Company): Promise<boolean> {
  const lock = company === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await session.query<{ locked: boolean }>(`SELECT ${lock}($1) AS locked`, [IN_USE]);
  return rows[0]?.locked === true;
}

/** From now on, others may share the database with the process that had it exclusively. */
export async function share(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
  await session.query('SELECT pg_advisory_unlock($1)', [IN_USE]);
}

/** Processes that share a database open it one at a time, since the first one may have to migrate it. */
export async function takeTurn(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1)', [OPENING]);
}

export async function endTurn(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_unlock($1)', [OPENING]);
}
