/** The rulebook against the program: every row is held by a test, and nobody points at a row that is not there. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { citationsOfTests, rowsHeldIn, rowsPointedAt } from '../../../../scripts/rules-page/citations.ts';
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const rows = YGGDRASIL_RULEBOOK.map(({ id }) => id);

test('every row is held by a test', () => {
  const held = new Set(citationsOfTests(ROOT, 'Y').map(({ row }) => row));
  expect(rows.filter((row) => !held.has(row))).toEqual([]);
});

test('every row that a program points at is there', () => {
  const pointedAt = rowsPointedAt(ROOT, 'Y');
  expect(pointedAt.length).toBeGreaterThan(rows.length);
  expect(pointedAt.filter(({ row }) => !rows.includes(row))).toEqual([]);
});

describe('a test holds', () => {
  const title = (held: string) => `test('is so [${held}]', () => {});\n`;

  test('the rows at the end of its title, one or several', () => {
    expect(rowsHeldIn(title('Y-101') + title('Y-102, Y-103'))).toEqual(['Y-101', 'Y-102', 'Y-103']);
  });

  test('nothing by what its comments say', () => {
    expect(rowsHeldIn(`/** Is so. [${'Y-101'}] */`)).toEqual([]);
  });

  test('the rows of its table, where the title begins with them', () => {
    const table = ['Y-101', 'Y-102'].map((row) => `  ['${row}', 'hel'],\n`).join('');
    expect(rowsHeldIn(`${table}test.each(TABLE)('${'[%s]'} %s', () => {});`)).toEqual(['Y-101', 'Y-102']);
    expect(rowsHeldIn(`${table}test.each(TABLE)('%s', () => {});`)).toEqual([]);
  });
});
