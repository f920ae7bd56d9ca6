/** The log lines for an operator whose disk or database file has a problem. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { monitorStorage } from '../../src/program/storage-monitor.ts';
import { StorageError } from '../../src/tables/model/storage/storage-error.ts';

const MINUTE = 60_000;

function monitor() {
  const lines: { readonly code: string; readonly msg: string }[] = [];
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  let now = 0;
  let inTheWay: StorageError['code'] | null = null;
  const { note, lastError } = monitorStorage(
    pino(stream),
    async () => inTheWay,
    () => now,
  );
  return {
    lines,
    lastError,
    isInTheWay: (code: StorageError['code'] | null) => {
      inTheWay = code;
    },
    hears: (code: StorageError['code'], isFinal?: boolean) =>
      note(new StorageError(code, 'SQLite says so', isFinal)),
    passes: (ms: number) => {
      now += ms;
    },
  };
}

test('each kind of failure is logged once, and again if it lasts', () => {
  const { lines, hears, passes } = monitor();
  for (const code of ['full', 'full', 'locked', 'full'] as const) hears(code);
  expect(lines.map(({ code }) => code)).toEqual(['full', 'locked']);
  expect(lines[0]?.msg).toContain('disk full');
  passes(11 * MINUTE);
  hears('full');
  expect(lines.map(({ code }) => code)).toEqual(['full', 'locked', 'full']);
});

test('a flush that finds the disk full is reported, and the log line says that the program exits', () => {
  const { lines, hears } = monitor();
  hears('full', true);
  expect(lines[0]?.msg).toBe('disk full, the last writes may be lost: exiting');
});

test('a failure is kept until a write succeeds', async () => {
  const { lines, hears, lastError, isInTheWay } = monitor();
  expect(await lastError()).toBeNull();
  hears('full');
  isInTheWay('full');
  expect(await lastError()).toBe('full');
  isInTheWay(null);
  expect(await lastError()).toBeNull();
  expect(lines.map(({ msg }) => msg)).toContain('database writable again');
  isInTheWay('locked');
  expect(await lastError()).toBeNull();
});

test('two simultaneous queries probe once, and a newer error is kept', async () => {
  const { lines, hears, lastError } = monitor();
  hears('full');
  expect(await Promise.all([lastError(), lastError()])).toEqual([null, null]);
  expect(lines.filter(({ msg }) => msg === 'database writable again')).toHaveLength(1);
  hears('full');
  const asked = lastError();
  hears('locked');
  expect(await asked).toBe('locked');
});
