/** The load test, much smaller: it plays, counts and reports. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readWish } from '../../tools/load/command-line.ts';
import { openTally } from '../../tools/load/people/tally.ts';
import { comparisonOf, sectionOfComparison } from '../../tools/load/report/compared.ts';
import {
  linesOf,
  pageOf,
  type Report,
  reportOf,
  sectionOf,
  withPart,
} from '../../tools/load/report/report.ts';
import { type Loaded, load } from '../../tools/load/run.ts';

/** The program as built by `npm test`: the sources take longer to load. */
const BUILT = { main: new URL('../../dist/src/main.js', import.meta.url), flags: [] };

function figure({ rows }: Report, measure: string): number {
  const value = rows.find((row) => row.measure === measure)?.value;
  if (value == null) throw new Error(`there is no figure for ${measure}`);
  return value;
}

/** The disk that counts fsyncs needs a C compiler. */
const hasCompiler = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

const told: string[] = [];
let playing: ReturnType<typeof load> | null = null;

/** Three seconds at three tables, once for all tests that check them. */
function played(): ReturnType<typeof load> {
  playing ??= load({
    database: 'sqlite',
    processes: 1,
    tables: 3,
    played: 3,
    rate: 4,
    seconds: 3,
    seed: 'small',
    program: BUILT,
    fsyncMs: hasCompiler ? 50 : null,
    advised: 0,
    seated: 1,
    paceMs: 8_000,
    strength: 'good',
    hasCrowd: false,
    challenged: 2,
    idleMs: 0,
    emit: (doing) => told.push(doing),
  });
  return playing;
}

test('people play at three tables for three seconds', async () => {
  const loaded = await played();
  const report = reportOf(loaded);
  expect(report.problems).toEqual([]);
  for (const measure of [
    'daily: pages that were not shown',
    'boards later than 20 s',
    'boards without their picture',
    'errors in the log',
    'exit code when told to stop',
  ])
    expect(figure(report, measure), measure).toBe(0);
  expect(report.isClean).toBe(true);
  expect(told.at(-1)).toBe('people play for 3 seconds');

  expect(figure(report, 'answers carried out and shown')).toBeGreaterThan(2);
  expect(figure(report, 'presses and commands')).toBeGreaterThan(2);
  for (const measure of [
    'acknowledgement, p99',
    'press to board, p95',
    'memory idle',
    'heap in need after all of it',
  ])
    expect(figure(report, measure), measure).toBeGreaterThan(1);
  expect(figure(report, 'acknowledgement, p50')).toBeLessThan(figure(report, 'press to board, p50'));

  expect(linesOf(report)).toMatch(/^memory idle +\d+(\.\d)? MB +target 150$/m);
  const page = pageOf(report, loaded, { today: '2026-11-20', commit: 'abc', command: 'npm run load' });
  expect(page).toContain('2026-11-20, commit abc, seed `small`, 2 cores');
  expect(page).toContain('| refused | 0  | 0 |');
  expect(page).toContain('Nothing was refused, nothing failed');

  const when = { today: '2026-11-20', commit: 'abc', command: 'npm run load' };
  const [slow, quick] = [50, 0].map((fsyncMs) =>
    sectionOf(report, { ...loaded, plan: { ...loaded.plan, fsyncMs } }, when),
  );
  const whole = withPart(withPart(withPart(page, slow ?? ''), quick ?? ''), page);
  expect(whole.match(/^#+ .*$/gm)).toEqual([
    '# Under load',
    '## Every fsync 50 ms longer',
    '## Every fsync 0 ms longer',
  ]);
  expect(withPart(whole, slow ?? '').match(/^## Every fsync 50/gm)).toHaveLength(1);
});

test('a change costs at most two fsyncs, none of them on the thread that answers people', async ({
  skip,
}) => {
  skip(!hasCompiler, 'without a C compiler on Linux nobody counts the fsyncs of a program');
  const report = reportOf(await played());
  expect(figure(report, 'fsyncs on the thread that answers people')).toBe(0);
  expect(figure(report, 'fsyncs a change to a table')).toBeGreaterThan(0.5);
  expect(figure(report, 'fsyncs a change to a table')).toBeLessThanOrEqual(2);
});

const QUIET = {
  machine: 0.5,
  cores: 2,
  busiestBot: 0.3,
  bots: 0.3,
  drawing: 0.2,
  thinking: 0.1,
  server: 0,
  harness: 0.1,
};

/** A load that went well and measured one press of 1 ms. */
function loadedWith(changes: Partial<Loaded>): Loaded {
  const quiet = { bot: 0, painters: null };
  return {
    plan: {
      database: 'sqlite',
      processes: 1,
      tables: 1,
      played: 1,
      rate: 1,
      seconds: 8,
      seed: 's',
      program: BUILT,
      fsyncMs: null,
      advised: 0,
      seated: 1,
      paceMs: 8_000,
      strength: 'good',
      hasCrowd: false,
      challenged: 0,
      idleMs: 0,
      emit: () => undefined,
    },
    coldStart: 1,
    idle: quiet,
    startWithTables: 1,
    backlog: 1,
    tally: { ...openTally(), acknowledged: [1], shown: [1] },
    advice: 0,
    played: 0,
    crowded: null,
    challenged: null,
    evening: {
      samples: [
        { ...quiet, bot: 1024 * 1024, second: 0 },
        { ...quiet, bot: 3 * 1024 * 1024, second: 8 },
      ],
      needed: [1, 2, 3],
      loop: { p50: 0, p99: 0, max: 0 },
      harnessLoop: 0,
      cpuShare: 0.5,
      spent: QUIET,
      seconds: 8,
      each: [],
    },
    database: 1,
    wal: 1,
    disk: null,
    outbox: 0,
    complaints: { errors: 0, warnings: 0, told: [] },
    exitCode: 0,
    ...changes,
  };
}

test("refusals, failures and log warnings are reported, and don't count as success", () => {
  const report = reportOf(
    loadedWith({
      tally: {
        ...openTally(),
        acknowledged: [1],
        shown: [1],
        refused: ['It is not your turn.', 'It is not your turn.'],
        failed: ['The application did not respond'],
      },
      complaints: { errors: 0, warnings: 1, told: [['outbox job failed', 1]] },
    }),
  );
  expect(report.isClean).toBe(false);
  expect(figure(report, 'memory grown in between')).toBe(2);
  expect(linesOf(report)).toContain(
    '2 x It is not your turn.\n1 x The application did not respond\n1 x outbox job failed',
  );
});

test('the load with and without computers is compared', () => {
  const without = loadedWith({ tally: { ...openTally(), acknowledged: [4, 4, 4, 10] }, played: 3 });
  const thinking = loadedWith({
    tally: { ...openTally(), acknowledged: [5, 5, 5, 20] },
    played: 2,
    advice: 7,
  });
  const report = comparisonOf({ without, thinking });
  expect(linesOf(report)).toMatch(/^times as long while they think, p50 +1\.3 +target 1\.2$/m);
  expect(figure(report, 'times as long while they think, p99')).toBe(2);
  expect(figure(report, 'pieces of advice given meanwhile')).toBe(7);
  expect(report.isClean).toBe(true);

  const refused = loadedWith({ tally: { ...openTally(), refused: ['Not so fast.'] }, played: 2 });
  expect(comparisonOf({ without, thinking: refused })).toMatchObject({
    isClean: false,
    problems: [['Not so fast.', 1]],
  });

  const when = { today: '2026-11-20', commit: 'abc', command: 'npm run load -- --computers' };
  expect(sectionOfComparison(report, { without, thinking }, when)).toContain(
    '| acknowledgement beside medium computers, p99 | 10 ms | - |',
  );
});

interface Measured {
  readonly shown?: number[];
  readonly thinking?: number;
  readonly played?: number;
}

test.each<[string, Measured, string[]]>([
  ['boards come 250 ms later', { shown: [90, 350] }, []],
  ['a board comes 251 ms later', { shown: [90, 351] }, ['the slowest board came 251 ms later']],
  ['thinking takes too much', { thinking: 0.51 }, ['thinking took 51 % of a core']],
  ['no computer answers', { played: 0 }, ['no computer has answered']],
])('the comparison fails only if thinking misses a target: %s', (_, measured, missed) => {
  const { shown = [1], thinking = 0.1, played = 2 } = measured;
  const { tally: quiet, evening } = loadedWith({});
  const compared = {
    without: loadedWith({ tally: { ...quiet, shown: [80, 100] }, played: 2 }),
    thinking: loadedWith({
      tally: { ...quiet, shown },
      evening: { ...evening, spent: { ...QUIET, thinking } },
      played,
    }),
  };
  const { isClean, problems } = comparisonOf(compared);
  expect(problems.map(([text]) => text)).toEqual(missed);
  expect(isClean).toBe(missed.length === 0);
});

test('arguments are read, or refused in a sentence', () => {
  expect(readWish([])).toMatchObject({
    ok: true,
    value: { tables: 1000, rate: 10, minutes: 10, fsyncMs: null, computers: false, json: false },
  });
  expect(readWish(['--tables', '3', '--minutes', '0.5'])).toMatchObject({
    value: { tables: 3, minutes: 0.5 },
  });
  expect(readWish(['--fsync-ms', '100'])).toMatchObject({ value: { fsyncMs: 100 } });
  expect(readWish(['--computers'])).toMatchObject({ value: { computers: true, pace: 8, advised: 4 } });
});

const ALONE =
  'A SQLite file belongs to one program, and people play at all its tables here: give --database postgres.';

test.each([
  ['--tables', '20001', '--tables is 20001; it must be a whole number, 1 to 20000.'],
  ['--tables', '2000', ALONE],
  ['--processes', '2', ALONE],
  ['--played', '1001', '--played is 1001; it must be a whole number, 1 to 1000.'],
  ['--database', 'paper', '--database is one of sqlite, postgres.'],
  ['--rate', '0', '--rate is 0; it must be more than 0.'],
  ['--minutes', 'ten', '--minutes is ten; it must be more than 0.'],
  ['--pace', '0', '--pace is 0; it must be more than 0.'],
  ['--fsync-ms', 'slow', '--fsync-ms is slow; it must be a whole number, 0 or more.'],
])('%s %s is refused', (option, value, sentence) => {
  expect(readWish([option, value])).toEqual({ ok: false, sentence });
});
