/** RULES.md, the rulebooks for people. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsOf } from '../../scripts/rules-page/book.ts';
import { BOOKS } from '../../scripts/rules-page/books.ts';
import { rulesPage } from '../../scripts/rules-page/page.ts';
import { isUpToDate } from '../../scripts/rules-page/page-file.ts';
import { LOADER } from '../loader.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LIMIT_MS = 20_000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-page-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function runsRulesPage(cwd: string, ...args: readonly string[]): number | null {
  const program = [...LOADER, join(ROOT, 'scripts/rules-page/rules-page.ts')];
  return spawnSync(process.execPath, [...program, ...args], { cwd }).status;
}

test('is up to date', () => {
  expect(isUpToDate(ROOT)).toBe(true);
});

test('is called out of date when it is missing or old, and is right once it is written', {
  timeout: LIMIT_MS,
}, () => {
  expect(runsRulesPage(folder, '--check')).toBe(1);
  writeFileSync(join(folder, 'RULES.md'), 'an older page');
  expect(isUpToDate(folder)).toBe(false);
  expect(runsRulesPage(folder)).toBe(0);
  expect(isUpToDate(folder)).toBe(true);
});

test.each(BOOKS)('has every rule of $title with its words, and every section of its documents', (book) => {
  const page = readFileSync(join(ROOT, 'RULES.md'), 'utf8');
  const words = wordsOf(book);
  expect(book.rulebook.filter(({ id }) => !page.includes(`| ${id} | ${words[id]} |`))).toEqual([]);
  const sections = book.documents.flatMap((document) => document.sections);
  const held = ({ title }: { readonly title: string }) => page.includes(` | ${title} | ${book.letter}-`);
  expect(sections.filter((section) => !held(section))).toEqual([]);
});

test('says of a row where it holds, where it comes from, and which tests hold it, how often', () => {
  const file = (name: string) => `test/games/yggdrasil/${name}.test.ts`;
  const citations = [file('enemies/hel'), file('enemies/hel'), 'test/words/rules.test.ts'].map((each) => ({
    row: 'Y-303',
    file: each,
  }));
  expect(rulesPage(BOOKS, citations)).toContain(
    ' | 2018 | S0.154, S0.158, S0.159 | stated | enemies/hel 2, ../../words/rules 1 |',
  );
});

test('is not written of a book that leaves out a chapter or explains not just the sources there are', () => {
  const [book] = BOOKS;
  if (book === undefined) throw new Error('the catalogue is empty');
  const { 9: _ours, ...others } = book.chapters;
  const written = (changes: Partial<typeof book>) => () => rulesPage([{ ...book, ...changes }], []);
  expect(written({})).not.toThrow();
  expect(written({ chapters: others })).toThrow(`disagree about ${book.letter}-901`);
  expect(written({ pages: [] })).toThrow('disagree about');
  expect(
    written({ pages: [...book.pages, { key: 'HEARSAY', what: 'somebody said so', rules: null }] }),
  ).toThrow('about HEARSAY');
});
