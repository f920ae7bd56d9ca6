/** PostgreSQL for the contract suite: a database on a server that runs for these tests. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { postgresFolder } from '../../../scripts/machine/postgres.mjs';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { RowDamage, Storage } from '../../../src/storage/storage.ts';
import type { BackEnd, OpenBackEnd } from '../contract/back-end.ts';
import { DAMAGES } from '../contract/damages.ts';
import { asks, emptied, type TestServer } from './server.ts';

/** Opening takes most of a short test's time, so a test that leaves its storage open passes it on to the next one, emptied. */
export function postgresBackEnds(server: TestServer): OpenBackEnd {
  const idle: Opened[] = [];
  return async () => {
    const opened = idle.pop() ?? (await openedOn(await server.newDatabase('kept')));
    onTestFinished(async () => {
      if (opened.isClosed()) return;
      await emptied(opened.url);
      opened.damage.length = 0;
      idle.push(opened);
    });
    return backEndOf(server, opened);
  };
}

interface Opened {
  readonly url: string;
  readonly storage: Storage;
  readonly damage: RowDamage[];
  readonly isClosed: () => boolean;
}

async function openedOn(url: string): Promise<Opened> {
  const damage: RowDamage[] = [];
  const opened = await openStorage(url, { damaged: (row) => damage.push(row) });
  if (!opened.ok) throw new Error(`no store: ${opened.problem.sentence}`);
  let isClosed = false;
  const close = () => {
    isClosed = true;
    return opened.close();
  };
  return { url, storage: { ...opened, close }, damage, isClosed: () => isClosed };
}

/** Opens the storage at this URL, and closes it after the test. */
async function openedForTest(url: string): Promise<Opened> {
  const opened = await openedOn(url);
  onTestFinished(() => opened.storage.close());
  return opened;
}

function backEndOf(server: TestServer, { url, storage, damage }: Opened): BackEnd {
  return {
    ...storage,
    damage,
    async reopened() {
      await storage.close();
      return backEndOf(server, await openedForTest(url));
    },
    restored: async (madeAt) => backEndOf(server, await openedForTest(await backupOf(server, url, madeAt))),
    async damages(what, key) {
      await asks(url, DAMAGES[what](key));
    },
  };
}

/**
 * A backup of the database, dumped and restored by PostgreSQL's own programs, and marked as docs/operations/postgresql.md
 * describes.
 */
async function backupOf(server: TestServer, url: string, madeAt: Date): Promise<string> {
  const copy = await server.newDatabase();
  const bin = postgresFolder() ?? '';
  await asks(copy, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  const dump = execFileSync(join(bin, 'pg_dump'), ['--no-owner', '--dbname', url], { encoding: 'utf8' });
  execFileSync(join(bin, 'psql'), ['--quiet', '--dbname', copy], {
    input: dump,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await asks(copy, `INSERT INTO "StorageNote" VALUES ('restored', '${madeAt.toISOString()}')`);
  return copy;
}
