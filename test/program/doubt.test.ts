/** Whether others may assume that a program is dead. */
import { expect, test } from 'vitest';
import { openDoubt } from '../../src/program/sharing/doubt.ts';

function openClocks() {
  const clocks = { steady: 0, wall: 1_000_000 };
  return { clocks, doubt: openDoubt([() => clocks.steady, () => clocks.wall]) };
}

test('a lease is certain for twenty seconds from the start of its renewal', async () => {
  const { clocks, doubt } = openClocks();
  await doubt.renewing(async () => {
    clocks.steady += 5_000;
  });
  clocks.steady += 15_000;
  expect(doubt.isInDoubt()).toBe(false);
  clocks.steady += 1;
  expect(doubt.isInDoubt()).toBe(true);
  await doubt.renewing(async () => undefined);
  expect(doubt.isInDoubt()).toBe(false);
});

test('a failed renewal leaves the lease in doubt', async () => {
  const { clocks, doubt } = openClocks();
  clocks.steady += 20_001;
  await expect(doubt.renewing(() => Promise.reject(new Error('no server')))).rejects.toThrow('no server');
  expect(doubt.isInDoubt()).toBe(true);
});

test('the wall clock detects that the machine slept, and the steady clock that the wall clock was set back', () => {
  const slept = openClocks();
  slept.clocks.wall += 3_600_000;
  expect(slept.doubt.isInDoubt()).toBe(true);
  const setBack = openClocks();
  setBack.clocks.wall -= 3_600_000;
  setBack.clocks.steady += 20_001;
  expect(setBack.doubt.isInDoubt()).toBe(true);
});
