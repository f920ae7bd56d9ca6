/** What whoever runs the bot hears when the disk or the file is in the way. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { monitorStorage, sentenceOfStorageError } from '../../src/program/storage-monitor.ts';
import { StorageError } from '../../src/tables/model/storage-error.ts';

const MINUTE = 60_000;

function watch() {
  const lines: { readonly code: string; readonly msg: string }[] = [];
  const stream = new Writable({
    write: (line, _, done) => {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  let now = 0;
  let inTheWay: StorageError['code'] | null = null;
  const { note, final, lastError } = monitorStorage(
    pino(stream),
    () => inTheWay,
    () => now,
  );
  return {
    lines,
    final,
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

test('each kind is told once, and again when it lasts', () => {
  const { lines, hears, passes } = watch();
  for (const code of ['full', 'full', 'locked', 'full'] as const) hears(code);
  expect(lines.map(({ code }) => code)).toEqual(['full', 'locked']);
  expect(lines[0]?.msg).toContain('the disk is full');
  passes(11 * MINUTE);
  hears('full');
  expect(lines.map(({ code }) => code)).toEqual(['full', 'locked', 'full']);
});

test('only damage is a reason to end, and what nobody knows of any more whether it was kept', async () => {
  const { hears, final } = watch();
  let isOver = false;
  const over = final.then(() => {
    isOver = true;
  });
  for (const code of ['full', 'locked', 'unwritable'] as const) hears(code);
  await Promise.resolve();
  expect(isOver).toBe(false);
  hears('damaged');
  await over;
  expect(await final).toMatchObject({ code: 'damaged' });

  const full = watch();
  full.hears('full', true);
  const error = await full.final;
  expect(error.code).toBe('full');
  expect(full.lines[0]?.msg).toBe(
    'the disk is full, and what was written last may be lost: the program ends',
  );
  expect(sentenceOfStorageError('file:ours.db', error)).toBe(
    'There is no room left for the database file:ours.db: SQLite says so. Make some, and start again.',
  );
});

test('what was in the way stays so until something can be written again', () => {
  const { lines, hears, lastError, isInTheWay } = watch();
  expect(lastError()).toBeNull();
  hears('full');
  isInTheWay('full');
  expect(lastError()).toBe('full');
  isInTheWay(null);
  expect(lastError()).toBeNull();
  expect(lines.map(({ msg }) => msg)).toContain('the database can be written again');
  isInTheWay('locked');
  expect(lastError()).toBeNull();
});
