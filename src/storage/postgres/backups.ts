/** Recognises a database that was restored from a backup made with the server's own tools. */
import type { PrismaClient } from '../../generated/postgres/client.ts';
import type { Backups } from '../storage.ts';
import { forgetNote, note, noteIn, timeOfNote } from './notes.ts';

/** `finished` is called when the restore is finished, so that other processes can open the database. */
export function backupsOver(client: PrismaClient, finished: () => Promise<void>): Backups {
  return {
    restoredFrom: async () => timeOfNote(await noteIn(client, 'restored')),
    distrustJobs: () => distrustJobs(client),
    async finishRestore() {
      await forgetNote(client, 'restored');
      await finished();
    },
  };
}

/** More jobs than a bot writes between a backup and its restore. */
const NUMBERS_LEFT_OUT = 1_000_000;

/**
 * The bot may have delivered the jobs after the backup, so they are marked as attempted: the channel is searched first, as after
 * a crash. Job numbers are not reused, since messages on Discord are identified by them.
 */
async function distrustJobs(client: PrismaClient): Promise<void> {
  await client.$transaction([
    client.$executeRaw`UPDATE "ErrandRow" SET "claimed" = false, "attempts" = GREATEST("attempts", 1)`,
    client.$queryRaw`
      SELECT setval(sequence, nextval(sequence) + ${NUMBERS_LEFT_OUT})
      FROM (SELECT CAST(pg_get_serial_sequence('"ErrandRow"', 'id') AS REGCLASS) AS sequence) AS numbers`,
  ]);
}

/**
 * A database whose content comes from elsewhere (a restored dump, a folder copied to another server) is marked with the time of
 * its last change. Point-in-time recovery on the same server looks like the original: docs/operations/postgresql.md explains how
 * to mark it.
 */
export async function markIfMoved(client: PrismaClient): Promise<void> {
  const [place] = await client.$queryRaw<readonly { readonly home: string }[]>`
    SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS home
    FROM pg_control_system()`;
  const home = place?.home ?? '';
  const known = await noteIn(client, 'home');
  if (known === home) return;
  const last = await client.gameTable.findFirst({
    orderBy: { changedAt: 'desc' },
    select: { changedAt: true },
  });
  if (known !== null && last !== null && (await noteIn(client, 'restored')) === null)
    await note(client, 'restored', last.changedAt.toISOString());
  await note(client, 'home', home);
}
