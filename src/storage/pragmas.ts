/** How SQLite keeps the bot's database: every setting of the connection, and why it is so. */
import type { PrismaClient } from '../generated/prisma/client.ts';
import { storageErrorIn } from './storage-errors.ts';

interface Pragma {
  readonly name: string;
  readonly value: string | number;
}

/**
 * Left as they are: `mmap_size` (0: a fault of the disk comes as an error, where a mapped file would take the program
 * down), `auto_vacuum` (off: a backup that is restored is as small as can be), and `optimize` (never run: every question is
 * answered by a key or an index of the schema, and shall be answered in the same way on every machine).
 */
const PRAGMAS: readonly Pragma[] = [
  // Whoever reads (a backup, a replay of live tables) never holds up the bot, and a commit is one write to one file.
  { name: 'journal_mode', value: 'WAL' },
  // A commit waits for no disk: whoever is to hear of it waits until the journal is flushed (./journal.ts). OFF would be wrong
  // all the same: an emptied journal could then be taken, after a power cut, for what it held before.
  { name: 'synchronous', value: 'NORMAL' },
  { name: 'foreign_keys', value: 'ON' },
  // Waiting stops the whole program, and an interaction has three seconds to be acknowledged. Nobody else writes to this
  // file but by mistake: then people are told, and whatever the bot says by itself is tried again later.
  { name: 'busy_timeout', value: 1_000 },
  // Never here: writing the journal back into the file waits for the disk, on a thread of its own (./journal.ts).
  { name: 'wal_autocheckpoint', value: 0 },
  // A long backup lets the journal grow; where another program empties it, it is cut back to this many bytes.
  { name: 'journal_size_limit', value: 16 * 1024 * 1024 },
  // In KB: a thousand tables of all three games are 22 MB, and most of them sleep.
  { name: 'cache_size', value: -16_000 },
  // The container's root cannot be written.
  { name: 'temp_store', value: 'MEMORY' },
  // Who had themselves forgotten is gone from the file too, not only from its rows.
  { name: 'secure_delete', value: 'ON' },
  // Damage is noticed where it is read, and not when it has spread. Both cost nothing that could be measured.
  { name: 'cell_size_check', value: 'ON' },
  // A file that was made elsewhere runs nothing here.
  { name: 'trusted_schema', value: 'OFF' },
];

/** They belong to the connection, of which a client has one. */
export async function setPragmas(client: PrismaClient): Promise<void> {
  for (const { name, value } of PRAGMAS) await client.$queryRawUnsafe(`PRAGMA ${name} = ${value}`);
}

/**
 * SQLite leaves the journal of a file that was moved in its place, full. Written through what is open, it comes into the file
 * wherever that is now, and nothing of it is left for whatever is opened in its place.
 */
export async function emptyJournal(client: PrismaClient): Promise<void> {
  await client.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
}

/**
 * Whoever writes first to an empty journal waits for the disk: better now than when somebody has pressed something. On a full
 * disk it is somebody who presses something after all.
 */
export async function beginJournal(client: PrismaClient): Promise<void> {
  const [row] = await client.$queryRaw<readonly { readonly user_version: bigint }[]>`PRAGMA user_version`;
  try {
    await client.$queryRawUnsafe(`PRAGMA user_version = ${row?.user_version ?? 0n}`);
  } catch (error) {
    if (storageErrorIn(error)?.code !== 'full') throw error;
  }
}
