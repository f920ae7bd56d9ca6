/** A table's log is replayed from the start of its current rules. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { latestEra } from '../../../src/tables/turns/eras.ts';
import { agreed, openTestTables, playsOn, started, type TestTables } from '../../shared/hall.ts';
import { lobby } from '../../shared/stores/tables.ts';
import { fileOfFirstRelease, oldGame } from '../../storage/sqlite/opening/first-release.ts';

const entry = (() => {
  const found = CATALOGUE.get('yggdrasil');
  if (found === undefined) throw new Error('the catalogue has lost its game');
  return found;
})();

async function eraOf({ store, tables }: TestTables, id: TableId) {
  const table = await store.load(id);
  const era = table === null ? null : latestEra(entry, table, await tables.eras(id), await tables.log(id));
  if (table === null || era === null || !era.replayed.ok) throw new Error('the log cannot be replayed');
  return { table, ...era, moments: era.replayed.moments };
}

test('a log is replayed from the opening if the rules never changed', async () => {
  const hall = await openTestTables();
  const { id, state, recentEvents } = await started(hall, { passing: 'by-hand' });
  await playsOn(hall, id, 9);
  const { table, lines, isLater, moments } = await eraOf(hall, id);
  expect(isLater).toBe(false);
  expect(lines).toHaveLength(9);
  expect(moments[0]).toEqual({ state, events: recentEvents.events });
  expect(moments).toHaveLength(10);
  expect(moments.at(-1)?.state).toEqual(table.state);
});

test('a log is replayed from the migrated state to the very end if the rules changed', async () => {
  const old = oldGame('saga', 'throw-back');
  const hall = await openTestTables(fileOfFirstRelease([old]));
  const { id, state } = agreed(await hall.tables.migrate(old.table.id));
  await playsOn(hall, id);
  const { table, lines, isLater, moments } = await eraOf(hall, id);
  expect(isLater).toBe(true);
  expect(table.status).toBe('finished');
  expect(lines).toHaveLength(table.logged - old.lines.length);
  expect(lines[0]?.index).toBe(old.lines.length);
  expect(moments[0]).toEqual({ state, events: [] });
  expect(moments.at(-1)?.state).toEqual(table.state);
});

test('a log is not replayed before the game has started', () => {
  expect(latestEra(entry, lobby(), [], [])).toBeNull();
});
