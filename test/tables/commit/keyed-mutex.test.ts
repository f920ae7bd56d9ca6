/** One mutex per table: in order, one at a time, and no one waits for another table. */
import { expect, test } from 'vitest';
import { openKeyedMutex } from '../../../src/tables/commit/keyed-mutex.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('tasks under one key run one after the other, in order of arrival', async () => {
  const mutex = openKeyedMutex();
  const first = gate();
  const happened: string[] = [];
  const one = mutex.run('table', async () => {
    await first.opened;
    happened.push('one');
  });
  const two = mutex.run('table', async () => {
    happened.push('two');
  });
  const elsewhere = await mutex.run('another', async () => 'through');
  expect(elsewhere).toBe('through');
  expect(happened).toEqual([]);
  first.open();
  await Promise.all([one, two]);
  expect(happened).toEqual(['one', 'two']);
});

test('a failed task rejects for its caller, and the next one runs', async () => {
  const mutex = openKeyedMutex();
  const failing = mutex.run('table', () => Promise.reject(new Error('broken')));
  const next = mutex.run('table', async () => 'through');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('through');
});
