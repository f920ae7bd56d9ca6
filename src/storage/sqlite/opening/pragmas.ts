/** Every setting of the SQLite connection, and why it is so. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { storageErrorIn } from '../errors/storage-errors.ts';

interface Pragma {
  readonly name: string;
  readonly value: string | number;
}

/**
 * Left at their defaults: `mmap_size` (0: a disk fault comes as an error, where a mapped file would crash the
 * program), `auto_vacuum` (off: a restored backup is as small as can be), and `optimize` (never run: every query uses
 * a key or an index of the schema, and shall use the same one on every machine).
 */
const PRAGMAS: readonly Pragma[] = [
  // Readers (a backup, a replay of live tables) never hold up the bot, and a commit is one write to one file.
  { name: 'journal_mode', value: 'WAL' },
  // A commit does not wait for the disk; people hear of it after the journal is flushed (../journal/journal.ts). OFF would be
  // wrong all the same: after a power cut an emptied journal could then be read with its old content.
  { name: 'synchronous', value: 'NORMAL' },
  { name: 'foreign_keys', value: 'ON' },
  // Waiting stops the whole program, and an interaction has three seconds to be acknowledged. Another program writes
  // to this file only by mistake: then people are told, and the outbox retries.
  { name: 'busy_timeout', value: 1_000 },
  // Off here: writing the journal back into the file waits for the disk, so another thread does it (../journal/journal.ts).
  { name: 'wal_autocheckpoint', value: 0 },
  // A long backup lets the journal grow; if another program empties it, it is cut back to this many bytes.
  { name: 'journal_size_limit', value: 16 * 1024 * 1024 },
  // In KB: a thousand tables of all three games are 22 MB, and most of them sleep.
  { name: 'cache_size', value: -16_000 },
  // The container's root cannot be written.
  { name: 'temp_store', value: 'MEMORY' },
  // Erased data is gone from the file too, not only from its rows.
  { name: 'secure_delete', value: 'ON' },
  // SQLite notices damage when it reads it, before it spreads. This costs nothing measurable.
  { name: 'cell_size_check', value: 'ON' },
  // A file made elsewhere cannot run code here.
  { name: 'trusted_schema', value: 'OFF' },
];

/** The settings belong to the connection; a client has one. */
export async function setPragmas(client: PrismaClient): Promise<void> {
  for (const { name, value } of PRAGMAS) await client.$queryRawUnsafe(`PRAGMA ${name} = ${value}`);
}

/**
 * SQLite leaves a full journal behind for a file that was moved away. Emptied through the open connection, it goes
 * into the moved file, and nothing is left for the file that takes its place.
 */
export async function emptyJournal(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

/**
 * The first write to an empty journal waits for the disk, so the bot makes it before anyone presses something. On a
 * full disk the first press waits after all.
 */
export async function beginJournal(client: PrismaClient): Promise<void> {
  const [row] = await client.$queryRaw<readonly { readonly user_version: bigint }[]>`PRAGMA user_version`;
  try {
    await client.$queryRawUnsafe(`PRAGMA user_version = ${row?.user_version ?? 0n}`);
  } catch (error) {
    if (storageErrorIn(error)?.code !== 'full') throw error;
  }
}
