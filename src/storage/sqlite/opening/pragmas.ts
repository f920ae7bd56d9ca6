/** Every setting of the SQLite connection, with the reason for it. */
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { storageErrorIn } from '../errors/storage-errors.ts';

interface Pragma {
  readonly name: string;
  readonly value: string | number;
}

/**
 * Left at their defaults: `mmap_size` (0: a disk fault is reported as an error, while a mapped file would crash the process),
 * `auto_vacuum` (off: a restored backup is as small as possible), and `optimize` (never run: every query uses a key or an index
 * of the schema, and should use the same one on every machine).
 */
const PRAGMAS: readonly Pragma[] = [
  // Readers (a backup, a replay of live tables) never hold up the bot, and a commit is one write to one file.
  { name: 'journal_mode', value: 'WAL' },
  // A commit does not wait for the disk; people are told after the journal is flushed (../journal/journal.ts). OFF would still be
  // wrong: after a power cut, an emptied journal could then be read with its old content.
  { name: 'synchronous', value: 'NORMAL' },
  { name: 'foreign_keys', value: 'ON' },
  // Waiting blocks the whole process, and an interaction has three seconds to be acknowledged. Another process writes to this
  // file only by mistake: then people are told, and the outbox retries.
  { name: 'busy_timeout', value: 1_000 },
  // Off here: writing the journal back into the file waits for the disk, so another thread does it (../journal/journal.ts).
  { name: 'wal_autocheckpoint', value: 0 },
  // A long backup lets the journal grow; if another process empties it, it is truncated to this many bytes.
  { name: 'journal_size_limit', value: 16 * 1024 * 1024 },
  // In KB: a thousand tables of all three games are 22 MB, and most of them are inactive.
  { name: 'cache_size', value: -16_000 },
  // The container's root file system is read-only.
  { name: 'temp_store', value: 'MEMORY' },
  // Erased data is removed from the file too, not only from its rows.
  { name: 'secure_delete', value: 'ON' },
  // SQLite notices damage when it reads it, before it spreads. The cost isn't measurable.
  { name: 'cell_size_check', value: 'ON' },
  // A file created elsewhere cannot run code here.
  { name: 'trusted_schema', value: 'OFF' },
];

/** The settings belong to the connection, and a client has only one. */
export async function setPragmas(client: PrismaClient): Promise<void> {
  for (const { name, value } of PRAGMAS) await client.$queryRawUnsafe(`PRAGMA ${name} = ${value}`);
}

/**
 * SQLite leaves a full journal behind for a file that was moved away. If it is emptied through the open connection, its content
 * goes into the moved file, and nothing is left for the file that replaces it.
 */
export async function emptyJournal(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

/**
 * The first write to an empty journal waits for the disk, so the bot makes it before anyone presses a button. If the disk is
 * full, the first press has to wait after all.
 */
export async function beginJournal(client: PrismaClient): Promise<void> {
  const [row] = await client.$queryRaw<readonly { readonly user_version: bigint }[]>`PRAGMA user_version`;
  try {
    await client.$queryRawUnsafe(`PRAGMA user_version = ${row?.user_version ?? 0n}`);
  } catch (error) {
    if (storageErrorIn(error)?.code !== 'full') throw error;
  }
}
