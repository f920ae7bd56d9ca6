/** Looking back on a game: its moments, and the ways between them. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import {
  type History,
  historyOf,
  type Motion,
  placeOf,
  placeOfTurn,
  whereTo,
} from '../../../src/tables/history/history.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import {
  ANN,
  actionFor,
  agreed,
  BEN,
  openTestTables,
  playsOn,
  started,
  type TestTables,
} from '../../shared/hall.ts';
import { lobby } from '../../shared/stores/tables.ts';
import { fileOfFirstRelease, oldGame } from '../../storage/sqlite/opening/first-release.ts';

const entry = (() => {
  const found = CATALOGUE.get('yggdrasil');
  if (found === undefined) throw new Error('the catalogue has lost its game');
  return found;
})();

async function historyIn({ store }: TestTables, id: TableId): Promise<History> {
  const table = await store.load(id);
  const history = table === null ? null : historyOf(entry, table, await store.eras(id), await store.log(id));
  if (history === null) throw new Error('there is nothing to tell');
  return history;
}

test("the history leads from the opening to the current state, with each answer's author", async () => {
  const hall = await openTestTables();
  const { id, state, recentEvents } = await started(hall);
  await playsOn(hall, id, 12);
  const { moments, before } = await historyIn(hall, id);
  expect(before).toBe(0);
  expect(moments).toHaveLength(13);
  expect(moments[0]).toEqual({ at: 0, turn: 1, by: null, events: recentEvents.events, state });
  expect(moments.at(-1)?.state).toEqual((await hall.store.load(id))?.state);
  expect(moments[1]).toMatchObject({ at: 1, by: { seat: 0, userId: ANN } });
  expect(moments.some(({ by }) => by?.userId === BEN)).toBe(true);
});

test('undone answers are left out, and their numbers lead to the moment before', async () => {
  const hall = await openTestTables();
  const { tables, actor } = hall;
  const { id, state } = await started(hall, { passing: 'by-hand' });
  agreed(await tables.act(actor(ANN), id, await actionFor(tables, id, 'alfheim')));
  agreed(await tables.takeBack(actor(ANN), id));
  const history = await historyIn(hall, id);
  expect(history.moments.map(({ at }) => at)).toEqual([0]);
  expect(history.moments[0]?.state).toEqual(state);
  expect(placeOf(history, 1)).toBe(0);
  agreed(await tables.act(actor(ANN), id, await actionFor(tables, id, 'alfheim')));
  expect((await historyIn(hall, id)).moments.map(({ at }) => at)).toEqual([0, 3]);
});

test('after a change of rules the history starts with the migrated state and counts earlier answers', async () => {
  const old = oldGame('ballad', 'throw-back');
  const hall = await openTestTables(fileOfFirstRelease([old]));
  const { id, state } = agreed(await hall.tables.migrate(old.table.id));
  await playsOn(hall, id, 3);
  const history = await historyIn(hall, id);
  expect(history.before).toBe(old.lines.length);
  expect(history.moments[0]).toMatchObject({ at: old.lines.length, by: null, events: [], state });
  expect(history.moments.at(-1)?.at).toBe(old.lines.length + 3);
  expect(placeOf(history, 2)).toBe(0);
});

test('there is no history under unknown rules, or before the game', async () => {
  expect(historyOf(entry, lobby(), [], [])).toBeNull();
  const { table, lines } = oldGame('ballad', 'throw-back');
  const eras = [{ rulesVersion: 'yggdrasil-99', from: 0, state: null }];
  expect(historyOf(entry, { ...table, rulesVersion: 'yggdrasil-99' }, eras, lines)).toBeNull();
});

/** Three turns: the second has three moments, and the first and the last have two each. */
const THREE_TURNS: History = {
  before: 0,
  moments: [1, 1, 2, 2, 2, 3, 3].map((turn, place) => ({
    at: place * 10,
    turn,
    by: null,
    events: [],
    state: null,
  })),
};

test.each<readonly [Motion, number, number]>([
  ['back', 3, 2],
  ['back', 0, 0],
  ['on', 3, 4],
  ['on', 6, 6],
  ['first', 4, 0],
  ['last', 4, 6],
  ['turn-back', 4, 2],
  ['turn-back', 2, 0],
  ['turn-back', 0, 0],
  ['turn-on', 0, 2],
  ['turn-on', 2, 5],
  ['turn-on', 5, 6],
])('"%s" from moment %i leads to %i', (motion, from, to) => {
  expect(whereTo(motion, THREE_TURNS, from)).toBe(to);
});

test('a turn is found by its number, and an unknown number leads to the last moment', () => {
  expect([0, 1, 2, 3, 4].map((turn) => placeOfTurn(THREE_TURNS, turn))).toEqual([0, 0, 2, 5, 6]);
});

test('a moment is found by its number in the log, and a missing number leads to the moment before it', () => {
  expect([0, 10, 19, 60, 999].map((at) => placeOf(THREE_TURNS, at))).toEqual([0, 1, 1, 6, 6]);
});
