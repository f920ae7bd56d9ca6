/** One lane per table: in order, one at a time, and nobody waits for another table. */
import { expect, test } from 'vitest';
import { openKeyedMutex } from '../../src/tables/commit/keyed-mutex.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('within a lane one after the other, in the order they came', async () => {
  const lanes = openKeyedMutex();
  const first = gate();
  const happened: string[] = [];
  const one = lanes.run('table', async () => {
    await first.opened;
    happened.push('one');
  });
  const two = lanes.run('table', async () => {
    happened.push('two');
  });
  const elsewhere = await lanes.run('another', async () => 'through');
  expect(elsewhere).toBe('through');
  expect(happened).toEqual([]);
  first.open();
  await Promise.all([one, two]);
  expect(happened).toEqual(['one', 'two']);
});

test('a task that fails tells its caller, and the lane goes on', async () => {
  const lanes = openKeyedMutex();
  const failing = lanes.run('table', () => Promise.reject(new Error('broken')));
  const next = lanes.run('table', async () => 'through');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('through');
});
