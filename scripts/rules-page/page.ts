/** RULES.md as text: every row of the rulebook, where it comes from and what holds it. */
import { relative } from 'node:path/posix';
import words from '../../assets/locales/en/yggdrasil-rules.json' with { type: 'json' };
import type { RuleRow } from '../../src/core/rulebook.ts';
import { YGGDRASIL_RULEBOOK } from '../../src/games/yggdrasil/rulebook/rulebook.ts';
import {
  OVERRIDDEN_SENTENCES,
  type OverriddenSentence,
  type OverridingReason,
  SOURCE_DOCUMENTS,
  SOURCE_PAGES,
  type SourceDocument,
  type SourceSection,
} from '../../src/games/yggdrasil/rulebook/sources.ts';
import type { Citation } from './citations.ts';

const WORDS: Readonly<Record<string, string>> = words;

const CHAPTERS: Readonly<Record<string, string>> = {
  'Y-1': 'Components and set-up',
  'Y-2': 'The turn and the enemy deck',
  'Y-3': "What the enemies' cards do",
  'Y-4': 'Asgard and combat',
  'Y-5': 'The worlds',
  'Y-6': 'Giants and runes',
  'Y-7': 'Gods and trance',
  'Y-8': 'Defeat and victory',
  'Y-9': 'Play at a distance, and house values',
};

const CONFIDENCES: Readonly<Record<RuleRow['confidence'], string>> = {
  stated: 'a source says so in words',
  deduced: 'follows from what the sources say',
  memory: 'remembered, found in no source',
  assumed: 'no source says; this is our choice',
};

const UNCONFIRMED = [
  'not for 2011',
  'no source that we know to be on that rule state says so; we take it to be as elsewhere',
];

const REASONS: Readonly<Record<OverridingReason, string>> = {
  mistranslated:
    'a slip of the translation: two other sources agree on another reading, and it fits the pieces',
  'said-otherwise': 'the same document says otherwise where it goes into the matter',
  outvoted: 'the other documents, and the same one elsewhere, say otherwise',
  disputed: 'another summary of the same edition says otherwise, twice; nobody can tell which is right',
};

const HOME_OF_THE_TESTS = 'test/games/yggdrasil';

const FOREWORD = [
  '# Rules of Yggdrasil, by number',
  '',
  'Code, tests and the `/rule` command point at these numbers. The words are our own.',
  '',
  'Yggdrasil has three printed rule states, and a row may hold in some of them only: 2010 (the rules from before the',
  'first printing), 2011 (the first edition) and 2018 (the reprint).',
  '',
  'A row that says "House value" or "House ruling" tells something printed on the components, or left open by the',
  'rules, that we could not read off a box: do not take it for the published value. A source of "none" means that the',
  'row is ours. A source such as S0.12 is the twelfth sentence of that document that states a rule; the sections at',
  'the end say where to find it. Every such sentence is held by a row, and every row by a test.',
  '',
  `Tests are files under \`${HOME_OF_THE_TESTS}\`, named without \`.test.ts\`, with how many tests cite the row.`,
  '',
  'This page is written by `npx tsx scripts/rules-page.ts`; change the rulebook or its words, not the page.',
  '',
];

export function rulesPage(citations: readonly Citation[]): string {
  assertLegendIsComplete();
  const lines = [
    ...FOREWORD,
    ...Object.entries(CHAPTERS).flatMap(([id, title]) => chapter(id, title, citations)),
    '## The documents, sentence by sentence',
    '',
    ...SOURCE_DOCUMENTS.flatMap(documentSections),
    '## Sentences that we do not follow',
    '',
    ...table(['sentence', 'what we do', 'why'], OVERRIDDEN_SENTENCES.map(overriddenLine)),
    '## Other sources, and confidence',
    '',
    ...table(
      ['source', 'what it is'],
      SOURCE_PAGES.map(({ key, what }) => [key, what]),
    ),
    ...table(['confidence', 'meaning'], [...Object.entries(CONFIDENCES), UNCONFIRMED]),
  ];
  return lines.join('\n');
}

function chapter(id: string, title: string, citations: readonly Citation[]): readonly string[] {
  const rows = YGGDRASIL_RULEBOOK.filter((row) => chapterOf(row) === id);
  return [
    `## ${id}xx: ${title}`,
    '',
    ...table(
      ['number', 'rule', 'holds in', 'source', 'confidence', 'tests'],
      rows.map((row) => [
        row.id,
        wordsOf(row),
        row.rules?.join(', ') ?? 'all',
        row.source.length === 0 ? 'none' : row.source.join(', '),
        confidenceIn(row),
        testsOf(row, citations),
      ]),
    ),
  ];
}

function confidenceIn({ confidence, unconfirmedIn }: RuleRow): string {
  return unconfirmedIn.length === 0 ? confidence : `${confidence}, not for ${unconfirmedIn.join(', ')}`;
}

function chapterOf(row: RuleRow): string {
  return row.id.slice(0, 3);
}

function wordsOf(row: RuleRow): string {
  const text = WORDS[row.id];
  if (text === undefined) throw new Error(`${row.id} has no words`);
  return text;
}

function testsOf(row: RuleRow, citations: readonly Citation[]): string {
  const files = citations.filter((citation) => citation.row === row.id).map(({ file }) => file);
  const named = [...new Set(files)].map((file) => {
    const path = relative(HOME_OF_THE_TESTS, file).replace(/\.test\.ts$/, '');
    return `${path} ${files.filter((each) => each === file).length}`;
  });
  return named.length === 0 ? 'none' : named.join(', ');
}

function documentSections(document: SourceDocument): readonly string[] {
  const { key, what, rules, sections } = document;
  return [
    `### ${key}: ${what}`,
    '',
    `Rule state ${rules}, ${sections.at(-1)?.to ?? 0} sentences.`,
    '',
    ...table(
      ['sentences', 'section', 'held by'],
      sections.map((section) => [rangeOf(section), section.title, holdersOf(document, section).join(', ')]),
    ),
  ];
}

function rangeOf({ from, to }: SourceSection): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

function holdersOf({ key }: SourceDocument, { from, to }: SourceSection): readonly string[] {
  const sentences = Array.from({ length: to - from + 1 }, (_, at) => `${key}.${from + at}`);
  return YGGDRASIL_RULEBOOK.filter(({ source }) => sentences.some((each) => source.includes(each))).map(
    ({ id }) => id,
  );
}

function overriddenLine({ sentence, row, why }: OverriddenSentence): readonly string[] {
  return [sentence, row, REASONS[why]];
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...lines.map(line), ''];
}

function assertLegendIsComplete(): void {
  const cited = new Set(
    YGGDRASIL_RULEBOOK.flatMap((row) => row.source).filter((source) => source.startsWith('W-')),
  );
  const pages = SOURCE_PAGES.map(({ key }) => key);
  const unexplained = [...cited].filter((key) => !pages.includes(key));
  const unused = pages.filter((key) => !cited.has(key));
  const homeless = YGGDRASIL_RULEBOOK.filter((row) => !Object.hasOwn(CHAPTERS, chapterOf(row)));
  if (unexplained.length + unused.length + homeless.length > 0) {
    const rows = homeless.map((row) => row.id);
    throw new Error(`legend and rulebook disagree about ${[...unexplained, ...unused, ...rows].join(', ')}`);
  }
}
