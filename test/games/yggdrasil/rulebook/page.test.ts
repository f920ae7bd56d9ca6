/** RULES.md, the rulebook for people. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import words from '../../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { rulesPage } from '../../../../scripts/rules-page/page.ts';
import { YGGDRASIL_RULEBOOK } from '../../../../src/games/yggdrasil/rulebook/rulebook.ts';
import { SOURCE_DOCUMENTS } from '../../../../src/games/yggdrasil/rulebook/sources.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const WORDS: Readonly<Record<string, string>> = words;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-page-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function runsRulesPage(cwd: string, ...args: readonly string[]): number | null {
  const command = join(ROOT, 'node_modules/.bin/tsx');
  return spawnSync(command, [join(ROOT, 'scripts/rules-page.ts'), ...args], { cwd }).status;
}

test('is up to date', () => {
  expect(runsRulesPage(ROOT, '--check')).toBe(0);
}, 20_000);

test('is called out of date when it is missing or old, and is right once it is written', () => {
  expect(runsRulesPage(folder, '--check')).toBe(1);
  writeFileSync(join(folder, 'RULES.md'), 'an older page');
  expect(runsRulesPage(folder, '--check')).toBe(1);
  expect(runsRulesPage(folder)).toBe(0);
  expect(runsRulesPage(folder, '--check')).toBe(0);
}, 20_000);

test('has every rule with its words, and every section of the documents', () => {
  const page = readFileSync(join(ROOT, 'RULES.md'), 'utf8');
  expect(YGGDRASIL_RULEBOOK.filter(({ id }) => !page.includes(`| ${id} | ${WORDS[id]} |`))).toEqual([]);
  const sections = SOURCE_DOCUMENTS.flatMap((document) => document.sections);
  expect(sections.filter(({ title }) => !page.includes(` | ${title} | Y-`))).toEqual([]);
});

test('says of a row where it holds, where it comes from, and which tests hold it, how often', () => {
  const file = (name: string) => `test/games/yggdrasil/${name}.test.ts`;
  const citations = [file('enemies/hel'), file('enemies/hel'), 'test/words/rules.test.ts'].map((each) => ({
    row: 'Y-303',
    file: each,
  }));
  expect(rulesPage(citations)).toContain(
    ' | 2018 | S0.154, S0.158, S0.159 | stated | enemies/hel 2, ../../words/rules 1 |',
  );
});
