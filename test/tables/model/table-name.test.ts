/** Table names follow from table ids, forever. */
import { expect, test } from 'vitest';
import type { TableId } from '../../../src/tables/model/table.ts';
import { TABLE_NAMES, tableNameOf } from '../../../src/tables/model/table-name.ts';
import { tableIdFor } from '../../../src/tables/verbs/opening/table-id.ts';

test.each([
  ['2222222222', 'hnitbjorg'],
  ['23456789ab', 'njord'],
  ['zzzzzzzzzz', 'forseti'],
])('table %s is called %s in existing threads', (id, name) => {
  expect(tableNameOf(id as TableId)).toBe(name);
});

test('consecutive tables have different names, and every name is used', () => {
  const ids = Array.from({ length: 4000 }, (_, at) => `2${at.toString(29).padStart(9, '3')}` as TableId);
  expect(new Set(ids.slice(0, 8).map(tableNameOf)).size).toBe(8);
  expect(new Set(ids.map(tableNameOf))).toEqual(new Set(TABLE_NAMES));
});

test('the open tables of a server have different names, until all are taken', async () => {
  const open: TableId[] = [];
  const store = { live: async () => open };
  for (const _ of TABLE_NAMES) open.push(await tableIdFor({ store }, 'guild'));
  expect(new Set(open.map(tableNameOf))).toEqual(new Set(TABLE_NAMES));
  expect(open).not.toContain(await tableIdFor({ store }, 'guild'));
});
