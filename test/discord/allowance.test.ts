/** The limit itself, by the clock: it is there again when it said so. */
import { ButtonInteraction, type Interaction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openAllowance } from '../../src/discord/allowance.ts';

/** As much of a press as is counted. */
function press(userId: string): Interaction {
  const pressed = Object.create(ButtonInteraction.prototype) as ButtonInteraction;
  return Object.assign(pressed, { type: 3, customId: 'v1|abcdefghjk|a|r1|x', user: { id: userId } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('who was too fast may go on after the seconds that were named, and not before', async () => {
  const allowance = openAllowance();
  for (let pressed = 0; pressed < 30; pressed += 1) expect(await allowance.take(press('1'))).toBeNull();
  vi.advanceTimersByTime(2_500);
  expect(await allowance.take(press('1'))).toEqual({ seconds: 8, isFirst: true });
  expect(await allowance.take(press('1'))).toEqual({ seconds: 8, isFirst: false });
  expect(await allowance.take(press('2'))).toBeNull();
  vi.advanceTimersByTime(7_400);
  expect(await allowance.take(press('1'))).toEqual({ seconds: 1, isFirst: false });
  vi.advanceTimersByTime(1_000);
  expect(await allowance.take(press('1'))).toBeNull();
});

test('three presses a second, for as long as anybody likes', async () => {
  const allowance = openAllowance();
  for (let pressed = 0; pressed < 300; pressed += 1) {
    expect(await allowance.take(press('1'))).toBeNull();
    vi.advanceTimersByTime(334);
  }
});
