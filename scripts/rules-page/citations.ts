/** Finds which tests cover which rulebook rows. A test names its rows in brackets at the end of its title. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Book } from '../../src/core/rulebook/book.ts';

export interface Citation {
  readonly row: string;
  /** The path from the root of the project, with slashes. */
  readonly file: string;
}

const TITLE = /\[([A-Z]-\d{3}(?:, [A-Z]-\d{3})*)\]['"`]/g;
const TABLE_TITLE = /['"`]\[%s\] /;
const TABLE_ROW = /^\s*\[\s*'([A-Z]-\d{3})',/gm;
const NUMBER = /\b[A-Z]-\d{3}\b/g;

/**
 * The rows that a test file covers, once for each test. A test titled `[%s] …` takes its rows from the first column of its table.
 */
export function rowsHeldIn(tests: string): readonly string[] {
  const inTitles = [...tests.matchAll(TITLE)].flatMap(([, rows = '']) => rows.split(', '));
  const inTables = TABLE_TITLE.test(tests) ? [...tests.matchAll(TABLE_ROW)].map(([, row = '']) => row) : [];
  return [...inTitles, ...inTables];
}

export function citationsOfTests(root: string): readonly Citation[] {
  return programsIn(root, 'test')
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => rowsHeldIn(read(root, file)).map((row) => ({ row, file })));
}

/** Every mention of a row of this book in the code: in titles, in comments and in queries about the row. */
export function rowsPointedAt(root: string, { letter }: Book): readonly Citation[] {
  return ['src', 'commands', 'scripts', 'test']
    .flatMap((folder) => programsIn(root, folder))
    .flatMap((file) => [...read(root, file).matchAll(NUMBER)].map(([row]) => ({ row, file })))
    .filter(({ row }) => row.startsWith(`${letter}-`));
}

function programsIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [folder, ...name.split(sep)].join('/'))
    .sort();
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
