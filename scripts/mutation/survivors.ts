/**
 * `npm run survivors` writes a page for each game, or for the named ones, from its last mutation run. It fails when a
 * game's score is too low or a survivor has no reason.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Read, readOptions, runTool, wrong } from '../command-line.ts';
import { GAMES, rulesIn } from './games.ts';
import { disagreements, type Reason, readReasons, reasonFor } from './reasons.ts';
import { type Mutant, readMutants } from './report.ts';

const USAGE = `npm run survivors -- [${GAMES.join('] [')}]
Without a game, all of them need a run.`;
const PAGES = 'docs/mutation';
const LEAST_KILLED = 0.95;
const LONGEST_CODE = 90;

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
  const short = code.length > LONGEST_CODE ? `${code.slice(0, LONGEST_CODE)}…` : code;
  const escaped = short.replaceAll('|', '\\|');
  return short.includes('`') ? `\`\` ${escaped} \`\`` : `\`${escaped}\``;
}

function survivorLine(mutant: Mutant, why: string): string {
  const change = `${asCode(mutant.code)} → ${asCode(mutant.replacement)}`;
  return `| ${mutant.file} | ${mutant.line} | ${change} | ${why} |`;
}

/** The code that is changed and the code that is left out, as the mutation tester is told. */
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
    `Written by \`npm run survivors\`; [mutation.md](../mutation.md) says what it means. Changed is ${changedCode(game)}.`,
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
    '| file | line | change | why no test notices |',
    '|---|---|---|---|',
    ...survivorsOf(mutants).map((mutant) => survivorLine(mutant, reasonFor(mutant, reasons) ?? '')),
    '',
  ].join('\n');
}

function survivorsOf(mutants: readonly Mutant[]): readonly Mutant[] {
  return mutants.filter(({ fate }) => fate === 'survived');
}

/** Writes the page of a game, and returns what is wrong with it. */
function faultsOf(game: string): readonly string[] {
  const mutants = readMutants(game);
  if (mutants === undefined) return [`${game} was not tried: npm run mutate -- ${game}`];
  const reasons = readReasons(game);
  writeFileSync(`${PAGES}/${game}.md`, page(game, mutants, reasons));
  return [
    ...disagreements(survivorsOf(mutants), reasons),
    ...(score(mutants) < LEAST_KILLED
      ? [`only ${percent(score(mutants))} of the mutants of ${game} were killed`]
      : []),
  ];
}

function readGames(args: readonly string[]): Read<readonly string[]> {
  const read = readOptions(args, {});
  if (!read.ok) return read;
  const { positionals: named } = read.value;
  const unknown = named.filter((game) => !GAMES.includes(game));
  if (unknown.length > 0) return wrong(`no such game: ${unknown.join(', ')}`);
  return { ok: true, value: named.length > 0 ? named : GAMES };
}

await runTool({
  usage: USAGE,
  read: readGames,
  run(games) {
    mkdirSync(PAGES, { recursive: true });
    const faults = games.flatMap(faultsOf);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  },
});
