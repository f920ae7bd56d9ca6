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

/** Discord takes no more. */
const LONGEST = 25;

test('a nonce is never longer than Discord takes', () => {
  expect(nonceOf(ROW, { isAgain: true }).length).toBeLessThanOrEqual(LONGEST);
});

test('of a database that is restored twice, two jobs of one number have two nonces', () => {
  const later = { ...ROW, dueAt: new Date('2036-11-22T01:30:05Z') };
  expect(nonceOf(later)).not.toBe(nonceOf(ROW));
});

test('a job that is tried again keeps its nonce, so that Discord knows it again', () => {
  expect(nonceOf({ ...ROW, attempts: 3 })).toBe(nonceOf(ROW));
});

test('a caller who posts again what cannot serve does not get what the attempt before had posted', () => {
  const posted = [
    nonceOf(ROW),
    ...[1, 2].map((attempts) => nonceOf({ ...ROW, attempts }, { isAgain: true })),
  ];
  expect(new Set(posted).size).toBe(3);
});
