/** The daily challenge in Discord: one private message that every press edits. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDaily } from '../../../src/daily/daily.ts';
import { dailyDateAt, overAt } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { opponentBy } from '../../../src/thinking/opponent.ts';
import { aDay, finishesDay } from '../../shared/days.ts';
import { labelsOf, lastMessage, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';

async function openDay(turn = 8): Promise<Hall> {
  const hall = await openHall();
  const date = dailyDateAt(Date.now());
  await hall
    .kept()
    .daily.keepDay(aDay(CATALOGUE, { date, gameId: 'yggdrasil', roles: ['thor', 'odin'], turn }));
  return hall;
}

async function page(who: Player): Promise<Message> {
  const seen = await who.types('/daily');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message;
}

function now({ local }: Hall, { id }: Message): Message {
  const message = local.world.messages.get(id);
  if (message === undefined) throw new Error('the page is gone');
  return message;
}

/** Presses a button of the page, and gives the page as that has edited it. */
async function presses(hall: Hall, who: Player, button: string, on: Message): Promise<Message> {
  const before = JSON.stringify(now(hall, on));
  await who.presses(button, now(hall, on));
  await hall.local.world.until(() => JSON.stringify(now(hall, on)) !== before);
  return now(hall, on);
}

/** In the menu of the board; it shows nothing, so it can be undone. */
const MOVE = 'Take an Elf (Alfheim)';

test('without a day there are words', async () => {
  const hall = await openHall();
  expect((await page(hall.ada)).content).toBe("Today's challenge is being prepared. Try again in a minute.");
  expectGoodManners(hall);
});

test('an attempt begins, is played and undone on one private message', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  expect(shown.visibleTo).toBe(ada.id);
  expect(shown.content).toContain('You play Thor and Odin.');
  expect(labelsOf(shown)).toEqual(['Start', 'How to play']);
  const begun = await presses(hall, ada, 'Start', shown);
  expect(begun.content).toContain('your turn');
  expect(begun.embeds).toHaveLength(1);
  expect(labelsOf(begun)).toEqual(expect.arrayContaining(['Board', 'Text board', 'Odds']));
  expect(labelsOf(begun)).not.toContain('More');
  const messages = hall.local.world.messages.size;
  const played = await presses(hall, ada, MOVE, begun);
  expect(played.embeds).not.toEqual(begun.embeds);
  const undone = await presses(hall, ada, 'Undo', played);
  expect(undone.embeds).toEqual(begun.embeds);
  expect(hall.local.world.messages.size).toBe(messages);
  expectGoodManners(hall);
});

test('how to play comes beside the page', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  const guide = await ada.presses('How to play', shown);
  if (guide.kind !== 'message') throw new Error(JSON.stringify(guide));
  expect(guide.message.visibleTo).toBe(ada.id);
  expect(labelsOf(now(hall, shown))).toEqual(['Start', 'How to play']);
  expectGoodManners(hall);
});

test('it goes on where it stood, after a restart too', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  await presses(hall, ada, 'Start', shown);
  const stood = await presses(hall, ada, MOVE, shown);
  await hall.restarts();
  const again = await page(ada);
  expect(again.id).not.toBe(shown.id);
  expect(again.content).toBe(stood.content);
  expect(labelsOf(again)).toEqual(labelsOf(stood));
  expectGoodManners(hall);
});

test('an old page of the attempt shows where it stands', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  await presses(hall, ada, 'Start', shown);
  const older = await page(ada);
  await presses(hall, ada, MOVE, shown);
  const late = await presses(hall, ada, MOVE, older);
  expect(late.content).toMatch(/^That's already been played\. Here's where you are:\n/);
  expectGoodManners(hall);
});

test('in direct messages it is an ordinary message', async () => {
  const hall = await openDay();
  const { ada } = hall;
  ada.goesToBot();
  const shown = await page(ada);
  expect(shown.visibleTo).toBeNull();
  await presses(hall, ada, 'Start', shown);
  expect(labelsOf(await presses(hall, ada, MOVE, shown))).toContain('Board');
  expectGoodManners(hall);
});

test('each person has an attempt of their own', async () => {
  const hall = await openDay();
  const { ada, bo } = hall;
  await presses(hall, ada, 'Start', await page(ada));
  expect(labelsOf(await page(bo))).toEqual(['Start', 'How to play']);
  expectGoodManners(hall);
});

test('the end has a line to share', async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  const daily = openDaily({
    store: hall.kept().daily,
    catalogue: CATALOGUE,
    opponent: opponentBy(thinkerHere(CATALOGUE, 0)),
    now: () => new Date(),
    missing: () => undefined,
    damaged: () => undefined,
  });
  await finishesDay(daily, ada.id as UserId, dailyDateAt(Date.now()));
  const shown = await page(ada);
  expect(shown.content).toMatch(/^\*\*You (won in|lost on turn) /);
  expect(shown.content).toContain("You're the first to finish.");
  expect(shown.content).toContain('Streak: 1 day.');
  expect(labelsOf(shown)).toEqual(['Share here', 'Board']);
  await ada.presses('Share here', shown);
  await hall.local.world.until(() => lastMessage(hall.local) !== undefined);
  expect(hall.board().content).toMatch(/^<@\d+>: Daily \d+ · Yggdrasil: (won in|lost on turn) \d+/);
  expectGoodManners(hall);
});

test('a damaged attempt has words, and does not begin again', async () => {
  const hall = await openDay();
  const { ada, bo } = hall;
  const shown = await page(ada);
  await presses(hall, ada, 'Start', shown);
  const begun = await presses(hall, ada, MOVE, shown);
  const database = new Database(hall.file);
  database.exec(`UPDATE "DailyAnswer" SET "linesJson" = '?'`);
  database.close();
  const words = "Your attempt at today's challenge is damaged, so I can't show it.";
  expect((await presses(hall, ada, 'Undo', begun)).content.startsWith(words)).toBe(true);
  const again = await page(ada);
  expect(again.content.startsWith(words)).toBe(true);
  expect(labelsOf(again)).toEqual([]);
  expect(labelsOf(await page(bo))).toContain('Start');
  expectGoodManners(hall);
});

test('a press on a day that was cancelled has words', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  const begun = await presses(hall, ada, 'Start', shown);
  await hall.kept().daily.cancelDay(dailyDateAt(Date.now()));
  const late = await presses(hall, ada, MOVE, begun);
  expect(late.content).toContain("Today's challenge ended early, for everyone.");
  expect(labelsOf(late)).toEqual([]);
  expectGoodManners(hall);
});

test.each(['Start', MOVE])(
  'a press on an old page (%s) leads to the challenge of the day',
  async (button) => {
    const hall = await openDay();
    const { ada } = hall;
    const date = dailyDateAt(Date.now());
    const shown = await page(ada);
    const old = button === 'Start' ? shown : await presses(hall, ada, 'Start', shown);
    hall.turnsClock(overAt(date) - Date.now());
    const late = await presses(hall, ada, button, old);
    expect(late.content).toContain("Today's challenge is being prepared.");
    expect(labelsOf(late)).toEqual([]);
    expectGoodManners(hall);
  },
);
