/** An erased person is in no row and in no byte of the files. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { ERASED, type UserId } from '../../../src/tables/model/table.ts';
import { newFile, storageIn } from '../../shared/stores/stores.ts';
import { commitOf, NOON } from '../../shared/stores/tables.ts';
import { ANN, aLongStory, BEN, over } from '../long-story.ts';
import { textsIn, timesInFilesOf, traces } from './traces.ts';

test('an erased person is removed from every row, and nothing else changes', async () => {
  const file = newFile();
  const storage = await storageIn(file);
  await aLongStory(storage);
  const columns = new Set(traces(file, ANN).map((text) => text.slice(0, text.indexOf(':'))));
  expect(columns).toEqual(
    new Set([
      'GameTable.hostId',
      'GameTable.pausedBy',
      'GameTable.arrangementsJson',
      'GameTable.shownBoardJson',
      'SeatRow.userId',
      'LogRow.userId',
      'NoticeRow.userId',
      'NoticeRow.sayingJson',
      'ErrandRow.errandJson',
      'ErrandRow.lane',
      'ResultSeatRow.userId',
      'CampaignRow.hostId',
      'CampaignRow.proposalsJson',
      'CampaignSeatRow.userId',
      'CampaignEntryRow.userId',
      'ServerBox.userId',
      'PersonSettings.userId',
    ]),
  );
  const bensBefore = traces(file, BEN).map((text) => text.replaceAll(ANN, ERASED));
  await storage.people.erase(ANN, [], NOON);
  expect(traces(file, ANN)).toEqual([]);
  expect(traces(file, BEN)).toEqual(bensBefore);
  expect(traces(file, ERASED)).not.toEqual([]);
});

test('an erasure can be repeated, and erasing an unknown person changes nothing', async () => {
  const file = newFile();
  const storage = await storageIn(file);
  await aLongStory(storage);
  const before = textsIn(file);
  await storage.people.erase('1200000000000000999' as UserId, [], NOON);
  expect(textsIn(file)).toEqual(before);
  await storage.people.erase(ANN, [], NOON);
  const once = textsIn(file);
  await storage.people.erase(ANN, [], NOON);
  expect(textsIn(file)).toEqual(once);
});

test('typed text and names are in no byte of the files', async () => {
  const file = newFile();
  const { store, people } = await storageIn(file);
  const phrase = (by: UserId, reason: string) => ({
    key: 'table.aborted-because',
    with: { user: by, reason },
  });
  const notices = [
    [ANN, 'I am Ann, and tired'],
    [BEN, 'Ann, sleeps, アンさん too'],
  ] as const;
  const jobs = notices.map(([by, reason]) => ({
    job: { kind: 'notice', phrase: phrase(by, reason), by } as const,
    dueAt: NOON,
  }));
  expect(await store.commit(commitOf(over('ended'), { jobs }))).toBe('done');
  await people.erase(ANN, ['Ann', 'アン'], NOON);
  for (const text of ['tired', 'Ann,', 'アン', ANN])
    expect(timesInFilesOf(file, Buffer.from(text).toString('latin1'))).toEqual([0, 0, 0]);
});

test("an erasure isn't reported as done while a person reads the file, and succeeds afterwards", async () => {
  const file = newFile();
  const storage = await storageIn(file);
  await aLongStory(storage);
  const reader = new Database(file, { readonly: true });
  const reading = reader.prepare('SELECT * FROM "GameTable"').iterate();
  reading.next();
  await expect(storage.people.erase(ANN, [], NOON)).rejects.toMatchObject({ code: 'locked' });
  reading.return?.();
  reader.close();
  await storage.people.erase(ANN, [], NOON);
  expect(timesInFilesOf(file, ANN)).toEqual([0, 0, 0]);
});
