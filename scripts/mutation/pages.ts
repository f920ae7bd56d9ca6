/**
 * Writes the mutation pages from each game's last run, and reports problems: a score that's too low, or a survivor without a
 * reason.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulesIn } from './games.ts';
import { disagreements, type Reason, readReasons, reasonFor } from './reasons.ts';
import { type Mutant, readMutants } from './report.ts';

const PAGES = 'docs/data/mutation';
const MIN_KILLED = 0.95;
const MAX_CODE_LENGTH = 90;

/** The killed mutants as a share from 0 to 1. */
function score(mutants: readonly Mutant[]): number {
  const tried = mutants.filter(({ fate }) => fate !== 'left out');
  return tried.filter(({ fate }) => fate === 'killed').length / tried.length;
}

/** Rounds down, so that no page claims more than was killed. */
function percent(part: number): string {
  return `${(Math.floor(part * 1000) / 10).toFixed(1)} %`;
}

function scoreLine(name: string, mutants: readonly Mutant[]): string {
  const count = (fate: Mutant['fate']) => mutants.filter((mutant) => mutant.fate === fate).length;
  const counts = [count('killed'), count('survived'), count('left out')].join(' | ');
  return `| ${name} | ${counts} | ${percent(score(mutants))} |`;
}

function folderLines(mutants: readonly Mutant[]): readonly string[] {
  const folders = [...new Set(mutants.map(({ file }) => dirname(file)))];
  return folders.map((folder) =>
    scoreLine(
      `\`${folder}\``,
      mutants.filter(({ file }) => dirname(file) === folder),
    ),
  );
}

function asCode(code: string): string {
  const short = code.length > MAX_CODE_LENGTH ? `${code.slice(0, MAX_CODE_LENGTH)}…` : code;
  const escaped = short.replaceAll('|', '\\|');
  return short.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}

function survivorLine(mutant: Mutant, code: string): string {
  const change = `${asCode(mutant.code)} → ${asCode(mutant.replacement)}`;
  return `| ${mutant.file} | ${change} | ${code} |`;
}

/** The patterns of the code to change and of the code to skip, as text for the page. */
function changedCode(game: string): string {
  const not = (pattern: string) => pattern.startsWith('!');
  const listed = (patterns: readonly string[]) => patterns.map((pattern) => `\`${pattern}\``).join(', ');
  const patterns = rulesIn(game, game);
  const without = patterns.filter(not).map((pattern) => pattern.slice(1));
  return `${listed(patterns.filter((pattern) => !not(pattern)))} without ${listed(without)}`;
}

function page(game: string, mutants: readonly Mutant[], reasons: readonly Reason[]): string {
  return [
    `# What the tests of ${game} notice`,
    '',
    `Written by \`npm run survivors\`; [mutation.md](../mutation.md) explains it. The changed code is ${changedCode(game)}.`,
    '',
    '## Killed',
    '',
    '| folder | killed | survived | left out | killed of those tried |',
    '|---|---|---|---|---|',
    ...folderLines(mutants),
    scoreLine('all', mutants),
    '',
    '## Survived',
    '',
    '| file | change | why no test notices |',
    '|---|---|---|',
    ...survivorsOf(mutants).map((mutant) => survivorLine(mutant, reasonFor(mutant, reasons) ?? '')),
    '',
  ].join('\n');
}

function survivorsOf(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ fate }) => fate === 'survived');
}

/** Writes the page of a game, and returns the problems found. */
function faultsOf(game: string): readonly string[] {
  const mutants = readMutants(game);
  if (mutants === undefined) return [`${game} was not tried: npm run mutate -- ${game}`];
  const reasons = readReasons(game);
  writeFileSync(`${PAGES}/${game}.md`, page(game, mutants, reasons));
  return [
    ...disagreements(survivorsOf(mutants), reasons),
    ...(score(mutants) < MIN_KILLED
      ? [`only ${percent(score(mutants))} of the mutants of ${game} were killed`]
      : []),
  ];
}

/** Writes the pages of these games into the current folder, and returns the problems found. */
export function writePages(games: readonly string[]): readonly string[] {
  mkdirSync(PAGES, { recursive: true });
  return games.flatMap(faultsOf);
}
