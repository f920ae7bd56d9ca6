/** Chooses the event to show first. */
import { expect, test } from 'vitest';
import { mostUrgent } from '../../../src/core/presentation/changes.ts';

const URGENCY: Readonly<Record<string, number>> = { lost: 2, moved: 1, sat: 0 };
const first = (...types: readonly string[]) =>
  mostUrgent(
    types.map((type, at) => ({ type, at })),
    ({ type }) => URGENCY[type] ?? 0,
  );

test('of several events the most urgent is shown first, and the newest of equally urgent ones', () => {
  expect(first('moved', 'lost', 'moved')).toEqual({ type: 'lost', at: 1 });
  expect(first('lost', 'moved', 'lost', 'sat')).toEqual({ type: 'lost', at: 2 });
});

test('an event without urgency is never shown first', () => {
  expect(first('sat', 'sat')).toBeNull();
  expect(first()).toBeNull();
});
