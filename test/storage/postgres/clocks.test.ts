/** Programs whose machines have different clocks: due times follow the server's clock. */
import { describe, expect, test, vi } from 'vitest';
import { openServerClock } from '../../../src/storage/postgres/sharing/server-clock.ts';
import { eventually } from '../../eventually.ts';
import { commitOf, lobby, notice } from '../../shared/stores/tables.ts';
import { program } from './programs.ts';
import { isMissing, serverForTests } from './server.ts';

const TEN_MINUTES = 600_000;
const RENEWED_OFTEN = { expiresAfter: 20_000, renewedEvery: 20 };

/** A log that stores its warnings. */
function keptWarnings() {
  const warn = vi.fn<(...posted: readonly unknown[]) => void>();
  return { warn, log: { info: () => undefined, warn, error: () => undefined } };
}

test('a clock that stays wrong causes one warning, and another if it becomes wrong again', async () => {
  const { warn, log } = keptWarnings();
  let own = TEN_MINUTES;
  const clock = openServerClock(() => own, log);
  const measure = () => clock.measure(() => Promise.resolve([{ time: 0 }]));
  for (let times = 0; times < 3; times += 1) await measure();
  expect(warn).toHaveBeenCalledTimes(1);
  own = 0;
  await measure();
  own = TEN_MINUTES;
  await measure();
  expect(warn).toHaveBeenCalledTimes(2);
});

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  test.each([
    ['ahead', TEN_MINUTES],
    ['behind', -TEN_MINUTES],
  ])('agrees on due jobs with a program %s of the server', async (_, skew) => {
    const url = await server.newDatabase();
    const { warn, log } = keptWarnings();
    const wrong = await program(url, undefined, { ownClock: () => Date.now() + skew, log });
    const right = await program(url);
    const jobs = [{ job: notice('due now'), dueAt: wrong.now() }];
    await wrong.store.commit(commitOf(lobby(), { jobs }));
    await wrong.close();
    // The server is this machine, so the clocks may differ only by the time its answer took.
    expect(await right.store.claimDue(new Date(right.now().getTime() + 1_000), 1)).toHaveLength(1);
    expect(Math.abs(wrong.clockAhead() - skew)).toBeLessThan(5_000);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a clock that is changed while the program runs is measured at the next renewal', async () => {
    const url = await server.newDatabase();
    const { warn, log } = keptWarnings();
    let skew = 0;
    const one = await program(url, RENEWED_OFTEN, { ownClock: () => Date.now() + skew, log });
    expect(Math.abs(one.clockAhead())).toBeLessThan(5_000);
    skew = TEN_MINUTES;
    await eventually(() => expect(one.clockAhead()).toBeGreaterThan(TEN_MINUTES - 5_000));
    skew = 0;
    await eventually(() => expect(one.clockAhead()).toBeLessThan(5_000));
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
