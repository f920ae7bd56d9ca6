/**
 * At startup, before the bot connects, migrates tables with other rules, starts missing wait timers and handles a restored
 * backup. That way no one gets a reply in between, and viewing a table never changes it.
 */
import type { Logger } from 'pino';
import type { Backups } from '../storage/storage.ts';
import { StorageError } from '../tables/model/storage/storage-error.ts';
import type { Tables } from '../tables/tables.ts';

/** A table that can't be migrated stays unchanged and explains that when it is used; it doesn't affect other tables. */
export async function takeOverTables(tables: Tables, log: Logger): Promise<void> {
  for (const table of await tables.withOtherRules()) {
    try {
      const done = await tables.migrate(table);
      if (done.ok) log.info({ table }, 'migrated a table to the current rules');
      else log.warn({ table, refusal: done.refusal }, 'table uses an unknown rules version');
    } catch (error) {
      log.error({ table, error }, 'cannot migrate table to the current rules');
    }
  }
  await startWaitTimers(tables, log);
}

/**
 * Earlier versions of the program left some tables without a wait timer. A paused table without a timer would never be closed.
 */
async function startWaitTimers(tables: Tables, log: Logger): Promise<void> {
  for (const table of await tables.withoutWaitTimer()) {
    try {
      await tables.startWaitTimer(table);
    } catch (error) {
      log.error({ table, error }, 'cannot start the wait timer of a table');
    }
  }
}

/** Continues every table from a restored backup. If this is repeated after a crash, each table still gets only one notice. */
export async function takeOverBackup(tables: Tables, backups: Backups, log: Logger): Promise<void> {
  const copiedAt = await backups.restoredFrom();
  if (copiedAt === null) return;
  await backups.distrustJobs();
  for (const table of [...(await tables.allLive()), ...(await tables.allClosed())]) {
    try {
      await tables.markRestored(table, copiedAt);
    } catch (error) {
      // The next start tries again, since no table may keep its old random seed.
      if (error instanceof StorageError) throw error;
      log.error({ table, error }, 'cannot carry over a table from a backup');
    }
  }
  await backups.finishRestore();
  log.warn({ copiedAt }, 'database is a backup: tables continue from there');
}
