/** The program's concurrency limit, which its connections share. */
import { expect, test } from 'vitest';
import { openSemaphore } from '../../../src/discord/delivery/semaphore.ts';

test('the semaphore grants at most its free slots, and notifies a waiting caller once when a slot frees up', () => {
  const semaphore = openSemaphore(8);
  const called: string[] = [];
  expect(semaphore.take(5, () => called.push('first'))).toBe(5);
  expect(semaphore.take(5, () => called.push('second'))).toBe(3);
  expect(semaphore.take(5, () => called.push('third'))).toBe(0);
  expect(called).toEqual([]);
  semaphore.release(0);
  expect(called).toEqual([]);
  semaphore.release(2);
  semaphore.release(1);
  expect(called).toEqual(['third']);
  expect(semaphore.take(8, () => undefined)).toBe(3);
});
