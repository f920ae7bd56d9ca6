/** A table from a backup: its players are asked again, with the full time, and told once. */
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openLog } from '../../../src/core/logs/log.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { takeOverBackup } from '../../../src/program/taking-over.ts';
import { markOf } from '../../../src/storage/sqlite/backups/copy-mark.ts';
import { gameFileOf, readGameFile } from '../../../src/tables/history/game-file.ts';
import { StorageError } from '../../../src/tables/model/storage/storage-error.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import type { Tables } from '../../../src/tables/tables.ts';
import { latestEra } from '../../../src/tables/turns/eras.ts';
import {
  ANN,
  actionFor,
  agreed,
  openTestTables,
  order,
  playsOn,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { newFile } from '../../shared/stores/stores.ts';

const COPIED = new Date('2026-11-20T11:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const TOLD = {
  kind: 'notice',
  phrase: { key: 'table.put-back', with: { time: String(COPIED.getTime() / 1000) } },
};

function kinds(rows: Awaited<ReturnType<TestTables['jobs']>>) {
  return rows.map(({ job }) => job.kind);
}

test('a game asks again with a key that was never used, and its wait starts over', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const table = await started(hall);
  await hall.jobs();
  const old = await actionFor(tables, table.id, 'alfheim');
  hall.turnsClock(DAY);
  const back = agreed(await tables.markRestored(table.id, COPIED));
  expect(back.waitingSince).toEqual(hall.now());
  expect(await hall.jobs()).toMatchObject([
    { job: { kind: 'settled' } },
    { job: TOLD },
    { job: { kind: 'board', afresh: true, recalls: true } },
  ]);
  expect(refusalFor(await tables.act(actor(ANN), table.id, old))).toBe('stale');
  const asked = await actionFor(tables, table.id, 'alfheim');
  expect(asked.request).toMatch(new RegExp(`^${old.request}\\.\\d+$`));
  agreed(await tables.act(actor(ANN), table.id, asked));
});

test('a restore is announced once despite a crash, and that of a later backup is announced again, with other keys', async () => {
  const hall = await openTestTables();
  const { tables } = hall;
  const { id } = await started(hall);
  agreed(await tables.markRestored(id, COPIED));
  const key = (await tables.loaded(id))?.request?.key;
  const { version } = agreed(await tables.markRestored(id, COPIED));
  expect((await tables.loaded(id))?.table.version).toBe(version);
  expect((await tables.loaded(id))?.request?.key).toBe(key);
  agreed(await tables.markRestored(id, new Date(COPIED.getTime() + DAY)));
  expect((await tables.loaded(id))?.request?.key).not.toBe(key);
});

test('a restored lobby is shown, a paused game pings no one, and nothing is posted in a lost channel', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const lobby = agreed(await tables.open(actor(ANN), order()));
  await hall.jobs();
  agreed(await tables.markRestored(lobby.id, COPIED));
  expect(kinds(await hall.jobs())).toEqual(['notice', 'lobby']);
  agreed(await tables.abort({ ...actor(ANN), isModerator: false }, lobby.id));

  const game = await started(hall);
  agreed(await tables.pause({ ...actor(ANN), isModerator: false }, game.id));
  await hall.jobs();
  agreed(await tables.markRestored(game.id, COPIED));
  const [, board] = await hall.jobs();
  expect(board?.job).toMatchObject({ kind: 'board', afresh: true });
  expect(board?.job).not.toHaveProperty('recalls');

  await tables.suspend(game.id, game.place, 'channel-gone');
  await hall.jobs();
  agreed(await tables.markRestored(game.id, new Date(COPIED.getTime() + DAY)));
  expect(await hall.jobs()).toEqual([]);
});

test("a store that isn't from a backup stays unchanged", async () => {
  const hall = await openTestTables();
  const { id, version } = await started(hall);
  await takeOverBackup(hall.tables, hall.backups, pino({ level: 'silent' }));
  expect((await hall.tables.loaded(id))?.table.version).toBe(version);
});

test('if the disk is too full to mark restored tables, they are marked at the next start', async () => {
  const file = newFile();
  const hall = await openTestTables(file);
  const { id, version } = await started(hall);
  const database = new Database(file);
  database.pragma(`user_version = ${markOf(COPIED)}`);
  database.close();
  const log = pino({ level: 'silent' });
  const fullDisk: Tables = {
    ...hall.tables,
    markRestored: () => Promise.reject(new StorageError('full', 'no room')),
  };
  await expect(takeOverBackup(fullDisk, hall.backups, log)).rejects.toThrow(StorageError);
  expect((await hall.store.load(id))?.version).toBe(version);
  await takeOverBackup(hall.tables, hall.backups, log);
  expect((await hall.store.load(id))?.version).toBe(version + 1);
  expect(await hall.backups.restoredFrom()).toBeNull();
});

function entryOf({ gameId }: Table) {
  const entry = CATALOGUE.get(gameId);
  if (entry === undefined) throw new Error(`there is no ${gameId}`);
  return entry;
}

async function fileOf({ store }: TestTables, table: Table) {
  return gameFileOf(entryOf(table), table, await store.eras(table.id), await store.log(table.id));
}

function streamsOf({ state }: Table): unknown {
  return (state as { readonly streams?: unknown }).streams;
}

function deckOf({ state }: Table): unknown {
  return (state as { readonly deck?: unknown }).deck;
}

async function leadsTo({ store }: TestTables, table: Table): Promise<unknown> {
  const era = latestEra(entryOf(table), table, await store.eras(table.id), await store.log(table.id));
  return era?.replayed.ok === true ? era.replayed.moments.at(-1)?.state : null;
}

test.each(['alea-1:as before', 'keyed-1:as now'])(
  'a game of %s keeps its state, has new random numbers each time, and its log reproduces it',
  async (seed) => {
    const hall = await openTestTables();
    const { tables, store } = hall;
    const before = await started(hall, { seed });
    await playsOn(hall, before.id, 6);
    const copied = (await store.load(before.id)) ?? before;
    const back = agreed(await tables.markRestored(before.id, COPIED));
    const { game } = entryOf(back);
    expect(game.observe(back.state)).toEqual(game.observe(copied.state));
    expect(streamsOf(back)).toMatchObject({ dice: { key: expect.stringMatching(/^[0-9a-f]{64}$/), n: 0 } });
    expect(await leadsTo(hall, back)).toEqual(back.state);

    const again = agreed(await tables.markRestored(before.id, new Date(COPIED.getTime() + DAY)));
    expect(streamsOf(again)).not.toEqual(streamsOf(back));
    expect(deckOf(again)).not.toEqual(deckOf(back));
    await playsOn(hall, before.id, 4);
    const played = (await store.load(before.id)) ?? before;
    expect(await leadsTo(hall, played)).toEqual(played.state);
  },
);

test('the new seed is exported only when the game is over, and the file replays', async () => {
  const hall = await openTestTables();
  const { tables, store } = hall;
  const { id } = await started(hall);
  await playsOn(hall, id, 3);
  const back = agreed(await tables.markRestored(id, COPIED));
  await playsOn(hall, id, 2);
  const [reseed = ''] = (await store.log(id)).flatMap((line) => ('reseed' in line ? [line.reseed] : []));
  expect(reseed).toMatch(/^keyed-1:[0-9a-f]{32}$/);
  expect(JSON.stringify(await fileOf(hall, (await store.load(id)) ?? back))).not.toContain(reseed.slice(8));

  await playsOn(hall, id);
  const over = (await store.load(id)) ?? back;
  const read = readGameFile(JSON.parse(JSON.stringify(await fileOf(hall, over))));
  if (!read.ok) throw new Error(read.code);
  expect(read.kept.log.actions).toContainEqual({ reseed });
  const { game } = entryOf(over);
  const opened = openLog(game, read.kept.log);
  const end = opened.ok ? opened.moments.at(-1)?.state : null;
  expect(read.kept.endsWith(game.outcome(over.state), end)).toBe(true);
});

test("moves from before the restore, which would repeat the old dice, can't be undone", async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = await started(hall, { isCasual: true });
  await playsOn(hall, id, 3);
  agreed(await tables.markRestored(id, COPIED));
  const privilegedActor = { ...actor(ANN), isModerator: false };
  expect(refusalFor(await tables.takeBack(privilegedActor, id))).toBe('nothing-to-take-back');
});

test('a game that has not started gets a new seed, unless its seed was typed', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { seed: _, ...unseeded } = order();
  const drawn = agreed(await tables.open(actor(ANN), unseeded));
  expect(agreed(await tables.markRestored(drawn.id, COPIED)).seed).not.toBe(drawn.seed);
  agreed(await tables.abort({ ...actor(ANN), isModerator: false }, drawn.id));
  const typed = agreed(await tables.open(actor(ANN), order({ seed: 'typed' })));
  expect(agreed(await tables.markRestored(typed.id, COPIED)).seed).toBe(seedFrom('typed'));
});

test('a closed game gets new random numbers without a message, so that it can be reopened just as safely', async () => {
  const hall = await openTestTables();
  const { id, waitingSince } = await started(hall);
  const asleep = agreed(await hall.tables.closeAsleep(id, waitingSince.toISOString(), 'outbox-1'));
  await hall.jobs();
  expect(await hall.tables.allClosed()).toEqual([id]);
  const back = agreed(await hall.tables.markRestored(id, COPIED));
  expect(back.status).toBe('closed');
  expect(streamsOf(back)).not.toEqual(streamsOf(asleep));
  expect(await hall.jobs()).toEqual([]);
});
