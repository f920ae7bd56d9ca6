/** A game downloaded as a file: complete once it is over, and without anything hidden while it is played. */
import { describe, expect, test } from 'vitest';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { type GameFile, gameFileOf, readGameFile } from '../../../src/tables/history/game-file.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { ENTRIES } from '../../shared/games/entries.ts';
import {
  ANN,
  agreed,
  BEN,
  openTestTables,
  order,
  playsOn,
  started,
  type TestTables,
  takesFreeSeat,
} from '../../shared/hall.ts';
import { fileOfFirstRelease, oldGame } from '../../storage/sqlite/opening/first-release.ts';

async function fileOf({ store }: TestTables, id: TableId): Promise<GameFile> {
  const table = await store.load(id);
  const entry = table === null ? undefined : ENTRIES.get(table.gameId);
  if (table === null || entry === undefined) throw new Error('there is no such table');
  return gameFileOf(entry, table, await store.eras(id), await store.log(id));
}

function again(file: GameFile) {
  return readGameFile(JSON.parse(JSON.stringify(file)));
}

async function stateOf({ store }: TestTables, id: TableId): Promise<unknown> {
  return (await store.load(id))?.state;
}

async function begun(hall: TestTables, gameId: string): Promise<TableId> {
  const { tables, actor } = hall;
  const seed = 'nobody may know';
  const { id } = agreed(await tables.open(actor(ANN), order({ gameId, seed })));
  await takesFreeSeat(hall, BEN, id);
  agreed(await tables.start(actor(ANN), id, null));
  return id;
}

/** Every list of the state that does not occur in the public view, in JSON. */
function hiddenOrders(state: unknown, view: unknown): readonly string[] {
  const seen = JSON.stringify(view);
  const lists = (data: unknown): readonly string[] => {
    if (typeof data !== 'object' || data === null) return [];
    const inside = Object.values(data).flatMap(lists);
    return Array.isArray(data) && data.length > 2 ? [JSON.stringify(data), ...inside] : inside;
  };
  return [...new Set(lists(state))].filter((list) => !seen.includes(list));
}

/** Whether anything besides the random streams could differ without being visible. */
function isHiding({ game }: GameEntry, state: unknown): boolean {
  const withoutStreams = (each: unknown) => JSON.stringify({ ...(each as object), streams: null });
  const other = game.resample(state, seedFrom('another deal'));
  return withoutStreams(other) !== withoutStreams(state);
}

/** Every number that determines randomness. */
function chanceIn(state: unknown): readonly string[] {
  const { streams = {} } = state as { readonly streams?: Readonly<Record<string, { readonly s0: number }>> };
  return Object.values(streams).map(({ s0 }) => String(s0));
}

describe.each([...ENTRIES.values()])('$game.id', (entry) => {
  test('while it is played, the file never contains the seed or anything hidden', async () => {
    const hall = await openTestTables(undefined, ENTRIES);
    const id = await begun(hall, entry.game.id);
    for (let moment = 0; moment < 5; moment += 1) {
      const state = await stateOf(hall, id);
      const text = JSON.stringify(await fileOf(hall, id));
      const orders = hiddenOrders(state, entry.game.observe(state));
      expect(orders.length > 0).toBe(isHiding(entry, state));
      for (const secret of ['nobody may know', ...orders, ...chanceIn(state)])
        expect(text).not.toContain(secret);
      expect(again(await fileOf(hall, id))).toEqual({ ok: false, code: 'still-played' });
      await playsOn(hall, id, 4);
      // A short game may be over by now.
      if ((await hall.store.load(id))?.status !== 'playing') break;
    }
  });

  test('when it is over, the file contains everything needed to replay it, and the result', async () => {
    const hall = await openTestTables(undefined, ENTRIES);
    const id = await begun(hall, entry.game.id);
    await playsOn(hall, id);
    const file = await fileOf(hall, id);
    const state = await stateOf(hall, id);
    const outcome = entry.game.outcome(state);
    expect(file).toMatchObject({
      format: 'ratatoskr-game-1',
      game: entry.game.id,
      rulesVersion: entry.game.rulesVersion,
      opening: { seed: 'alea-1:nobody may know', box: entry.game.box(file.opening.options, null) },
      outcome,
    });
    const read = again(file);
    if (!read.ok) throw new Error(read.code);
    expect(read.kept.log.actions).toHaveLength(file.actions.length);
    expect(read.kept.endsWith(outcome, state)).toBe(true);
    expect(read.kept.endsWith({ kind: 'ongoing' }, state)).toBe(false);
    expect(read.kept.endsWith(outcome, {})).toBe(false);
  });
});

test('an undone step is not in the file', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id } = await started(hall, { passing: 'by-hand' });
  const before = await fileOf(hall, id);
  const { request } = (await tables.loaded(id)) ?? {};
  const action = { request: request?.key ?? '', choice: 'alfheim', values: {} };
  agreed(await tables.act(actor(ANN), id, action));
  expect((await fileOf(hall, id)).actions).toHaveLength(1);
  agreed(await tables.takeBack(actor(ANN), id));
  expect(await fileOf(hall, id)).toEqual(before);
});

test('the file has the rules version of each answer, and the state from which each version continued', async () => {
  const old = oldGame('saga', 'throw-back');
  const hall = await openTestTables(fileOfFirstRelease([old]));
  const { id, state, rulesVersion } = agreed(await hall.tables.migrate(old.table.id));
  expect(await fileOf(hall, id)).not.toHaveProperty('state');
  await playsOn(hall, id);
  const file = await fileOf(hall, id);
  expect(file).toMatchObject({
    rulesVersion,
    earlier: [{ rulesVersion: 'yggdrasil-1', actions: old.lines.map(({ seat }) => ({ seat })) }],
    state: JSON.parse(JSON.stringify(state)),
  });
  const read = again(file);
  expect(read).toMatchObject({ ok: true, kept: { before: old.lines.length, log: { rulesVersion } } });
});

test.each([
  { json: null },
  { json: 7 },
  { json: 'a text' },
  { json: [] },
  { json: {} },
  { json: { format: 'ratatoskr-game-99' } },
])('not a game file: $json', ({ json }) => {
  expect(readGameFile(json)).toEqual({ ok: false, code: 'other-format' });
});
