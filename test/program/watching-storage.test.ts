/** What whoever runs the bot hears when the disk or the file is in the way. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { watchStorage } from '../../src/program/watching-storage.ts';
import { StorageTrouble } from '../../src/tables/storage-trouble.ts';

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
  const { hears, damaged } = watchStorage(pino(stream), () => now);
  return {
    lines,
    damaged,
    hears: (code: StorageTrouble['code']) => hears(new StorageTrouble(code, 'SQLite says so')),
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

test('only damage is a reason to end', async () => {
  const { hears, damaged } = watch();
  let isOver = false;
  const over = damaged.then(() => {
    isOver = true;
  });
  for (const code of ['full', 'locked', 'unwritable'] as const) hears(code);
  await Promise.resolve();
  expect(isOver).toBe(false);
  hears('damaged');
  await over;
  expect(await damaged).toMatchObject({ code: 'damaged' });
});
