/** The page about surviving mutants, and the exit code of its script. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGames } from '../../../scripts/mutation/command-line.ts';
import { GAMES, reasonsOf, reportOf } from '../../../scripts/mutation/games.ts';
import { writePages } from '../../../scripts/mutation/pages.ts';
import { LOADER } from '../../loader.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILE = 'src/games/chronicles/seats.ts';
const GAME = 'chronicles';
const SOURCE = ['function lower(a, b) {', '  return a <', '    b || a;', '}', ''].join('\n');

const COMPARISON = { file: FILE, code: 'a < b', replacement: 'a <= b', reason: 'equal seats do not exist' };

const TESTS = [{ id: '1' }, { id: '2' }];

let folder: string;
let before: string;

beforeEach(() => {
  before = process.cwd();
  folder = mkdtempSync(join(tmpdir(), 'survivors-'));
  for (const path of ['docs', ...GAMES.flatMap((game) => [reportOf(game), reasonsOf(game)].map(dirname))]) {
    mkdirSync(join(folder, path), { recursive: true });
  }
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

/**
 * A report of the mutation tester: `a < b` over two lines survived in one game, this many other mutants were killed, and nothing
 * was tried in the other games.
 */
function ran(killed: number, survived = 1, testsCompleted = TESTS.length): void {
  const mutant = (status: string, replacement: string) => ({
    status,
    static: true,
    testsCompleted,
    replacement,
    location: { start: { line: 2, column: 10 }, end: { line: 3, column: 6 } },
  });
  const mutants = [
    ...Array.from({ length: killed }, () => mutant('Killed', 'a >= b')),
    ...Array.from({ length: survived }, () => mutant('Survived', 'a <= b')),
    mutant('Ignored', '""'),
  ];
  const testFiles = { 'test/games/chronicles/seats.test.ts': { tests: TESTS } };
  for (const game of GAMES) {
    const files = game === GAME ? { [FILE]: { source: SOURCE, mutants } } : {};
    writeFileSync(join(folder, reportOf(game)), JSON.stringify({ files, testFiles }));
  }
}

type Reason = typeof COMPARISON & { readonly times?: number };

function giveReasons(reasons: readonly Reason[]): void {
  for (const game of GAMES) {
    const ofGame = reasons.filter(({ file }) => file.startsWith(`src/games/${game}/`));
    writeFileSync(join(folder, reasonsOf(game)), JSON.stringify(ofGame));
  }
}

/** Writes the page of every game, and returns the faults. */
function faultsWith(...reasons: readonly Reason[]): readonly string[] {
  giveReasons(reasons);
  return writePages(GAMES);
}

/** The command as typed, in its own process. */
function runsSurvivors(...games: readonly string[]) {
  const args = [...LOADER, join(ROOT, 'scripts/mutation/survivors.ts'), ...games];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, posted: stderr };
}

const page = () => readFileSync(join(folder, `docs/data/mutation/${GAME}.md`), 'utf8');

test('the page shows how many mutants were killed, and why the others were not', () => {
  ran(19);
  giveReasons([COMPARISON]);
  expect(runsSurvivors()).toEqual({ code: 0, posted: '' });
  expect(page()).toContain('| `src/games/chronicles` | 19 | 1 | 1 | 95.0 % |');
  expect(page()).toContain(`| ${FILE} | \`a < b\` → \`a <= b\` | equal seats do not exist |`);
});

test('a survivor without a reason is reported with the entry that is missing', () => {
  ran(9);
  const [missing] = faultsWith();
  expect(missing).toContain(`${FILE}:2 survived`);
  expect(missing).toContain(JSON.stringify({ ...COMPARISON, reason: '' }));
});

test('a reason is reported if its surviving mutant has since been killed', () => {
  ran(9, 0);
  expect(faultsWith(COMPARISON)).toEqual([expect.stringContaining('has 0')]);
});

test('a reason covers one survivor, unless it gives a number', () => {
  ran(39, 2);
  expect(faultsWith(COMPARISON)).toEqual([expect.stringContaining('has 2')]);
  expect(faultsWith({ ...COMPARISON, times: 2 })).toEqual([]);
});

test('a mutant that keeps a test from starting counts as killed', () => {
  ran(19, 1, TESTS.length - 1);
  expect(faultsWith()).toEqual([]);
  expect(page()).toContain('| all | 20 | 0 | 1 | 100.0 % |');
});

test('a game in which fewer than 95 % of the mutants were killed is reported', () => {
  ran(18);
  expect(faultsWith(COMPARISON)).toEqual(['only 94.7 % of the mutants of chronicles were killed']);
});

test('an untested game is reported, and its reasons stay', () => {
  ran(19);
  rmSync(join(folder, reportOf('yggdrasil')));
  const other = { ...COMPARISON, file: 'src/games/yggdrasil/turn/turn.ts' };
  expect(faultsWith(COMPARISON, other)).toEqual(['yggdrasil was not tried: npm run mutate -- yggdrasil']);
});

test('only the page of a named game is written', () => {
  ran(19);
  rmSync(join(folder, reportOf('yggdrasil')));
  giveReasons([COMPARISON]);
  expect(writePages([GAME])).toEqual([]);
  expect(page()).toContain('95.0 %');
  expect(readdirSync(join(folder, 'docs/data/mutation'))).toEqual([`${GAME}.md`]);
});

test('a game named on the command line must have been tested', () => {
  expect(runsSurvivors('yggdrasil')).toEqual({
    code: 1,
    posted: 'yggdrasil was not tried: npm run mutate -- yggdrasil\n',
  });
});

test('an unknown game name is refused', () => {
  expect(readGames([GAME])).toEqual({ ok: true, value: [GAME] });
  expect(readGames([GAME, 'chess'])).toEqual({ ok: false, sentence: 'no such game: chess' });
});
