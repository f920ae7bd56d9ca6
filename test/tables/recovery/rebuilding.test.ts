/** Damaged parts of a table are rebuilt from its log, as far as possible. */
import { expect, onTestFinished, test } from 'vitest';
import type { TableId } from '../../../src/tables/model/table.ts';
import { type OtherHands, otherHands } from '../../../tools/fuzz/damage/other-hands.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  openTestTables,
  order,
  playsOn,
  refusalFor,
  started,
  type TestTables,
  takesFreeSeat,
} from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';
import { fileOfFirstRelease, oldGame } from '../../storage/sqlite/opening/first-release.ts';

function handsOn(file: string): OtherHands {
  const hands = otherHands(file);
  onTestFinished(() => hands.close());
  return hands;
}

async function openDamageable() {
  const file = newFile();
  return { hall: await openTestTables(file, ENTRIES), hands: handsOn(file) };
}

test.each([...ENTRIES.keys()])('the log of %s rebuilds its state', async (gameId) => {
  const { hall, hands } = await openDamageable();
  const { tables, store } = hall;
  const { id } = agreed(
    await tables.open(hall.actor(ANN), order({ gameId, seed: 'story 76', isCasual: true })),
  );
  await takesFreeSeat(hall, BEN, id);
  agreed(await tables.start(hall.actor(ANN), id, null));
  await playsOn(hall, id, 1);
  // An undone step is also an entry of the log. A short game can be over after four more answers.
  await isTakenBack(hall, id);
  await playsOn(hall, id, 4);
  for (let steps = 0; steps < 20 && !(await isTakenBack(hall, id)); steps += 1) await playsOn(hall, id, 1);
  await playsOn(hall, id, 8);
  for (const broken of ["snapshotJson = '{\"half'", "snapshotJson = x'00'", "snapshotHash = 'none'"]) {
    const before = await store.load(id);
    hands.does(`UPDATE GameTable SET ${broken} WHERE id = '${id}'`);
    await expect(store.load(id), broken).rejects.toThrow('GameTable');
    const loaded = await tables.loaded(id);
    expect(loaded?.table).toEqual({ ...before, version: (before?.version ?? 0) + 1 });
    expect(await store.load(id)).toEqual(loaded?.table);
  }
  expect((await tables.log(id)).some((line) => 'back' in line)).toBe(true);
  await playsOn(hall, id, 1);
  expect(hall.damages.map(({ isRebuilt }) => isRebuilt)).toEqual([true, true, true]);
});

async function isTakenBack({ tables, actor }: TestTables, id: TableId): Promise<boolean> {
  const done = await Promise.all([ANN, BEN].map((userId) => tables.takeBack(actor(userId), id)));
  return done.some(({ ok }) => ok);
}

test('a lobby has no state to rebuild', async () => {
  const { hall, hands } = await openDamageable();
  const { id } = agreed(await hall.tables.open(hall.actor(ANN), order()));
  hands.does("UPDATE GameTable SET snapshotJson = '?'");
  expect((await hall.tables.loaded(id))?.table.state).toBeNull();
  agreed(await hall.tables.join(hall.actor(BEN), id, { role: 'odin', another: true }));
});

test('a game with older rules continues from its migrated state', async () => {
  const old = oldGame('saga', 'throw-back');
  const file = fileOfFirstRelease([old]);
  const hall = await openTestTables(file);
  const { id } = agreed(await hall.tables.migrate(old.table.id));
  await playsOn(hall, id, 5);
  const before = await hall.store.load(id);
  handsOn(file).does(`UPDATE GameTable SET snapshotJson = '?' WHERE id = '${id}'`);
  expect((await hall.tables.loaded(id))?.table.state).toEqual(before?.state);
  handsOn(file).does(`UPDATE GameTable SET snapshotJson = '?' WHERE id = '${id}'`);
  handsOn(file).does("UPDATE EraRow SET snapshotJson = '?' WHERE snapshotJson IS NOT NULL");
  await expect(hall.tables.loaded(id)).rejects.toThrow('its hash is another');
});

test.each([
  ['the seed', "seed = 'another'"],
  ['the box', "boxJson = '{}'"],
  ['the hash', "snapshotHash = '?'"],
])('nothing is made up: a table whose state and %s are both damaged is not loaded', async (_, broken) => {
  const { hall, hands } = await openDamageable();
  const { id } = await started(hall);
  await playsOn(hall, id, 3);
  hands.does(`UPDATE GameTable SET snapshotJson = '?', ${broken}`);
  await expect(hall.tables.loaded(id)).rejects.toThrow('its hash is another');
  expect(hall.damages).toMatchObject([{ table: id, isRebuilt: false }]);
});

test('a state is not rebuilt from an incomplete log', async () => {
  const { hall, hands } = await openDamageable();
  const { id } = await started(hall, { passing: 'by-hand' });
  await playsOn(hall, id, 3);
  hands.does("UPDATE GameTable SET snapshotJson = '?'");
  hands.does("UPDATE LogRow SET actionJson = '?' WHERE position = 1");
  await expect(hall.tables.loaded(id)).rejects.toThrow('its hash is another');
  await expect(hall.tables.log(id)).rejects.toThrow('LogRow');
});

test.each([
  ['its recent events', "taleJson = '?'"],
  ['its undo stack', "secondThoughtsJson = '?'"],
  ['its arrangements', "arrangementsJson = '?'"],
  [
    'its record of shown messages',
    "shownMessageId = 'm', shownChannelId = 'channel', shownAt = '?', shownBoardJson = '?'",
  ],
])('a table continues without %s, and its players are notified', async (_, broken) => {
  const { hall, hands } = await openDamageable();
  const { tables } = hall;
  const { id } = await started(hall);
  const before = agreed(await tables.act(hall.actor(ANN), id, await actionFor(tables, id, 'alfheim')));
  const old = await actionFor(tables, id, 'midgard', { island: '1' });
  await hall.jobs();
  hands.does(`UPDATE GameTable SET ${broken}`);
  const loaded = await tables.loaded(id);
  expect(loaded?.table.state).toEqual(before.state);
  expect(loaded?.table.undoStack.steps).toEqual(
    broken.startsWith('arr') || broken.startsWith('shown') ? before.undoStack.steps : [],
  );
  const jobs = (await hall.jobs()).map(({ job }) => job);
  expect(jobs).toMatchObject([
    { kind: 'notice', phrase: { key: 'table.rebuilt' } },
    { kind: 'board', afresh: true, recalls: true },
  ]);
  expect(await hall.store.shownOn(id)).toBeNull();
  // The name of the game's question depended on what could be undone.
  if (broken.startsWith('second'))
    expect(refusalFor(await tables.act(hall.actor(ANN), id, old))).toBe('stale');
  await playsOn(hall, id, 3);
});

test('simultaneous reads see the same state, which is rebuilt only once', async () => {
  const { hall, hands } = await openDamageable();
  const { id, version } = await started(hall);
  hands.does("UPDATE GameTable SET snapshotJson = '?'");
  const seen = await Promise.all([1, 2, 3].map(() => hall.tables.loaded(id)));
  expect(seen.map((loaded) => loaded?.table.version)).toEqual([version + 1, version + 1, version + 1]);
});
