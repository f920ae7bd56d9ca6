import { expect, test } from 'vitest';
import { nonceOf } from '../../../src/discord/delivery/channels/posting.ts';
import type { OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { TableId } from '../../../src/tables/model/table.ts';

const ROW: OutboxRow = {
  id: 2 ** 31 - 1,
  tableId: 'abcdefghij' as TableId,
  job: { kind: 'unreadable', code: '' },
  dueAt: new Date('2036-11-22T01:30:00Z'),
  attempts: 0,
};

/** Discord's limit. */
const LONGEST = 25;

test('a nonce is never longer than Discord allows', () => {
  expect(nonceOf(ROW, { isAgain: true }).length).toBeLessThanOrEqual(LONGEST);
});

test('in a database that is restored twice, two jobs with the same number have different nonces', () => {
  const later = { ...ROW, dueAt: new Date('2036-11-22T01:30:05Z') };
  expect(nonceOf(later)).not.toBe(nonceOf(ROW));
});

test('a retried job keeps its nonce, so that Discord recognizes it', () => {
  expect(nonceOf({ ...ROW, attempts: 3 })).toBe(nonceOf(ROW));
});

test('a retry that needs a new message has a new nonce', () => {
  const posted = [
    nonceOf(ROW),
    ...[1, 2].map((attempts) => nonceOf({ ...ROW, attempts }, { isAgain: true })),
  ];
  expect(new Set(posted).size).toBe(3);
});
