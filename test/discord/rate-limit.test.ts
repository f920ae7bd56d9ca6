/** The limit itself, by the clock: it is there again when it said so. */
import { readFileSync } from 'node:fs';
import { ButtonInteraction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Incoming, incomingOf } from '../../src/discord/incoming.ts';
import { openRateLimit, RATES } from '../../src/discord/rate-limit.ts';
import { inPackage } from '../../src/package-folder.ts';

/** As much of a press as is counted. */
function press(userId: string): Incoming {
  const pressed = Object.create(ButtonInteraction.prototype) as ButtonInteraction;
  const data = { type: 3, componentType: 2, customId: 'v1|2222222222|a|r1|x', user: { id: userId } };
  return incomingOf(Object.assign(pressed, data));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('who was too fast may go on after the seconds that were named, and not before', async () => {
  const rateLimit = openRateLimit();
  for (let pressed = 0; pressed < 30; pressed += 1) expect(await rateLimit.take(press('1'))).toBeNull();
  vi.advanceTimersByTime(2_500);
  expect(await rateLimit.take(press('1'))).toEqual({ seconds: 8, isFirst: true });
  expect(await rateLimit.take(press('1'))).toEqual({ seconds: 8, isFirst: false });
  expect(await rateLimit.take(press('2'))).toBeNull();
  vi.advanceTimersByTime(7_400);
  expect(await rateLimit.take(press('1'))).toEqual({ seconds: 1, isFirst: false });
  vi.advanceTimersByTime(1_000);
  expect(await rateLimit.take(press('1'))).toBeNull();
});

test('three presses a second, for as long as anybody likes', async () => {
  const rateLimit = openRateLimit();
  for (let pressed = 0; pressed < 300; pressed += 1) {
    expect(await rateLimit.take(press('1'))).toBeNull();
    vi.advanceTimersByTime(334);
  }
});

test('the page on security names these numbers', () => {
  const page = readFileSync(inPackage('docs', 'security.md'), 'utf8');
  const { deeds, looks, suggestions, tables } = RATES;
  expect(page).toContain(
    `In ten seconds one person may press and type ${deeds.points} times, look at pictures, logs and files ${looks.points} times, and ask for suggestions ${suggestions.points} times; in a minute they may open ${tables.points} tables.`,
  );
  expect([deeds, looks, suggestions, tables].map(({ duration }) => duration)).toEqual([10, 10, 10, 60]);
});
