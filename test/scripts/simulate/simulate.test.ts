/** `npm run simulate`: a few times as a command, otherwise called in this process. */

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { play } from '../../../scripts/simulate/play.ts';
import { simulate } from '../../../scripts/simulate/run.ts';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import { playOut } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { seedFrom } from '../../../src/core/random.ts';
import { shellLine } from '../../../tools/conformance/contract/reproduce.ts';
import { SUBJECT } from '../../../tools/conformance/games/yggdrasil/subject.ts';
import { LOADER } from '../../loader.ts';
import { SAMPLE } from '../../sample/room/entry.ts';
import { subjectOf } from '../../shared/games/subjects.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAM = [...LOADER, join(ROOT, 'scripts/simulate/simulate.ts')];
const TABLE = { options: {}, roles: ['', ''], box: null };

interface Line {
  readonly [key: string]: unknown;
}

interface Run {
  readonly status: number | null;
  readonly stderr: string;
  readonly lines: readonly string[];
  readonly read: () => readonly Line[];
}

function runOf(status: number | null, stdout: string, stderr: string): Run {
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, lines, read: () => lines.map((line) => JSON.parse(line) as Line) };
}

function asProcess(...args: readonly string[]): Run {
  const ended = spawnSync(process.execPath, [...PROGRAM, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return runOf(ended.status, ended.stdout, ended.stderr);
}

async function called(...args: readonly string[]): Promise<Run> {
  let [stdout, stderr] = ['', ''];
  const status = await simulate(args, {
    write: (text) => {
      stdout += text;
    },
    complain: (text) => {
      stderr += text;
    },
  });
  return runOf(status, stdout, stderr);
}

const BRIEF = '--gods odin,thor,frey --angry 2 --ragnarok 1 --games 2 --seed abc'.split(' ');

describe('with --json', async () => {
  const byDefault = '--game yggdrasil --rules 2018 --policy random'.split(' ');
  const run = await called(...byDefault, ...BRIEF, '--json');
  const lines = run.read();
  const steps = lines.slice(0, -1);

  test('writes a line for every step of every game, with only its own data', () => {
    expect(run.status).toBe(0);
    const keys = ['game', 'step', 'seat', 'action', 'events', 'state'];
    expect(steps.filter((line) => Object.keys(line).join() !== keys.join())).toEqual([]);
    expect(new Set(steps.map(({ game }) => game))).toEqual(new Set([0, 1]));
    const second = steps.filter(({ game }) => game === 1);
    expect(second.map(({ step }) => step)).toEqual(second.map((_, at) => at));
    expect(second[0]).toMatchObject({ seat: null, action: null });
  });

  test('ends with the wins and the reasons of the losses', () => {
    expect(lines.at(-1)).toMatchObject({ games: 2, wins: expect.any(Number) });
    const { wins, losses } = lines.at(-1) as {
      readonly wins: number;
      readonly losses: Record<string, number>;
    };
    expect(wins + Object.values(losses).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2);
  });

  test('writes the same output each time, or only the games from a given number on', async () => {
    expect((await called(...BRIEF, '--json')).lines).toEqual(run.lines);
    const [from, games] = [
      ['--from', '1'],
      ['--games', '1'],
    ];
    const later = await called(...BRIEF.slice(0, 6), '--seed', 'abc', ...from, ...games, '--json');
    expect(later.lines.slice(0, -1)).toEqual(run.lines.filter((line) => line.startsWith('{"game":1,')));
  });
});

test('without --json only the score is written; the sensible player can be selected', async () => {
  const run = await called('--gods', 'odin', '--games', '3', '--policy', 'sensible', '--check');
  expect(run.status).toBe(0);
  expect(run.read()).toEqual([{ games: 3, wins: expect.any(Number), losses: expect.any(Object) }]);
});

describe('a game in which seats play against each other', async () => {
  const table = '--game micromidgard --rules standard --policy random --games 5 --seed abc'.split(' ');
  const run = await called(...table);
  const [score = {}] = run.read();

  test('ends with winners, starting seats, scores and length', () => {
    expect(run.status).toBe(0);
    expect(Object.keys(score)).toEqual([
      'games',
      'winsBySeat',
      'winsOfWhoeverBegan',
      'sharedWins',
      'meanScoreBySeat',
      'meanTurns',
      'ends',
    ]);
    const { winsBySeat, sharedWins } = score as { winsBySeat: readonly number[]; sharedWins: number };
    expect(winsBySeat.reduce((sum, wins) => sum + wins, sharedWins)).toBe(5);
  });

  test('has a table of the same games', async () => {
    const asked = ['--table', '--json', '--jobs', '1', '--gods', 'hugin,munin', ...table];
    const json = (await called(...asked)).lines.join('');
    const [cell, ...others] = JSON.parse(json).cells;
    expect(others).toEqual([]);
    expect(cell).toMatchObject({ policy: 'random', seats: 2, games: 5, reasons: score['ends'] });
    expect(cell.ranked.seats.map(({ won }: { won: number }) => won)).toEqual(score['winsBySeat']);
    expect(cell.ranked.beginner.won).toBe(score['winsOfWhoeverBegan']);
    expect(cell).not.toHaveProperty('winRate');
  });
});

test('each seat may have its own player; players that look ahead print their fixed effort, and beat random play', async () => {
  const duel = '--game micromidgard --games 2 --seed abc --effort 20 --policy'.split(' ');
  const [first] = (await called(...duel, 'mind,random')).read();
  const [second] = (await called(...duel, 'random,mind')).read();
  expect(first).toMatchObject({ games: 2, effort: 20, winsBySeat: [2, 0] });
  expect(second).toMatchObject({ games: 2, effort: 20, winsBySeat: [0, 2] });
});

test('the line that a failed contract test prints plays exactly that game', async () => {
  const [number, seed] = [7, 'again'];
  const table = SUBJECT.tableNumbered(number);
  const line = shellLine({ game: 'yggdrasil', table, seed, number, policy: 'random' });
  const run = await called(...line.split(' -- ').slice(1).join().split(' '), '--json');
  const opening = { ...table, seed: seedFrom(`${seed}-${number}`) };
  const states = [...playOut(SUBJECT.game, opening, atRandom)].map(({ state }) => state);
  expect(run.read().slice(0, -1)).toMatchObject(states.map((state) => ({ game: number, state })));
});

test('a broken contract is reported with game, seed, step and a command that reproduces it', async () => {
  const entry: GameEntry = {
    ...SAMPLE,
    game: { ...SAMPLE.game, skip: (_state, { key }) => ({ request: key, choice: 'sleep', values: {} }) },
  };
  const plan = { entry, table: TABLE, policy: 'random', effort: null, seed: 'abc', from: 3, games: 1 };
  const broken = await play({ ...plan, json: false, check: true }, () => undefined, subjectOf);
  expect(broken).toMatch(/^sample, game 3 of seed abc, step \d+, .*\n {2}skip gives no answer to turn/);
  expect(broken).toContain(
    'npm run simulate -- --game sample --games 1 --from 3 --seed abc --policy random --check',
  );
  const crashing = { ...entry, game: { ...entry.game, observe: () => raise('no view') } };
  const crash = await play(
    { ...plan, entry: crashing, json: false, check: true },
    () => undefined,
    subjectOf,
  );
  expect(crash).toMatch(/^sample, game 3 of seed abc, after step -?\d+: Error: no view\n +at /);
  expect(
    await play({ ...plan, entry: SAMPLE, json: false, check: true }, () => undefined, subjectOf),
  ).toBeNull();
});

function raise(message: string): never {
  throw new Error(message);
}

test('the program ends without an error if its reader stops reading', async () => {
  const child = spawn(process.execPath, [...PROGRAM, '--games', '1000', '--json'], { cwd: ROOT });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  const [first] = await once(createInterface(child.stdout), 'line');
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect(JSON.parse(first)).toMatchObject({ game: 0, step: 0 });
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});

describe('with --table', async () => {
  const SMALL = '--table --policy random --games 1 --seed abc'.split(' ');
  const run = await called(...SMALL, '--jobs', '2');
  const named = (first: string) => run.lines.filter((line) => line.startsWith(`| ${first} |`));

  test('has a row for every difficulty that each rule state has', () => {
    expect(run.status).toBe(0);
    const rows = [...named('2018'), ...named('2011'), ...named('2010')];
    const inEach = ['plain', 'angry-3', 'angry-6'];
    const kinds = new Set(rows.map((row) => row.split(' | ').slice(0, 2).join(' ')));
    expect(kinds).toEqual(
      new Set([
        ...[...inEach, 'angry-6-ragnarok-4'].flatMap((each) => [`| 2018 ${each}`, `| 2011 ${each}`]),
        ...inEach.map((each) => `| 2010 ${each}`),
      ]),
    );
  });

  test('has a column for every number of seats, and each rate with its confidence interval', () => {
    expect(run.lines).toContain(
      '| rules | difficulty | 1 seat | 2 seats | 3 seats | 4 seats | 5 seats | 6 seats |',
    );
    const none = '0 % (0 to 79)';
    expect(named('2018')[0]).toBe(`| 2018 | plain | ${Array.from({ length: 6 }, () => none).join(' | ')} |`);
  });

  test('prints a command that repeats the table byte for byte, with any number of processes', async () => {
    const command = run.lines.find((line) => line.includes('npm run simulate -- ')) ?? '';
    const args = command.split(' -- ').slice(1).join().split(' ');
    expect((await called(...args, '--jobs', '1')).lines).toEqual(run.lines);
    const figures = ({ lines }: Run) => lines.filter((line) => line.startsWith('| '));
    const another = await called(...args.slice(0, -1), 'another', '--jobs', '1');
    expect(figures(another)).not.toEqual(figures(run));
  });

  test('treats given options as fixed, and each cell counts games that can also be played one by one', async () => {
    const table = '--gods odin,thor --rules 2011 --angry 1 --policy sensible --games 3 --seed abc'.split(' ');
    const asked = await called('--table', '--json', '--jobs', '1', ...table);
    const [cell, ...others] = JSON.parse(asked.lines.join('')).cells;
    const [score] = (await called(...table)).read();
    expect(others).toEqual([]);
    expect(cell).toMatchObject({ policy: 'sensible', seats: 2, games: 3, won: score?.['wins'] });
    expect(cell.reasons).toEqual(score?.['losses']);
    expect(cell.roles).toEqual({ odin: { games: 3, won: cell.won }, thor: { games: 3, won: cell.won } });
    expect(cell.turns).toBeGreaterThan(cell.games);
  });

  test('and --seats has one column, and the printed command includes it', async () => {
    const { lines } = await called(
      ...SMALL,
      '--jobs',
      '1',
      '--rules',
      '2010',
      '--angry',
      '3',
      '--seats',
      '3',
    );
    expect(lines).toContain('| 3 seats |');
    expect(lines.join()).toContain('--seats 3 --rules 2010');
    for (const wrong of [
      ['--seats', '7'],
      ['--seats', '0'],
      ['--seats', '2', '--gods', 'odin,thor'],
    ])
      expect((await called(...SMALL, ...wrong)).status).toBe(2);
  });

  test('and --out puts the table between the two marks of a page and leaves the rest', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-table-'));
    const page = join(folder, 'page.md');
    writeFileSync(page, 'Before.\n\n<!-- table -->\nold\n<!-- end of the table -->\n\nAfter.\n');
    const { status, lines } = await called(...SMALL, '--jobs', '1', '--rules', '2010', '--out', page);
    const written = readFileSync(page, 'utf8');
    rmSync(folder, { recursive: true });
    expect({ status, lines }).toEqual({ status: 0, lines: [] });
    expect(written).toMatch(/^Before\.\n\n<!-- table -->\n\n {4}npm run simulate/);
    expect(written).toMatch(/\n<!-- end of the table -->\n\nAfter\.\n$/);
    expect(written).not.toContain('old');
  });
});

test('an impossible request is refused in words, with the possible ones', () => {
  const run = asProcess('--rules', '2010', '--ragnarok', '1');
  expect(run.stderr).toContain('The 2010 rules have no Ragnarök cards.');
  expect(run.stderr).toContain('npm run simulate -- [--game');
  expect({ status: run.status, lines: run.lines }).toEqual({ status: 2, lines: [] });
});

test('a page without a place for the table is refused before any game is played', async () => {
  const run = await called('--table', '--games', '100000000', '--out', 'nowhere.md');
  expect(run.stderr).toContain('nowhere.md must have the lines <!-- table --> and <!-- end of the table -->');
  expect({ status: run.status, lines: run.lines }).toEqual({ status: 2, lines: [] });
});
