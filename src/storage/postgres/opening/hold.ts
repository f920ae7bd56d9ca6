/**
 * Reserves a PostgreSQL database for the programs that share it, or for one alone, as a migration needs it. The
 * reservation is an advisory lock of a session, so it ends with the program, however that dies.
 */
import type { Client } from 'pg';

/** Any numbers will do that no other program uses on the same database. */
const IN_USE = 7_261_746;
const OPENING = 7_261_747;

/** The programs that may have the database at the same time. */
export type Company = 'alone' | 'shared';

/** Waits a moment for programs that are about to end. */
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

/** Others may share the database from now on with the program that had it alone. */
export async function share(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
  await session.query('SELECT pg_advisory_unlock($1)', [IN_USE]);
}

/** Of programs that share a database, one opens it at a time, since the first may have to bring it up to date. */
export async function takeTurn(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1)', [OPENING]);
}

export async function endTurn(session: Client): Promise<void> {
  await session.query('SELECT pg_advisory_unlock($1)', [OPENING]);
}
