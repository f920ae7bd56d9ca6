/** The hands of a program, which its connections share. */
import { expect, test } from 'vitest';
import { openHands } from '../../../src/discord/delivery/hands.ts';

test('no one gets more than are free, and a caller who got nothing is called once when one is', () => {
  const hands = openHands(8);
  const called: string[] = [];
  expect(hands.take(5, () => called.push('first'))).toBe(5);
  expect(hands.take(5, () => called.push('second'))).toBe(3);
  expect(hands.take(5, () => called.push('third'))).toBe(0);
  expect(called).toEqual([]);
  hands.putBack(0);
  expect(called).toEqual([]);
  hands.putBack(2);
  hands.putBack(1);
  expect(called).toEqual(['third']);
  expect(hands.take(8, () => undefined)).toBe(3);
});
