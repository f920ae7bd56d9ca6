/** Builds RULES.md and the page of each game: every row of every rulebook, its sources and the tests that cover it. */
import { relative } from 'node:path/posix';
import type { RuleRow } from '../../src/core/rulebook/rulebook.ts';
import {
  type OverriddenSentence,
  type OverridingReason,
  type SourceDocument,
  type SourceSection,
  sentencesOf,
} from '../../src/core/rulebook/sources.ts';
import { type GameBook, wordsOf } from './book.ts';
import type { Citation } from './citations.ts';

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
  designer: "the game's designer says otherwise",
  ruled: 'taken at its word it can be read in several ways, or spoils a game; the row says how we take it',
  disputed: 'another summary of the same edition says otherwise, twice; nobody can tell which is right',
};

/** One page of the rules: its path from the root of the project, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const INDEX = 'RULES.md';

const INDEX_FOREWORD = [
  '# Rules, by number',
  '',
  'Every rule of every game has a number, such as Y-201.',
  'Code, tests and the `/rule` command cite that number.',
  'The words are our own.',
  '',
];

const INDEX_LEGEND = [
  '## How to read a row',
  '',
  'A row has the rule, the printed editions that it holds in, its sources, our confidence in it, and the tests that hold it.',
  'Each test name ends with the rows that it holds.',
  '',
  'A row that says "House value" or "House ruling" is about something printed on the components, or left open by the rules, that we could not read off a box.',
  "Don't take it for the published value.",
  'A ruling with a source rests on how we read that sentence, and says why.',
  'A row whose source is "none" is ours.',
  '',
  'A source such as S0.12 is the twelfth sentence of document S0 that states a rule.',
  "The end of each game's page lists its documents.",
  'Every such sentence is held by a row, and every row by a test.',
  '',
];

const INDEX_END = [
  'These pages are written by `npm run rules`.',
  'Change the rulebooks in `src/games/*/rulebook` or their words in `assets/locales`, not the pages.',
  '',
];

/** The index, and a page for each game. */
export function rulesPages(books: readonly GameBook[], citations: readonly Citation[]): readonly Page[] {
  return [indexOf(books), ...books.map((book) => pageAbout(book, citations))];
}

function indexOf(books: readonly GameBook[]): Page {
  const lines = [
    ...INDEX_FOREWORD,
    ...table(['game', 'numbers', 'rows'], books.map(indexLine)),
    ...INDEX_LEGEND,
    ...table(['confidence', 'meaning'], [...Object.entries(CONFIDENCES), UNCONFIRMED]),
    ...INDEX_END,
  ];
  return { path: INDEX, text: lines.join('\n') };
}

function indexLine(book: GameBook): readonly string[] {
  const { title, letter, rulebook } = book;
  return [`[${title}](${pathOf(book)})`, `${letter}-…`, String(rulebook.length)];
}

function pathOf({ game }: GameBook): string {
  return `docs/data/rules/${game}.md`;
}

function pageAbout(book: GameBook, citations: readonly Citation[]): Page {
  return { path: pathOf(book), text: linesAbout(book, citations).join('\n') };
}

function linesAbout(book: GameBook, citations: readonly Citation[]): readonly string[] {
  assertLegendIsComplete(book);
  const { title, foreword, chapters, documents, pages, overridden } = book;
  return [
    `# Rules of ${title}`,
    '',
    `[The index](../../../${INDEX}) says how to read a row.`,
    '',
    ...foreword,
    '',
    `Tests are files under \`${homeOfTests(book)}\`, named without \`.test.ts\`, with how many tests cite the row.`,
    '',
    ...chaptersInOrder(chapters).flatMap(([hundred, name]) => chapter(book, hundred, name, citations)),
    `## The documents of ${title}, sentence by sentence`,
    '',
    ...documents.flatMap((document) => documentSections(book, document)),
    `## Sentences about ${title} that we do not follow`,
    '',
    ...table(['sentence', 'what we do', 'why'], overridden.map(overriddenLine)),
    `## Other sources about ${title}`,
    '',
    ...table(
      ['source', 'what it is'],
      pages.map(({ key, what }) => [key, what]),
    ),
  ];
}

/** Chapter 0 is an appendix: it comes last. */
function chaptersInOrder(chapters: GameBook['chapters']): readonly (readonly [string, string])[] {
  const isAppendix = ([hundred]: readonly [string, string]) => Number(hundred === '0');
  return Object.entries(chapters).sort((one, other) => isAppendix(one) - isAppendix(other));
}

function homeOfTests({ game }: GameBook): string {
  return `test/games/${game}`;
}

function chapter(
  book: GameBook,
  hundred: string,
  title: string,
  citations: readonly Citation[],
): readonly string[] {
  const words = wordsOf(book);
  const rows = book.rulebook.filter((row) => chapterOf(book, row) === hundred);
  return [
    `## ${book.letter}-${hundred}xx: ${title}`,
    '',
    ...table(
      ['number', 'rule', 'holds in', 'source', 'confidence', 'tests'],
      rows.map((row) => [
        row.id,
        words[row.id] ?? withoutWords(row),
        row.rules?.join(', ') ?? 'all',
        row.source.length === 0 ? 'none' : row.source.join(', '),
        confidenceIn(row),
        testsOf(book, row, citations),
      ]),
    ),
  ];
}

function confidenceIn({ confidence, unconfirmedIn }: RuleRow): string {
  return unconfirmedIn.length === 0 ? confidence : `${confidence}, not for ${unconfirmedIn.join(', ')}`;
}

function chapterOf({ letter }: GameBook, { id }: RuleRow): string {
  return id.charAt(`${letter}-`.length);
}

function withoutWords({ id }: RuleRow): never {
  throw new Error(`${id} has no words`);
}

function testsOf(book: GameBook, { id }: RuleRow, citations: readonly Citation[]): string {
  const files = citations.filter(({ row }) => row === id).map(({ file }) => file);
  const named = [...new Set(files)].map((file) => {
    const path = relative(homeOfTests(book), file).replace(/\.test\.ts$/, '');
    return `${path} ${files.filter((each) => each === file).length}`;
  });
  return named.length === 0 ? 'none' : named.join(', ');
}

function documentSections(book: GameBook, document: SourceDocument): readonly string[] {
  const { key, what, rules, sections } = document;
  return [
    `### ${key}: ${what}`,
    '',
    `Rule state ${rules}, ${sentencesOf(document).length} sentences.`,
    '',
    ...table(
      ['sentences', 'section', 'held by'],
      sections.map((section) => [
        rangeOf(section),
        section.title,
        holdersOf(book, document, section).join(', '),
      ]),
    ),
  ];
}

function rangeOf({ from, to }: SourceSection): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

function holdersOf(
  { rulebook }: GameBook,
  document: SourceDocument,
  section: SourceSection,
): readonly string[] {
  const sentences = sentencesOf({ ...document, sections: [section] });
  return rulebook
    .filter(({ source }) => sentences.some((sentence) => source.includes(sentence)))
    .map(({ id }) => id);
}

function overriddenLine({ sentence, row, reason }: OverriddenSentence): readonly string[] {
  return [sentence, row, REASONS[reason]];
}

function table(heads: readonly string[], lines: readonly (readonly string[])[]): readonly string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...lines.map(line), ''];
}

/**
 * Throws for a row outside the chapters, which the page would omit, for a source without an explanation, and for a page that no
 * row cites.
 */
function assertLegendIsComplete(book: GameBook): void {
  const { title, rulebook, documents, pages, chapters } = book;
  const cited = new Set(rulebook.flatMap(({ source }) => source));
  const pageKeys = pages.map(({ key }) => key);
  const known = [...documents.flatMap(sentencesOf), ...pageKeys];
  const unexplained = [...cited].filter((source) => !known.includes(source));
  const unused = pageKeys.filter((key) => !cited.has(key));
  const homeless = rulebook.filter((row) => !Object.hasOwn(chapters, chapterOf(book, row)));
  const odd = [...unexplained, ...unused, ...homeless.map(({ id }) => id)];
  if (odd.length > 0) throw new Error(`legend and rulebook of ${title} disagree about ${odd.join(', ')}`);
}
