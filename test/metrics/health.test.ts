import { expect, test } from 'vitest';
import { healthOf, type Signs } from '../../src/metrics/health.ts';

const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12) + minutes * MINUTE);

const shards = (...connected: boolean[]) =>
  connected.map((isConnected, id) => ({ id, isConnected, ping: 40, reconnects: 0 }));

/** The health ten minutes after the start, with nothing wrong except these changes. */
function seen(changes: Partial<Signs> = {}) {
  return healthOf({
    phase: 'running',
    startedAt: at(0),
    now: at(10),
    gateway: shards(true, true),
    backlog: { due: 0, oldestDueAt: null, waiting: 2, parked: 0, setAside: 0 },
    storageError: null,
    lastPoll: at(9.7),
    share: null,
    clockAhead: 0,
    ...changes,
  });
}

const dueSince = (minutes: number) => ({
  backlog: { due: 1, oldestDueAt: at(minutes), waiting: 0, parked: 0, setAside: 0 },
});

const WELL = { status: 'ok', discord: 'connected', shardsAway: [], database: 'answers', outbox: 'running' };

test('the health is ok if all is well', () => expect(seen()).toEqual(WELL));

test("health reports a clock that differs from the database server's, but stays ok", () => {
  expect(seen({ clockAhead: 600_400 })).toEqual({ ...WELL, clockAheadSeconds: 600 });
  expect(seen({ clockAhead: -7_000 })).toEqual({ ...WELL, clockAheadSeconds: -7 });
});

test.each<[string, Partial<Signs>, object]>([
  ['no connection yet', { gateway: null }, { discord: 'disconnected' }],
  [
    'a connection that is lost',
    { gateway: shards(false, false) },
    { discord: 'disconnected', shardsAway: [0, 1] },
  ],
  ['a shard that is away', { gateway: shards(true, false) }, { discord: 'partly', shardsAway: [1] }],
  ['a database that does not answer', { backlog: null }, { database: 'silent' }],
  ['a full disk', { storageError: 'full' }, { database: 'full' }],
  ['a database that another program holds', { storageError: 'locked' }, { database: 'locked' }],
  ['an outbox that is not checked any more', { lastPoll: at(7) }, { outbox: 'stuck' }],
  ['an outbox that was never checked', { lastPoll: null }, { outbox: 'stuck' }],
  ['a job that should have been done long ago', dueSince(4), { outbox: 'late' }],
])('health fails because of %s', (_, signs, found) =>
  expect(seen(signs)).toEqual({ ...WELL, status: 'failing', ...found }),
);

test('a due job has some minutes before the bot counts as late', () =>
  expect(seen(dueSince(6))).toEqual(WELL));

test('a job that came due during downtime counts as due only from the start of the bot', () => {
  expect(seen({ ...dueSince(-600), startedAt: at(8) })).toEqual(WELL);
  expect(seen(dueSince(-600))).toMatchObject({ outbox: 'late' });
});

test.each(['starting', 'restoring', 'stopping'] as const)(
  'health says that a program is %s, whatever else is wrong',
  (phase) => {
    expect(seen({ phase })).toEqual({ ...WELL, status: phase });
    expect(seen({ phase, gateway: null })).toMatchObject({ status: phase, discord: 'disconnected' });
  },
);

const SHARE = { holder: 'one', count: 2, serving: [], connecting: [], programs: 2, isInDoubt: false };

test('health is ok in standby, and fails after a lost lease', () => {
  expect(seen({ gateway: [], share: SHARE })).toEqual({ ...WELL, discord: 'standby', shards: SHARE });
  const doubtful = { ...SHARE, serving: [0, 1], isInDoubt: true };
  expect(seen({ share: doubtful })).toEqual({ ...WELL, status: 'failing', shards: doubtful });
  expect(seen({ gateway: [], share: { ...SHARE, programs: 1 } })).toMatchObject({ discord: 'disconnected' });
});
