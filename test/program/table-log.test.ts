/** A table logs a few lines in its life, and each of its changes logs a quiet line. */
import { expect, test } from 'vitest';
import { openLog } from '../../src/program/log/logging.ts';
import { logRowDamage, withTableLog } from '../../src/program/table-log.ts';
import type { Table } from '../../src/tables/model/table.ts';
import { storeIn } from '../shared/stores/stores.ts';
import { commitOf, lobby, next } from '../shared/stores/tables.ts';

const CHANGE = 'committed a change';

function openLines() {
  const lines: { readonly level: number; readonly msg: string; readonly [field: string]: unknown }[] = [];
  const log = openLog('debug', [], { write: (line) => void lines.push(JSON.parse(line)) });
  return { lines, log };
}

async function daybook() {
  const { lines, log } = openLines();
  const store = withTableLog(await storeIn(), log);
  const told = () =>
    lines
      .splice(0)
      .filter(({ level }) => level >= 30)
      .map(({ msg }) => msg);
  return { store, lines, told };
}

test("a table's log says when it opens, starts, loses and regains its channel, closes, reopens and ends", async () => {
  const { store, told } = await daybook();
  let table: Table = lobby();
  await store.commit(commitOf(table));
  expect(told()).toEqual(['opened a table']);
  const life: readonly (readonly [Partial<Table>, readonly string[]])[] = [
    [{ passing: 'by-hand' }, []],
    [{ status: 'playing' }, ['started a game']],
    [{ logged: 1 }, []],
    [{ isSuspended: true }, ['suspended a table: its channel is gone']],
    [{ isSuspended: false }, ['resumed a table: its channel is back']],
    [{ status: 'closed' }, ['closed an idle table']],
    [{ status: 'playing' }, ['started a game']],
    [{ status: 'finished' }, ['game finished']],
  ];
  for (const [changes, lines] of life) {
    table = next(table, changes);
    expect(await store.commit(commitOf(table))).toBe('done');
    expect(told()).toEqual(lines);
  }
});

test('each change is logged with its table and its cause: an interaction, one of several, a job, something else', async () => {
  const { store, lines } = await daybook();
  let table: Table = lobby();
  for (const cause of ['1573846805978808320', '1573846805978808320:table-1', 'outbox-12', 'adopted']) {
    await store.commit({ ...commitOf(table), cause });
    table = next(table, {});
  }
  const changes = lines.filter(({ msg }) => msg === CHANGE);
  expect(changes).toMatchObject([
    { table: 'table-1', version: 1, interaction: '1573846805978808320', committed: 'done' },
    { table: 'table-1', version: 2, interaction: '1573846805978808320', committed: 'done' },
    { table: 'table-1', version: 3, row: 12, committed: 'done' },
    { table: 'table-1', version: 4, cause: 'adopted', committed: 'done' },
  ]);
});

test("a change that wasn't stored logs no event", async () => {
  const { store, lines, told } = await daybook();
  await store.commit(commitOf(lobby()));
  told();
  const late = { ...next(lobby(), { status: 'finished' }), version: 7 };
  expect(await store.commit(commitOf(late))).toBe('conflict');
  expect(lines.map(({ msg, committed }) => [msg, committed])).toEqual([[CHANGE, 'conflict']]);
  expect(told()).toEqual([]);
});

test('a damaged row logs one error, no matter how often it is read', () => {
  const { lines, log } = openLines();
  const tells = logRowDamage(log);
  for (const row of ['ResultRow a', 'ServerSettings b', 'ResultRow a'])
    tells({ row, code: 'it cannot be counted' });
  expect(lines.map(({ level, row }) => [level, row])).toEqual([
    [50, 'ResultRow a'],
    [50, 'ServerSettings b'],
  ]);
});
