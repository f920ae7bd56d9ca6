/** Settings take one row per person. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { UserId } from '../../../src/tables/model/table.ts';
import { newFile, storageIn } from '../../shared/stores/stores.ts';
import { NOON, secondsAfterNoon } from '../../shared/stores/tables.ts';

test('undoing a choice leaves only one row, with the time of the last change', async () => {
  const file = newFile();
  const { settings } = await storageIn(file);
  await settings.ofPerson('ben' as UserId);
  await settings.changePerson('ann' as UserId, { language: 'fr' }, NOON);
  await settings.changePerson('ann' as UserId, { language: null }, secondsAfterNoon(9));
  const database = new Database(file, { readonly: true });
  const rows = database.prepare('SELECT "userId", "changedAt" FROM "PersonSettings"').all();
  database.close();
  expect(rows).toEqual([
    { userId: 'ann', changedAt: secondsAfterNoon(9).toISOString().replace('Z', '+00:00') },
  ]);
});
