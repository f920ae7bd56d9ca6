/** `npm run simulate`, run as people run it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { seedFrom } from '../../src/core/random.ts';
import { shellLine } from '../contract/reproduce.ts';
import { YGGDRASIL_SUBJECT } from '../games/yggdrasil/play/subject.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COMMAND = join(ROOT, 'node_modules/.bin/tsx');
const SCRIPT = join(ROOT, 'scripts/simulate.ts');
const LIMIT_MS = 60_000;

interface Line {
  readonly [key: string]: unknown;
}

function simulate(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(COMMAND, [SCRIPT, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const lines = stdout.split('\n').filter((line) => line !== '');
  return { status, stderr, lines, read: () => lines.map((line) => JSON.parse(line) as Line) };
}

const BRIEF = '--gods odin,thor,frey --angry 2 --ragnarok 1 --games 2 --seed abc'.split(' ');

describe('with --json', { timeout: LIMIT_MS }, () => {
  const run = simulate('--game', 'yggdrasil', '--rules', '2018', ...BRIEF, '--policy', 'random', '--json');
  const lines = run.read();
  const steps = lines.slice(0, -1);

  test('writes a line for every step of every game, with just what belongs to it', () => {
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

  test('writes the same again, and from a later number on only those games', () => {
    expect(simulate(...BRIEF, '--json').lines).toEqual(run.lines);
    const [from, games] = [
      ['--from', '1'],
      ['--games', '1'],
    ];
    const later = simulate(...BRIEF.slice(0, 6), '--seed', 'abc', ...from, ...games, '--json');
    expect(later.lines.slice(0, -1)).toEqual(run.lines.filter((line) => line.startsWith('{"game":1,')));
  });
});

test('without --json only the score is written; the sensible player can be asked to play', {
  timeout: LIMIT_MS,
}, () => {
  const run = simulate('--gods', 'odin', '--games', '3', '--policy', 'sensible', '--check');
  expect(run.status).toBe(0);
  expect(run.read()).toEqual([{ games: 3, wins: expect.any(Number), losses: expect.any(Object) }]);
});

test('the line that a failed contract test prints plays that very game', { timeout: LIMIT_MS }, () => {
  const [number, seed] = [7, 'again'];
  const table = YGGDRASIL_SUBJECT.tableNumbered(number);
  const line = shellLine({ game: 'yggdrasil', table, seed, number, policy: 'random' });
  const run = simulate(...line.split(' -- ').slice(1).join().split(' '), '--json');
  const opening = { ...table, seed: seedFrom(`${seed}-${number}`) };
  const states = [...playOut(YGGDRASIL_SUBJECT.game, opening, atRandom)].map(({ state }) => state);
  expect(run.read().slice(0, -1)).toMatchObject(states.map((state) => ({ game: number, state })));
});

test('a reader may stop reading', { timeout: LIMIT_MS }, async () => {
  const child = spawn(COMMAND, [SCRIPT, '--games', '1000', '--json'], { cwd: ROOT });
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

describe('bad arguments', { timeout: LIMIT_MS }, () => {
  test.each([
    ['--game chess', 'There is no game called chess. There is: yggdrasil.'],
    ['--gods odin,loki', 'Nobody here is called loki. There are: odin, thor,'],
    ['--gods odin,odin', 'Each god can play once.'],
    ['--angry 7', '--angry takes a number from 0 to 6, or 0 to 6 of hel,surt'],
    ['--ragnarok thor', '--ragnarok takes a number from 0 to 4, or'],
    ['--rules 1999', '--rules takes 2018; not 1999.'],
    ['--policy lucky', 'No player of yggdrasil is called lucky. There are: random, sensible.'],
    ['--games many', '--games takes a whole number, not many.'],
    ['--from -1', '--from'],
    ['--speed 3', "Unknown option '--speed'"],
    ['odin', "Unexpected argument 'odin'"],
  ])('%s', (args, sentence) => {
    const run = simulate(...args.split(' '));
    expect(run.stderr).toContain(sentence);
    expect(run.stderr).toContain('npm run simulate -- --game');
    expect({ status: run.status, lines: run.lines }).toEqual({ status: 2, lines: [] });
  });
});
