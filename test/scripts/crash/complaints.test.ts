/** The crash test reads what its programs complain of, and forgives complaints only during an interruption and shortly after. */
import { expect, test } from 'vitest';
import { openLog } from '../../../src/program/log/logging.ts';
import { monitorStorage } from '../../../src/program/storage-monitor.ts';
import { logDamage } from '../../../src/program/table-log.ts';
import { StorageError, type StorageErrorCode } from '../../../src/tables/model/storage/storage-error.ts';
import type { TableId } from '../../../src/tables/model/table.ts';
import { openComplaints } from '../../../tools/crash/stage/complaints.ts';

const MINUTE_MS = 60_000;

/** A program's real log, and the crash test's complaints about it. */
function heard() {
  let now = 0;
  const complaints = openComplaints(() => now);
  const log = openLog('info', [], { write: (line) => complaints.hears(line) });
  return {
    log,
    complaints,
    passes: (ms: number) => {
      now += ms;
    },
    /** A failure as the store of a program that has just started reports it. */
    fails: (code: StorageErrorCode) =>
      monitorStorage(log, async () => code).note(new StorageError(code, 'the database says so')),
  };
}

test('an error is a complaint, a warning is not, and neither is an interaction delivered late', () => {
  const { log, complaints } = heard();
  log.warn('shed load from a channel');
  log.error({ error: new Error('DiscordAPIError[10062]: Unknown interaction') }, 'too late');
  expect(complaints.all()).toEqual([]);
  log.error('cannot post');
  expect(complaints.all()).toEqual([expect.stringContaining('cannot post')]);
});

test('a table rebuilt from its log is a complaint, although the program only warns of it', () => {
  const { log, complaints } = heard();
  logDamage(log)({ table: 'table-1' as TableId, code: 'bad-state', isRebuilt: true });
  expect(complaints.all()).toEqual([expect.stringContaining('"table":"table-1"')]);
});

test('an outage is forgiven while it lasts, and for a minute after it', () => {
  const { complaints, fails, passes } = heard();
  complaints.interrupted('server');
  passes(10 * MINUTE_MS);
  fails('unreachable');
  complaints.isBack('server');
  passes(MINUTE_MS);
  fails('unreachable');
  expect(complaints.all()).toEqual([]);
});

test.each(['server', 'suspended'] as const)(
  '%s: a complaint three minutes after the end of this interruption is no longer forgiven',
  (cause) => {
    const { complaints, fails, passes } = heard();
    complaints.interrupted(cause);
    complaints.isBack(cause);
    passes(3 * MINUTE_MS);
    fails('unreachable');
    expect(complaints.all()).toEqual([expect.stringContaining('"code":"unreachable"')]);
  },
);

test('only a suspended program may lose its lease without a complaint', () => {
  const { complaints, fails } = heard();
  complaints.interrupted('suspended');
  fails('lease-lost');
  expect(complaints.all()).toEqual([]);
  const other = heard();
  other.complaints.interrupted('server');
  other.fails('lease-lost');
  expect(other.complaints.all()).toHaveLength(1);
});

test('a complaint from before an interruption still counts after it', () => {
  const { complaints, fails } = heard();
  fails('unreachable');
  complaints.interrupted('server');
  complaints.isBack('server');
  expect(complaints.all()).toHaveLength(1);
});
