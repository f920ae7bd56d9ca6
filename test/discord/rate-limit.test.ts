/** The rate limit itself, by the clock: it resets at the announced time. */
import { readFileSync } from 'node:fs';
import { ButtonInteraction } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Admission, CROWD, openCrowd } from '../../src/discord/admission/crowd.ts';
import { openRateLimit, RATES } from '../../src/discord/admission/rate-limit.ts';
import { type Incoming, incomingOf } from '../../src/discord/incoming.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

/** The parts of a press that are counted. */
function press(userId: string, channelId = '9'): Incoming {
  const pressed = Object.create(ButtonInteraction.prototype) as ButtonInteraction;
  const customId = 'v1|2222222222|a|r1|x';
  const data = { type: 3, componentType: 2, customId, channelId, user: { id: userId } };
  return incomingOf(Object.assign(pressed, data));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a person is accepted again after the seconds named in the refusal, but not earlier', async () => {
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

test('three presses a second are allowed indefinitely', async () => {
  const rateLimit = openRateLimit();
  for (let pressed = 0; pressed < 300; pressed += 1) {
    expect(await rateLimit.take(press('1'))).toBeNull();
    vi.advanceTimersByTime(334);
  }
});

/** This many people press at once. Returns the admitted and the rejected presses. */
async function crowdPresses(people: number, channelId: string, crowd = openCrowd()) {
  const asked = Array.from({ length: people }, (_, at) => crowd.admit(press(String(at), channelId)));
  const admissions = await Promise.all(asked);
  return { crowd, admitted: admissions.filter(({ ok }) => ok), shed: admissions.filter(({ ok }) => !ok) };
}

function leaveAll(admissions: readonly Admission[]): void {
  for (const admission of admissions) if (admission.ok) admission.leave();
}

test("500 presses at one table admit one second's worth of presses, and other tables aren't affected", async () => {
  const { crowd, admitted, shed } = await crowdPresses(500, 'table');
  expect(admitted).toHaveLength(CROWD.moves.perSecond);
  expect(shed.filter((one) => !one.ok && one.isFirst)).toHaveLength(1);
  expect((await crowdPresses(8, 'other', crowd)).shed).toEqual([]);
});

test('a table takes presses again after a second, but none while earlier presses are unfinished', async () => {
  const { crowd, admitted } = await crowdPresses(20, 'table');
  vi.advanceTimersByTime(1_001);
  expect((await crowdPresses(1, 'table', crowd)).admitted).toEqual([]);
  leaveAll(admitted);
  const { perSecond } = CROWD.moves;
  const again = await crowdPresses(perSecond, 'table', crowd);
  expect(again.admitted).toHaveLength(perSecond);
  leaveAll(again.admitted);
  expect((await crowdPresses(1, 'table', crowd)).admitted).toEqual([]);
  vi.advanceTimersByTime(1_001);
  expect((await crowdPresses(1, 'table', crowd)).admitted).toHaveLength(1);
});

test('the log mentions a crowd at most once every ten seconds, even if its admitted presses end immediately', async () => {
  const crowd = openCrowd();
  let logged = 0;
  for (let pressed = 0; pressed < 900; pressed += 1) {
    const admission = await crowd.admit(press(String(pressed), 'table'));
    if (admission.ok) admission.leave();
    else if (admission.isFirst) logged += 1;
    vi.advanceTimersByTime(10);
  }
  expect(logged).toBe(1);
});

test('docs/security.md gives the limits that the program uses', () => {
  const page = readFileSync(inPackage('docs', 'security.md'), 'utf8');
  const { moves, views, suggestions, tables } = RATES;
  expect(page).toContain(
    `${moves.points} presses and typed commands, ${views.points} pictures, logs and files, ${suggestions.points} suggestions`,
  );
  expect(page).toContain(`${tables.points} new tables`);
  expect(page).toContain(
    `${CROWD.moves.perSecond} presses and commands a second, and ${CROWD.moves.unfinished} unfinished at a time`,
  );
  expect([moves, views, suggestions, tables].map(({ duration }) => duration)).toEqual([10, 10, 10, 60]);
});
