/** The numbered rulebook: its numbers, its words and the page written from both. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import words from '../../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import { YGGDRASIL_RULEBOOK } from '../../../src/games/yggdrasil/rulebook.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const WORDS: Readonly<Record<string, string>> = words;

const GIANTS =
  `thrym suttung hymir hyrrokkin hrungnir utgard-loki gialp greip geirrod thiazi skrymir vafthrudnir
  angrboda bergelmir baugi gilling`.split(/\s+/);

const TOPICS = [
  ...'asgard midgard nidavellir alfheim niflheim helheim muspellheim jotunheim vanaheim'.split(' '),
  ...'hel surt jormungand loki nidhogg fenrir'.split(' '),
  ...'odin thor frey heimdall tyr freyja'.split(' '),
  ...GIANTS,
  ...'sigel daeg mann tiwaz'.split(' '),
  ...'set-up deck angry ragnarok die turn actions trance combat vikings elves artifacts'.split(' '),
  ...'valkyries islands bags whirlpool submerged giants runes vanir defeat victory'.split(' '),
  ...'house-values seats'.split(' '),
];

const houseValues = YGGDRASIL_RULEBOOK.filter((row) => row.topics.includes('house-values'));

describe('the numbers', () => {
  test('each is a Y with a chapter from 1 to 9, and they only ever go up', () => {
    const ids = YGGDRASIL_RULEBOOK.map((row) => row.id);
    expect(ids.filter((id) => !/^Y-[1-9]\d\d$/.test(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(new Set(ids.map((id) => id.charAt(2)))).toEqual(new Set('123456789'));
  });
});

describe('the words', () => {
  test('every rule has words and no words are left without a rule', () => {
    expect(Object.keys(WORDS)).toEqual(YGGDRASIL_RULEBOOK.map((row) => row.id));
  });

  test('each text is a whole sentence, short enough for a phone, and said once', () => {
    const texts = Object.values(WORDS);
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || text.length > 240)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('no text holds a sign that the message format or the table of the page would take for its own', () => {
    expect(Object.values(WORDS).filter((text) => /[{}<>#|\n]/.test(text))).toEqual([]);
  });
});

describe('the topics', () => {
  test('are the known ones, each used somewhere and none twice in a row', () => {
    expect(new Set(YGGDRASIL_RULEBOOK.flatMap((row) => row.topics))).toEqual(new Set(TOPICS));
    const odd = YGGDRASIL_RULEBOOK.filter(
      ({ topics }) => topics.length === 0 || new Set(topics).size < topics.length,
    );
    expect(odd).toEqual([]);
  });

  test.each(GIANTS)('asking about %s brings a rule that names the giant and its rune', (giant) => {
    const own = YGGDRASIL_RULEBOOK.filter(
      ({ id, topics }) => topics.includes(giant) && WORDS[id]?.toLowerCase().startsWith(giant),
    );
    expect(own).toHaveLength(1);
    expect(own[0]?.topics.some((topic) => ['sigel', 'daeg', 'mann', 'tiwaz'].includes(topic))).toBe(true);
  });
});

describe('sources and confidence', () => {
  test('what is stated or deduced names a source; what is assumed or remembered has none', () => {
    const odd = YGGDRASIL_RULEBOOK.filter(
      ({ confidence, source }) => ['stated', 'deduced'].includes(confidence) !== source.length > 0,
    );
    expect(odd).toEqual([]);
  });

  test('a house value says so in its words, is never called stated, and nothing else says so', () => {
    const saying = YGGDRASIL_RULEBOOK.filter(({ id }) => WORDS[id]?.includes('House value'));
    expect(saying).toEqual(houseValues);
    expect(houseValues.length).toBeGreaterThan(0);
    expect(houseValues.filter((row) => row.confidence === 'stated')).toEqual([]);
  });
});

describe('RULES.md', () => {
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
  });

  test('is called out of date when it is missing or old, and is right once it is written', () => {
    expect(runsRulesPage(folder, '--check')).toBe(1);
    writeFileSync(join(folder, 'RULES.md'), 'an older page');
    expect(runsRulesPage(folder, '--check')).toBe(1);
    expect(runsRulesPage(folder)).toBe(0);
    expect(runsRulesPage(folder, '--check')).toBe(0);
  }, 20_000);

  test('has every rule with its words', () => {
    const page = readFileSync(join(ROOT, 'RULES.md'), 'utf8');
    const missing = YGGDRASIL_RULEBOOK.filter(({ id }) => !page.includes(`| ${id} | ${WORDS[id]} |`));
    expect(missing).toEqual([]);
  });
});
