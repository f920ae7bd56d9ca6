/** A job that Discord refused for a missing permission is retried when the bot's time-out ends, otherwise every few hours. */
import { expect, test } from 'vitest';
import { retryParkedAt } from '../../../src/discord/delivery/channels/parking.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const HOUR_S = 3_600;

/** The seconds until the retry, if the bot's time-out ends in that many seconds. */
function retriedIn(endsIn: number | null): number {
  const until = endsIn === null ? null : new Date(NOW.getTime() + endsIn * 1000);
  return (retryParkedAt(NOW, until).getTime() - NOW.getTime()) / 1000;
}

test('without a time-out, the delivery is retried after six hours', () => {
  expect(retriedIn(null)).toBe(6 * HOUR_S);
  expect(retriedIn(-10 * HOUR_S)).toBe(6 * HOUR_S);
});

test('with a time-out, the delivery is retried when the time-out ends', () => {
  expect(retriedIn(10 * HOUR_S)).toBe(10 * HOUR_S);
  expect(retriedIn(60)).toBe(60);
});

test("around the end of a time-out, retries come every ten seconds, since Discord's clock may be behind", () => {
  expect(retriedIn(1)).toBe(10);
  expect(retriedIn(-59)).toBe(10);
  expect(retriedIn(-61)).toBe(6 * HOUR_S);
});
