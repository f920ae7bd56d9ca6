/** If a game's opening data is damaged, looking back reports it; the game itself can be played on. */
import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { historyOf } from '../../../src/tables/history/history.ts';
import { UnreadableLog, UnreadableTable } from '../../../src/tables/model/storage/unreadable.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import { ANN, BEN, openTestTables, playsOn, started, type TestTables } from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

async function openDamageable() {
  const file = newFile();
  const hall = await openTestTables(file);
  const hands = otherHands(file);
  onTestFinished(() => hands.close());
  return { hall, hands };
}

/** All texts about a table's past. */
async function past({ tables }: TestTables, id: TableId) {
  const loaded = await tables.loaded(id);
  if (loaded === null) throw new Error('the table is gone');
  return historyOf(loaded.entry, loaded.table, await tables.eras(id), await tables.log(id));
}

test.each([
  ['the first line of its log', 'DELETE FROM LogRow WHERE position = 0'],
  ['a line of its log', 'DELETE FROM LogRow WHERE position = 2'],
  ['the last line of its log', 'DELETE FROM LogRow WHERE position = (SELECT MAX(position) FROM LogRow)'],
  ['all of its log', 'DELETE FROM LogRow'],
  ['the row of its rules', 'DELETE FROM EraRow'],
  ['the version of its rules', "UPDATE EraRow SET rulesVersion = 'yggdrasil-99'"],
  ['its box', "UPDATE GameTable SET boxJson = '{}'"],
  ['its box, which is no object', "UPDATE GameTable SET boxJson = '5'"],
  ['its options', `UPDATE GameTable SET optionsJson = '{"rules":5,"expansions":7}'`],
  ['the role of a seat', 'UPDATE SeatRow SET role = NULL WHERE position = 0'],
  ['the seat of an answer', 'UPDATE LogRow SET seat = 99 WHERE position = 1'],
  [
    'an answer',
    `UPDATE LogRow SET actionJson = '{"request":"1","choice":"dance","values":{}}' WHERE position = 1`,
  ],
])("damage to what a table's past needs is reported: %s", async (_, damage) => {
  const { hall, hands } = await openDamageable();
  const { id } = await started(hall, { passing: 'by-hand' });
  await playsOn(hall, id, 5);
  expect((await past(hall, id))?.moments.length).toBeGreaterThan(1);
  hands.does(damage);
  await expect(past(hall, id)).rejects.toBeInstanceOf(UnreadableLog);
});

test("a seat that the game doesn't have counts as damage to the table", async () => {
  const { hall, hands } = await openDamageable();
  const { id } = await started(hall);
  hands.does("UPDATE SeatRow SET role = 'nobody' WHERE position = 0");
  await expect(hall.tables.loaded(id)).rejects.toMatchObject({ name: 'UnreadableTable', ruin: null });
});

test('an undo with a damaged log is refused with the reason', async () => {
  const { hall, hands } = await openDamageable();
  const { id } = await started(hall, { passing: 'by-hand' });
  await playsOn(hall, id, 1);
  while ((await undoable(hall, id)) === 0) await playsOn(hall, id, 1);
  hands.does("UPDATE GameTable SET boxJson = '{}'");
  const tries = await Promise.allSettled(
    [ANN, BEN].map((userId) => hall.tables.takeBack(hall.actor(userId), id)),
  );
  const faults = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason] : []));
  expect(faults).not.toEqual([]);
  for (const fault of faults) expect(fault).toBeInstanceOf(UnreadableLog);
});

async function undoable({ tables }: TestTables, id: TableId): Promise<number> {
  return (await tables.loaded(id))?.table.undoStack.steps.length ?? 0;
}

function stating(id: TableId, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex');
  return `UPDATE GameTable SET snapshotJson = '${json}', snapshotHash = '${hash}' WHERE id = '${id}'`;
}

test.each(['{}', '5', '[]', '{"turn":1}', '"saga"'])(
  'a state that is %s is rejected despite its matching hash, and rebuilt from the log',
  async (odd) => {
    const { hall, hands } = await openDamageable();
    const { id, place } = await started(hall, { passing: 'by-hand' });
    await playsOn(hall, id, 3);
    const beside = await started(hall, { channel: 'beside' as ChannelId });
    const before = await hall.store.load(id);
    for (const look of [
      () => hall.tables.loaded(id),
      () => hall.tables.loadedIn(place.channelId),
      async () => (await hall.tables.liveOfServer(place.guildId)).find(({ table }) => table.id === id),
    ]) {
      hands.does(stating(id, odd));
      expect((await look())?.table.state).toEqual(before?.state);
    }
    hands.does(stating(id, odd));
    hands.does(`DELETE FROM LogRow WHERE tableId = '${id}'`);
    await expect(hall.tables.loaded(id)).rejects.toBeInstanceOf(UnreadableTable);
    const live = await hall.tables.liveOfServer(place.guildId);
    expect(live.map(({ table }) => table.id)).toEqual([beside.id]);
    expect((await hall.tables.unreadableOfServer(place.guildId)).map((remains) => remains.id)).toEqual([id]);
  },
);
