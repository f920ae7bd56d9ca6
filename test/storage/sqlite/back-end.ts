/** SQLite for the contract suite: a file in a folder that is deleted after the test. */
import Database from 'better-sqlite3';
import { markOf } from '../../../src/storage/sqlite/backups/copy-mark.ts';
import type { RowDamage } from '../../../src/storage/storage.ts';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import { newDatabaseFile, newFile, storageIn } from '../../shared/stores/stores.ts';
import type { BackEnd } from '../contract/back-end.ts';
import { DAMAGES } from '../contract/damages.ts';

export async function openSqliteBackEnd(): Promise<BackEnd> {
  return backEndIn(await newDatabaseFile());
}

async function backEndIn(file: string): Promise<BackEnd> {
  const damage: RowDamage[] = [];
  const storage = await storageIn(file, { damaged: (row) => damage.push(row) });
  return {
    ...storage,
    damage,
    async reopened() {
      await storage.close();
      return backEndIn(file);
    },
    restored: async (madeAt) => backEndIn(await backupOf(file, madeAt)),
    async damages(what, key) {
      const hands = otherHands(file);
      hands.does(DAMAGES[what](key));
      hands.close();
    },
  };
}

async function backupOf(file: string, madeAt: Date): Promise<string> {
  const copy = newFile();
  const database = new Database(file, { readonly: true });
  await database.backup(copy);
  database.close();
  const marked = new Database(copy);
  marked.pragma(`user_version = ${markOf(madeAt)}`);
  marked.close();
  return copy;
}
