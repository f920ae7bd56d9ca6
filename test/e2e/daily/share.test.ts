/** Sharing the result line of an attempt: once per server, even the day after. */
import { expect, test } from 'vitest';
import { dailyDateAt, overAt } from '../../../src/daily/day.ts';
import { labelsOf, lastMessage } from '../../shared/people.ts';
import type { Hall } from '../bot.ts';
import { keptLog, timesPosted, WHERE } from '../faults.ts';
import { expectGoodManners } from '../manners.ts';
import { finishes, openDay, page, presses } from './pages.ts';

const LINE = /^<@\d+>: Daily \d+ · Yggdrasil [🟥🟧🟨🟩🟦]+(🏆|⬛) · lowest chance \d+%$/u;

function posts({ local }: Hall): readonly string[] {
  const { world } = local;
  return [...world.messages.values()].flatMap(({ content, visibleTo }) =>
    visibleTo === null && LINE.test(content) ? [content] : [],
  );
}

test('a finished attempt has a line of text to share', async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  expect(shown.content).toMatch(/^\*\*You (won in|lost on turn) /);
  expect(shown.content).toContain("You're the first to finish.");
  expect(shown.content).toContain('Streak: 1 day.');
  expect(labelsOf(shown)).toEqual(['Share here', 'Board', 'Standings', 'Remind me']);
  const after = await presses(hall, ada, 'Share here', shown);
  expect(lastMessage(hall.local)?.content).toMatch(LINE);
  expect(labelsOf(after)).toEqual(['Board', 'Standings', 'Remind me']);
  expectGoodManners(hall);
});

test('a second press on an older page posts nothing, and shows the line to copy', async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  await finishes(hall, ada);
  const [older, newer] = [await page(ada), await page(ada)];
  await presses(hall, ada, 'Share here', newer);
  const words = await ada.isShown(ada.presses('Share here', older));
  expect(words).toMatch(/^You've shared it here already\. You can copy the line:\n> Daily \d+ · Yggdrasil /);
  expect(posts(hall)).toHaveLength(1);
  expect(labelsOf(await page(ada))).toEqual(['Board', 'Standings', 'Remind me']);
  expectGoodManners(hall);
});

test("yesterday's line can be shared after midnight", async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  hall.turnsClock(overAt(dailyDateAt(Date.now())) - Date.now());
  const after = await presses(hall, ada, 'Share here', shown);
  expect(posts(hall)).toHaveLength(1);
  expect(after.content).toContain('Streak: 1 day.');
  const board = await ada.presses('Board', after);
  expect(board).toMatchObject({ kind: 'message' });
  expectGoodManners(hall);
});

test('without permission to write, the line can be copied and shared elsewhere', async () => {
  const { log, lines } = keptLog();
  const hall = await openDay(-2, { log });
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  const { restFaults } = hall.local.world;
  const fault = restFaults.inject({ kind: 'forbidding' }, { on: WHERE.whispering, times: 1 });
  const words = await ada.isShown(ada.presses('Share here', shown));
  expect(words).toMatch(/^I can't post here\. Copy the line if you like:\n> Daily \d+ · Yggdrasil /);
  fault.ends();
  expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
  expect(posts(hall)).toHaveLength(0);
  await presses(hall, ada, 'Share here', shown);
  expect(posts(hall)).toHaveLength(1);
});

test('a fault is reported, and the line can still be shared afterwards', async () => {
  const { log, lines } = keptLog();
  const hall = await openDay(-2, { log });
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  const { restFaults } = hall.local.world;
  const fault = restFaults.inject({ kind: 'refusing' }, { on: WHERE.whispering, times: 1 });
  await ada.isShown(ada.presses('Share here', shown));
  fault.ends();
  expect(timesPosted(lines(), 'interaction failed')).toBe(1);
  await presses(hall, ada, 'Share here', shown);
  expect(posts(hall)).toHaveLength(1);
});

test('the judgement appears on the open page as soon as it is ready', async () => {
  const hall = await openDay(-3);
  const { ada } = hall;
  await finishes(hall, ada, false);
  const { id } = await page(ada);
  const shown = () => hall.local.world.messages.get(id);
  await hall.local.world.until(() => shown()?.content.includes('chance to win after each turn') === true);
  expect(shown()?.content).toMatch(/our choices kept (?:only )?\d+% of your chances\./);
  expect(shown()?.content).toContain('-# Lowest chance for each sign: 🟦 80%');
  expect(shown()?.content).toMatch(/> Daily \d+ · Yggdrasil [🟥🟧🟨🟩🟦]+(🏆|⬛) · lowest chance \d+%$/u);
  expectGoodManners(hall);
});

test('people who choose bars see them instead of squares', async () => {
  const hall = await openDay(-3);
  const { ada } = hall;
  await finishes(hall, ada);
  const seen = await ada.types('/daily', { signs: 'bars' });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  expect(seen.message.content).toMatch(/> Daily \d+ · Yggdrasil [▁▂▄▆█]+(🏆|⬛) · lowest chance \d+%$/u);
  await presses(hall, ada, 'Share here', seen.message);
  expect(lastMessage(hall.local)?.content).toMatch(/Yggdrasil [▁▂▄▆█]+(🏆|⬛)/u);
  expectGoodManners(hall);
});
