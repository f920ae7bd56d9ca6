/** Chooses the event to show first. */
import { expect, test } from 'vitest';
import { mostUrgent } from '../../../src/core/presentation/changes.ts';

const URGENCY: Readonly<Record<string, number>> = { lost: 2, moved: 1, sat: 0 };
const first = (...types: readonly string[]) =>
  mostUrgent(
    types.map((type, at) => ({ type, at })),
    ({ type }) => URGENCY[type] ?? 0,
  );

test('the most urgent event comes first, the newest of several', () => {
  expect(first('moved', 'lost', 'moved')).toEqual({ type: 'lost', at: 1 });
  expect(first('lost', 'moved', 'lost', 'sat')).toEqual({ type: 'lost', at: 2 });
});

test('an event without urgency is never first', () => {
  expect(first('sat', 'sat')).toBeNull();
  expect(first()).toBeNull();
});
