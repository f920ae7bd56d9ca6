/** The rows of a rulebook that a test covers are the ones named in its title. */
import { expect, test } from 'vitest';
import { rowsHeldIn } from '../../../scripts/rules-page/citations.ts';

const title = (held: string) => `test('is so [${held}]', () => {});\n`;

test('a test cites the rows at the end of its title, one or several, of any book', () => {
  expect(rowsHeldIn(title('Y-101') + title('Y-102, M-103'))).toEqual(['Y-101', 'Y-102', 'M-103']);
});

test("a test's comments cite nothing", () => {
  expect(rowsHeldIn(`/** Is so. [${'Y-101'}] */`)).toEqual([]);
});

test("a test's table cites its rows if the title begins with them", () => {
  const table = ['Y-101', 'M-102'].map((row) => `  ['${row}', 'hel'],\n`).join('');
  expect(rowsHeldIn(`${table}test.each(TABLE)('${'[%s]'} %s', () => {});`)).toEqual(['Y-101', 'M-102']);
  expect(rowsHeldIn(`${table}test.each(TABLE)('%s', () => {});`)).toEqual([]);
});
