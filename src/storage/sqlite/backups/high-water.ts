/**
 * Records the highest number of a finished job in a small file next to the database. A database that has used fewer numbers is an
 * older copy that a person put there by hand, or a new one. The file is written occasionally and no one waits for it: it may be
 * behind what people have seen, but never ahead.
 */
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import type { TableStore } from '../../../tables/model/storage/store.ts';
import { OWN_MODE } from '../file/own.ts';

const WRITTEN_AFTER_MS = 5_000;

export async function isBehindHighWater(client: PrismaClient, file: string): Promise<boolean> {
  const [row] = await client.$queryRaw<readonly { readonly seq: bigint }[]>`
    SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'ErrandRow'`;
  return markIn(file) > Number(row?.seq ?? 0);
}

/** Makes the next job number higher than every number that people may have seen. */
export async function reachHighWater(client: PrismaClient, file: string): Promise<void> {
  const mark = markIn(file);
  const reached = await client.$executeRaw`
    UPDATE "sqlite_sequence" SET "seq" = MAX("seq", ${mark}) WHERE "name" = 'ErrandRow'`;
  if (reached === 0) await client.$executeRaw`INSERT INTO "sqlite_sequence" VALUES ('ErrandRow', ${mark})`;
}

export interface MarkedStore {
  readonly store: TableStore;
  /** Writes the last number, and no more after that. */
  readonly close: () => Promise<void>;
}

/** The given store, which now also records the numbers of finished jobs next to the database. */
export function withHighWater(store: TableStore, file: string): MarkedStore {
  let reached = markIn(file);
  let written = reached;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    timer = undefined;
    writing = writing.then(async () => {
      if (written >= reached) return;
      const now = reached;
      try {
        await writeFile(`${markOf(file)}.part`, String(now), { mode: OWN_MODE });
        await rename(`${markOf(file)}.part`, markOf(file));
        written = now;
      } catch {
        // Other writes report the disk error; the next note makes up for this one.
      }
    });
    return writing;
  }

  return {
    store: {
      ...store,
      async finish(row, posted) {
        await store.finish(row, posted);
        reached = Math.max(reached, row.id);
        timer ??= setTimeout(() => void write(), WRITTEN_AFTER_MS).unref();
      },
    },
    close() {
      clearTimeout(timer);
      return write();
    },
  };
}

function markOf(file: string): string {
  return `${file}-shown`;
}

function markIn(file: string): number {
  try {
    const mark = Number(readFileSync(markOf(file), 'utf8'));
    return Number.isSafeInteger(mark) ? mark : 0;
  } catch {
    return 0;
  }
}
