/** `npm run survivors`: writes docs/mutation.md from the last mutation run; fails when it shows too little or leaves a survivor unexplained. */
import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { disagreements, type Reason, readReasons, reasonFor } from './reasons.ts';
import { type Mutant, readMutants } from './report.ts';
import config from './stryker.config.json' with { type: 'json' };

const PAGE = 'docs/mutation.md';
const LEAST_KILLED = 0.85;
const LONGEST_CODE = 90;

/** Part of the mutants that were killed, 0 to 1. */
function score(mutants: readonly Mutant[]): number {
  const tried = mutants.filter(({ fate }) => fate !== 'left out');
  return tried.filter(({ fate }) => fate === 'killed').length / tried.length;
}

/** Rounded down, so that no page says more than was killed. */
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

/** What is changed and what of it is not, as the mutation tester was told. */
function changedCode(): string {
  const not = (pattern: string) => pattern.startsWith('!');
  const listed = (patterns: readonly string[]) => patterns.map((pattern) => `\`${pattern}\``).join(', ');
  const without = config.mutate.filter(not).map((pattern) => pattern.slice(1));
  return `${listed(config.mutate.filter((pattern) => !not(pattern)))} without ${listed(without)}`;
}

function page(mutants: readonly Mutant[], reasons: readonly Reason[]): string {
  const survivors = mutants.filter(({ fate }) => fate === 'survived');
  return [
    '# Do the tests of the rules mean something?',
    '',
    'A mutation tester changes the code of the rules in one small place at a time (`>` becomes `>=`, a condition is',
    'always true, a text is empty) and runs the tests. A mutant that no test notices has survived.',
    '',
    '```sh',
    'npm run mutate -- --force                                    # every mutant',
    "npm run mutate -- --mutate 'src/games/yggdrasil/worlds/**'   # some of them",
    'npm run survivors                                            # writes this page',
    '```',
    '',
    'Without `--force`, mutants keep the result they had while their file and their tests stay the same; a change in a',
    'file that the tests share goes unnoticed, so this page is made from a run with it.',
    '',
    `\`npm run survivors\` fails when less than ${percent(LEAST_KILLED)} are killed, when a survivor has no reason in`,
    '`scripts/mutation/survivors.json`, and when a reason there has lost its survivor.',
    '',
    `* **Changed** is the code of the rules: ${changedCode()}.`,
    '* **Left out** is the text of exceptions, which are for bugs: no rule hangs on it.',
    '* **Killed** is also a mutant that runs for ever, and one with which a test file does not even load (the mutation tester',
    '  itself calls that one a survivor); **survived** is also one that no test runs.',
    '* **The tests** are those of the rules (`scripts/mutation/vitest.config.ts`), but not the hundreds of whole games of',
    '  `play/` and the golden logs, which would notice most mutants without saying which rule they break.',
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
    ...survivors.map((mutant) => survivorLine(mutant, reasonFor(mutant, reasons) ?? '')),
    '',
  ].join('\n');
}

const mutants = readMutants();
const reasons = readReasons();
writeFileSync(PAGE, page(mutants, reasons));

const faults = [
  ...disagreements(
    mutants.filter(({ fate }) => fate === 'survived'),
    reasons,
  ),
  ...(score(mutants) < LEAST_KILLED ? [`only ${percent(score(mutants))} of the mutants were killed`] : []),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
