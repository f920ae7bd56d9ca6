/** The program dies at up to twenty different steps while games of all three kinds are played, and no one notices. */
import { expect, test } from 'vitest';
import { runCrash } from '../../../tools/crash/run.ts';
import { isPlayedInFull, scaled } from '../../scale.ts';
import { isMissing } from '../../storage/postgres/server.ts';

const KILLS = scaled(20);

test(`killed at ${KILLS} different steps: no action is lost or done twice, and everything is posted once`, async () => {
  const { kills, faults, games, commits } = await runCrash({
    database: 'sqlite',
    processes: 1,
    kills: KILLS,
    seed: 'twenty kills',
  });
  expect(faults).toEqual([]);
  expect(kills).toBe(KILLS);
  expect(games).toBeGreaterThanOrEqual(4);
  expect(commits).toBeGreaterThan(KILLS);
});

/**
 * Enough kills for programs to be cut short at a start, a call, a statement and a server outage, and for one to be stopped for
 * longer than its lease.
 */
const SHARED_KILLS = 16;

test.skipIf(isMissing || !isPlayedInFull())(
  'two programs on PostgreSQL survive kills and stops of either program and of the server: nothing is lost or doubled',
  async () => {
    const { kills, faults, tally } = await runCrash({
      database: 'postgres',
      processes: 2,
      kills: SHARED_KILLS,
      seed: 'two of them',
    });
    expect(faults).toEqual([]);
    expect(kills).toBe(SHARED_KILLS);
    const ways = new Set(tally.map(({ at }) => at.split(':')[0]));
    expect(ways).toEqual(new Set(['database', 'wire', 'start', 'moment', 'server', 'stop']));
  },
);
