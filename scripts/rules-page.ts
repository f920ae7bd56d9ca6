/** Writes RULES.md, the rulebook for people, into the current folder; with `--check` only says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import words from '../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import type { RuleRow } from '../src/core/rulebook.ts';
import { YGGDRASIL_RULEBOOK } from '../src/games/yggdrasil/rulebook.ts';

const PAGE = 'RULES.md';

const WORDS: Readonly<Record<string, string>> = words;

const CHAPTERS: Readonly<Record<string, string>> = {
  'Y-1': 'Components and set-up',
  'Y-2': 'The turn and the enemy deck',
  'Y-3': "The enemies' effects",
  'Y-4': 'Asgard and combat',
  'Y-5': 'The worlds',
  'Y-6': 'Giants and runes',
  'Y-7': 'Gods and trance',
  'Y-8': 'Defeat and victory',
  'Y-9': 'Play at a distance, and house values',
};

const SOURCES: Readonly<Record<string, string>> = {
  S0: 'printed rulebook of the 2018 reprint, English',
  S1: 'rules from before the first printing (2010), Italian',
  S4: 'summary of the first edition by players, Japanese',
  'W-bgmap': 'review of the first edition, Japanese (boardgamemap.com)',
  'W-cyber': 'rules summary of the first edition, French (cyberfab.fr)',
  'W-elbakin': 'review of the first edition, French (elbakin.net)',
  'W-josh': 'review of the first edition, English (boardgamereviewsbyjosh.com)',
  'W-kult': 'review, Italian (kultunderground.org)',
  'W-ludorium': 'review, English (ludorium.at)',
  'W-meta': 'review of the first edition, English (metagamesblog.thegamemechanic.com)',
  'W-power14': 'review, Polish (powermilk.pl)',
  'W-ring': 'review, German (ringbote.de)',
  'W-ultra': 'rules page, English (ultraboardgames.com)',
  'W-vassal': "a computer module's how-to text, English (vassalengine.org)",
};

const CONFIDENCES: Readonly<Record<RuleRow['confidence'], string>> = {
  stated: 'a source says so in words',
  deduced: 'follows from what the sources say',
  memory: 'remembered, found in no source',
  assumed: 'no source says; this is our choice',
};

function wordsOf(row: RuleRow): string {
  const text = WORDS[row.id];
  if (text === undefined) throw new Error(`${row.id} has no words`);
  return text;
}

function chapterOf(row: RuleRow): string {
  return row.id.slice(0, 3);
}

function ruleLine(row: RuleRow): string {
  const source = row.source.length === 0 ? 'none' : row.source.join(', ');
  return `| ${row.id} | ${wordsOf(row)} | ${source} | ${row.confidence} |`;
}

function chapter(id: string, title: string): readonly string[] {
  const rows = YGGDRASIL_RULEBOOK.filter((row) => chapterOf(row) === id);
  const heading = `## ${id}xx: ${title}`;
  return [
    heading,
    '',
    '| number | rule | source | confidence |',
    '|---|---|---|---|',
    ...rows.map(ruleLine),
    '',
  ];
}

function legend(title: string, meanings: Readonly<Record<string, string>>): readonly string[] {
  const lines = Object.entries(meanings).map(([key, meaning]) => `| ${key} | ${meaning} |`);
  return [`| ${title} | meaning |`, '|---|---|', ...lines, ''];
}

function assertLegendIsComplete(): void {
  const cited = new Set(YGGDRASIL_RULEBOOK.flatMap((row) => row.source));
  const unexplained = [...cited].filter((key) => !Object.hasOwn(SOURCES, key));
  const unused = Object.keys(SOURCES).filter((key) => !cited.has(key));
  const homeless = YGGDRASIL_RULEBOOK.filter((row) => !Object.hasOwn(CHAPTERS, chapterOf(row)));
  if (unexplained.length + unused.length + homeless.length > 0) {
    const rows = homeless.map((row) => row.id);
    throw new Error(`legend and rulebook disagree about ${[...unexplained, ...unused, ...rows].join(', ')}`);
  }
}

function page(): string {
  assertLegendIsComplete();
  const lines = [
    '# Rules of Yggdrasil (2018), by number',
    '',
    'Code, tests and the `/rule` command point at these numbers. The words are our own.',
    '',
    'A rule that begins with or contains "House value" names something printed on the components that we',
    'could not read off a box: do not take it for the published value. A source of "none" means that the',
    'row is ours.',
    '',
    'This page is written by `npx tsx scripts/rules-page.ts`; change the rulebook or its words, not the page.',
    '',
    ...Object.entries(CHAPTERS).flatMap(([id, title]) => chapter(id, title)),
    '## Sources and confidence',
    '',
    ...legend('source', SOURCES),
    ...legend('confidence', CONFIDENCES),
  ];
  return lines.join('\n');
}

if (process.argv.includes('--check')) {
  const isUpToDate = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page();
  if (!isUpToDate) {
    console.error(`${PAGE} is out of date: run npx tsx scripts/rules-page.ts`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(PAGE, page());
}
