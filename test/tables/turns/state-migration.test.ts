/** Tables started under other rules: migrated once, or left unchanged with a way out. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { Table, TableId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  agreed,
  BEN,
  CAT,
  leaves,
  openTestTables,
  order,
  playsOn,
  refusalFor,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { commitOf, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import {
  fileOfFirstRelease,
  type OldTable,
  oldGame,
  oldLobby,
  VERSION_1,
} from '../../storage/sqlite/opening/first-release.ts';

const entry = CATALOGUE.get('yggdrasil');
const OURS = entry?.game.rulesVersion;

/** The tables of a database from the first release, not migrated yet. */
function openOldTables(...tables: readonly OldTable[]): Promise<TestTables> {
  return openTestTables(fileOfFirstRelease(tables));
}

async function tableOf({ store }: TestTables, { table: { id } }: OldTable): Promise<Table> {
  const table = await store.load(id);
  if (table === null) throw new Error(`there is no table ${id}`);
  return table;
}

function kinds(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ job }) => job.kind);
}

describe('a game from the first release', () => {
  test('continues from its state with today’s rules version and values', async () => {
    const old = oldGame('ballad', 'turn-end');
    const hall = await openOldTables(old);
    expect(await hall.tables.withOtherRules()).toEqual([old.table.id]);
    const migrated = agreed(await hall.tables.migrate(old.table.id));
    expect(await hall.tables.withOtherRules()).toEqual([]);
    const { turn, streams } = old.table.state as { readonly turn: unknown; readonly streams: unknown };
    expect(migrated).toMatchObject({ rulesVersion: OURS, status: 'playing', state: { turn, streams } });
    expect(migrated.box).toEqual(entry?.game.box(old.table.options, null));
    expect((await hall.tables.loaded(migrated.id))?.request?.about).toBe('turn-end');
    await playsOn(hall, migrated.id, 9);
    expect(await tableOf(hall, old)).toMatchObject({ logged: old.lines.length + 9, rulesVersion: OURS });
  });

  test('keeps its log, in which a new era starts with that state', async () => {
    const old = oldGame('saga', 'throw-back');
    const hall = await openOldTables(old);
    const { id, state } = agreed(await hall.tables.migrate(old.table.id));
    expect(await hall.tables.eras(id)).toEqual([
      { rulesVersion: VERSION_1, from: 0, state: null },
      { rulesVersion: OURS, from: old.lines.length, state },
    ]);
    expect(await hall.tables.log(id)).toEqual(old.lines);
    await playsOn(hall, id, 1);
    expect((await hall.tables.log(id)).slice(0, old.lines.length)).toEqual(old.lines);
    expect((await hall.tables.log(id))[old.lines.length]).toMatchObject({
      action: { request: expect.stringMatching(/-throw-back$/) },
    });
  });

  test('announces the new rules once, posts the board again, and still ends its last turn automatically', async () => {
    const old = oldGame('ballad', 'turn-end');
    const hall = await openOldTables(old);
    const { id, version } = agreed(await hall.tables.migrate(old.table.id));
    expect(version).toBe(old.table.version + 1);
    expect((await hall.jobs()).map(({ job }) => job)).toEqual([
      {
        kind: 'notice',
        by: null,
        phrase: { key: 'table.rules-changed', with: { game: { key: 'game.yggdrasil' } } },
      },
      { kind: 'board', by: null, afresh: true, version },
    ]);
    const [pause] = await hall.jobs(secondsAfterNoon(60));
    expect(pause?.job.kind).toBe('answer');
    expect(agreed(await hall.tables.migrate(id)).version).toBe(version);
    expect(await hall.jobs(secondsAfterNoon(86_400))).toEqual([]);
  });

  test('is migrated once by any number of simultaneous attempts', async () => {
    const old = oldGame('saga', 'turn');
    const hall = await openOldTables(old);
    const tries = Array.from({ length: 20 }, () => hall.tables.migrate(old.table.id));
    expect(new Set((await Promise.all(tries)).map((done) => agreed(done).version))).toEqual(
      new Set([old.table.version + 1]),
    );
    expect(kinds(await hall.jobs())).toEqual(['notice', 'board']);
    expect(await hall.tables.eras(old.table.id)).toHaveLength(2);
  });

  test('is never migrated partially: if a person was quicker, nothing of the migration is stored', async () => {
    const old = oldGame('saga', 'turn');
    const hall = await openOldTables(old);
    const cause = `adopt:${old.table.id}:${OURS}`;
    const change = { table: next(old.table), lines: [], jobs: [], cause: 'somebody quicker' };
    const late = {
      ...commitOf(next(old.table, { rulesVersion: OURS ?? '' }), { cause }),
      era: { rulesVersion: OURS ?? '', from: 0, state: {} },
    };
    expect(await hall.store.commit(change)).toBe('done');
    expect(await hall.store.commit(late)).toBe('conflict');
    expect(await hall.tables.eras(old.table.id)).toHaveLength(1);
    agreed(await hall.tables.migrate(old.table.id));
    expect(kinds(await hall.jobs())).toEqual(['notice', 'board']);
  });

  test('counts its earlier undos in the new question, so no old button works again', async () => {
    const old = oldGame('saga', 'turn');
    const hall = await openOldTables(old);
    const before = await tableOf(hall, old);
    const taken = { ...next(before, {}), undoStack: { steps: [], taken: 3, undone: [] } };
    expect(await hall.store.commit(commitOf(taken))).toBe('done');
    const { id } = agreed(await hall.tables.migrate(before.id));
    expect((await hall.tables.loaded(id))?.request?.key).toMatch(/-turn\.3$/);
  });

  test("keeps its computers waiting until it has today's rules, and then they play", async () => {
    const old = oldGame('saga', 'turn');
    const hall = await openOldTables(old);
    const before = await tableOf(hall, old);
    const [first] = entry?.game.requests(before.state) ?? [];
    const seats = before.seats.map((seat, at) =>
      first?.seats.some((asked) => asked === at)
        ? { role: seat.role, userId: null, computer: 'good' as const }
        : seat,
    );
    expect(await hall.store.commit(commitOf(next(before, { seats })))).toBe('done');
    const play = () => hall.tables.playComputer(before.id, first?.key ?? '', hall.actor(ANN).cause);
    expect(refusalFor(await play())).toBe('stale');
    expect((await tableOf(hall, old)).logged).toBe(before.logged);
    agreed(await hall.tables.migrate(before.id));
    const due = await hall.jobs(new Date(hall.now().getTime() + 10_000));
    expect(due.flatMap(({ job }) => (job.kind === 'computer' ? [job.request] : []))).toEqual([first?.key]);
    expect(agreed(await play()).logged).toBeGreaterThan(before.logged);
  });

  test("doesn't repeat what its boards under the old rules showed", async () => {
    const old = oldGame('saga', 'turn');
    const hall = await openOldTables(old);
    const { dropped, events } = old.table.recentEvents;
    expect(events).not.toEqual([]);
    const migrated = agreed(await hall.tables.migrate(old.table.id));
    const all = dropped + events.length;
    expect(migrated.recentEvents).toEqual({ dropped: all, events: [], turnFrom: all });
    await playsOn(hall, migrated.id, 1);
    expect((await tableOf(hall, old)).recentEvents.dropped).toBe(dropped + events.length);
  });
});

describe('a lobby from the first release', () => {
  test("starts its game with today's rules and the server's values", async () => {
    const old = oldLobby('lobby');
    const hall = await openOldTables(old);
    const { guildId } = old.table.place;
    const corrections = { rules: ['2018'], vanirStartsBlank: true };
    const kept = { guildId, gameId: 'yggdrasil', corrections, text: '{}', userId: ANN, keptAt: NOON };
    await hall.boxes.keep(kept);
    const migrated = agreed(await hall.tables.migrate(old.table.id));
    expect(migrated).toMatchObject({ status: 'lobby', rulesVersion: OURS, seats: old.table.seats });
    expect(migrated.box).toEqual(entry?.game.box(old.table.options, corrections));
    expect(kinds(await hall.jobs())).toEqual(['lobby']);
    const begun = agreed(await hall.tables.start(hall.actor(ANN), migrated.id, null));
    expect(begun).toMatchObject({ status: 'playing', state: { box: migrated.box } });
    expect(await hall.tables.eras(begun.id)).toEqual([{ rulesVersion: OURS, from: 0, state: null }]);
  });

  test("is left as it is if today's rules don't know its options, and can only be ended", async () => {
    const { table } = oldLobby('lobby');
    const options = { ...table.options, rules: '2046' };
    const hall = await openOldTables({ table: { ...table, options }, lines: [] });
    expect(refusalFor(await hall.tables.migrate(table.id))).toBe('other-rules');
    const seat = { role: null, another: true };
    expect(refusalFor(await hall.tables.join(hall.actor(CAT), table.id, seat))).toBe('other-rules');
    expect(refusalFor(await leaves(hall, BEN, table.id))).toBe('other-rules');
    expect(refusalFor(await hall.tables.start(hall.actor(ANN), table.id, null))).toBe('other-rules');
    agreed(await hall.tables.abort({ ...hall.actor(ANN), isModerator: false }, table.id));
  });
});

describe('a finished game from the first release', () => {
  test('keeps its version, its log, its one era and its values forever', async () => {
    const old = oldGame('saga', 'the end');
    const hall = await openOldTables(old);
    expect(old.table.status).toBe('finished');
    expect(await hall.tables.withOtherRules()).toEqual([]);
    expect(refusalFor(await hall.tables.migrate(old.table.id))).toBe('not-playing');
    expect(await tableOf(hall, old)).toEqual(old.table);
    expect(await hall.tables.log(old.table.id)).toEqual(old.lines);
    expect(await hall.tables.eras(old.table.id)).toEqual([{ rulesVersion: VERSION_1, from: 0, state: null }]);
    expect((await hall.tables.loaded(old.table.id))?.request).toBeNull();
  });
});

describe.each(['yggdrasil-0', 'yggdrasil-99'])('a game with the unknown rules %s', (rulesVersion) => {
  async function unknownGame() {
    const hall = await openTestTables();
    const table = await started(hall);
    await hall.jobs();
    const state = { gods: 'in another shape' };
    await hall.store.commit(commitOf(next(table, { rulesVersion, state })));
    return { hall, id: table.id, state };
  }

  test('is left unchanged, and says which rules it has', async () => {
    const { hall, id, state } = await unknownGame();
    expect(await hall.tables.withOtherRules()).toEqual([id]);
    const before = await hall.store.load(id);
    expect(await hall.tables.migrate(id)).toMatchObject({
      by: 'table',
      refusal: { code: 'other-rules', version: rulesVersion, ours: OURS, host: ANN },
    });
    expect(await hall.store.load(id)).toEqual(before);
    expect(before?.state).toEqual(state);
    expect(await hall.jobs()).toEqual([]);
  });

  test('can be looked at and ended, but not continued', async () => {
    const { hall, id } = await unknownGame();
    expect((await hall.tables.loaded(id))?.request).toBeNull();
    const alfheim = { request: '1-turn', choice: 'alfheim', values: {} };
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, alfheim))).toBe('other-rules');
    expect(refusalFor(await hall.tables.giveDefaultAnswer(id, alfheim.request, 'outbox-1'))).toBe(
      'other-rules',
    );
    agreed(await hall.tables.abort({ ...hall.actor(CAT), isModerator: true }, id));
    expect(kinds(await hall.jobs())).toEqual(['board', 'notice']);
    expect(refusalFor(await hall.tables.act(hall.actor(ANN), id, alfheim))).toBe('not-playing');
    agreed(await hall.tables.open(hall.actor(BEN), order()));
  });
});

test('a table with our own rules is not migrated', async () => {
  const hall = await openTestTables();
  const { id, version } = await started(hall);
  expect(await hall.tables.withOtherRules()).toEqual([]);
  expect(agreed(await hall.tables.migrate(id)).version).toBe(version);
  expect(refusalFor(await hall.tables.migrate('nothing' as TableId))).toBe('no-table');
});
