/** RULES.md and docs/data/rules, the rulebooks for people. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wordsOf } from '../../../scripts/rules-page/book.ts';
import { BOOKS } from '../../../scripts/rules-page/books.ts';
import { rulesPages } from '../../../scripts/rules-page/page.ts';
import { outdatedPages } from '../../../scripts/rules-page/page-file.ts';
import { LOADER } from '../../loader.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-page-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function textOf(...args: Parameters<typeof rulesPages>): string {
  return rulesPages(...args)
    .map(({ text }) => text)
    .join('\n');
}

function runsRulesPage(cwd: string, ...args: readonly string[]): number | null {
  const program = [...LOADER, join(ROOT, 'scripts/rules-page/rules-page.ts')];
  return spawnSync(process.execPath, [...program, ...args], { cwd }).status;
}

test('the pages of rules are up to date', () => {
  expect(outdatedPages(ROOT)).toEqual([]);
});

test('missing or old pages of rules are reported as out of date until they are written again', () => {
  expect(runsRulesPage(folder, '--check')).toBe(1);
  writeFileSync(join(folder, 'RULES.md'), 'an older page');
  expect(outdatedPages(folder)).toContain('RULES.md');
  expect(runsRulesPage(folder)).toBe(0);
  expect(outdatedPages(folder)).toEqual([]);
  writeFileSync(join(folder, 'docs/data/rules/yggdrasil.md'), 'an older page');
  expect(outdatedPages(folder)).toEqual(['docs/data/rules/yggdrasil.md']);
});

test.each(BOOKS)(
  'the pages of rules have every rule of $title with its text, and every section of its documents',
  (book) => {
    const page = readFileSync(join(ROOT, `docs/data/rules/${book.game}.md`), 'utf8');
    const words = wordsOf(book);
    expect(book.rulebook.filter(({ id }) => !page.includes(`| ${id} | ${words[id]} |`))).toEqual([]);
    const sections = book.documents.flatMap((document) => document.sections);
    const held = ({ title }: { readonly title: string }) => page.includes(` | ${title} | ${book.letter}-`);
    expect(sections.filter((section) => !held(section))).toEqual([]);
  },
);

test.each([
  ['S3.33', 'C-119'],
  ['S3.131', 'C-335'],
  ['S3.165', 'C-008'],
])(
  "the pages of rules say that Chronicles doesn't follow %s, and that %s applies instead",
  (sentence, row) => {
    const page = readFileSync(join(ROOT, 'docs/data/rules/chronicles.md'), 'utf8');
    const notFollowed = page.slice(page.indexOf('## Sentences'));
    expect(notFollowed).toContain(`\n| ${sentence} | ${row} | `);
    const [cited = ''] = page.split('\n').filter((line) => line.startsWith(`| ${row} |`));
    expect(cited).toContain(sentence);
  },
);

test('the pages of rules begin with an index of at most 300 words that links to each game', () => {
  const index = readFileSync(join(ROOT, 'RULES.md'), 'utf8');
  expect(index.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length).toBeLessThanOrEqual(300);
  for (const { title, game } of BOOKS) expect(index).toContain(`[${title}](docs/data/rules/${game}.md)`);
});

test("the pages of rules list each row's editions, sources and tests with their counts", () => {
  const file = (name: string) => `test/games/yggdrasil/${name}.test.ts`;
  const citations = [file('enemies/hel'), file('enemies/hel'), 'test/words/rules.test.ts'].map((each) => ({
    row: 'Y-303',
    file: each,
  }));
  expect(textOf(BOOKS, citations)).toContain(
    ' | 2018 | S0.154, S0.158, S0.159 | stated | enemies/hel 2, ../../words/rules 1 |',
  );
});

test("the pages are not written for a book that leaves out a chapter, or whose explained sources aren't exactly its own", () => {
  const [book] = BOOKS;
  if (book === undefined) throw new Error('the catalogue is empty');
  const { 9: _ours, ...others } = book.chapters;
  const written = (changes: Partial<typeof book>) => () => rulesPages([{ ...book, ...changes }], []);
  expect(written({})).not.toThrow();
  expect(written({ chapters: others })).toThrow(`disagree about ${book.letter}-901`);
  expect(written({ pages: [] })).toThrow('disagree about');
  expect(
    written({ pages: [...book.pages, { key: 'HEARSAY', what: 'somebody said so', rules: null }] }),
  ).toThrow('about HEARSAY');
});
