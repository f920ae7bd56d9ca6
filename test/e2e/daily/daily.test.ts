/** The daily challenge in Discord: one private message that every press edits. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { dailyDateAt, overAt } from '../../../src/daily/day.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import { labelsOf } from '../../shared/people.ts';
import { openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { now, openDay, page, presses } from './pages.ts';

/** An answer in the board's menu that reveals nothing, so it can be undone. */
const MOVE = 'Take an Elf (Alfheim)';

test('/daily says that the challenge is being prepared if there is none yet', async () => {
  const hall = await openHall();
  expect((await page(hall.ada)).content).toBe("Today's challenge is being prepared. Try again in a minute.");
  expectGoodManners(hall);
});

test('an attempt is started, played and undone in one private message', async () => {
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

test('a control of an attempt counts as forged on a public message, which stays as it is', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const { world } = hall.local;
  const begun = await presses(hall, ada, 'Start', await page(ada));
  const played = await presses(hall, ada, MOVE, begun);
  const undo = everyComponent(played.components).find(({ label = '' }) => label.includes('Undo'));
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  const postedWithButtons = () =>
    [...world.messages.values()].findLast(
      ({ visibleTo, components }) => visibleTo === null && components.length > 0,
    );
  await world.until(() => postedWithButtons() !== undefined);
  const lobby = postedWithButtons();
  if (lobby === undefined) throw new Error('there is no lobby');
  if (undo?.custom_id === undefined) throw new Error(`nothing to undo: ${labelsOf(played).join()}`);
  const button = everyComponent(lobby.components).find(({ label }) => label !== undefined);
  Object.assign(button ?? {}, { custom_id: undo.custom_id });
  const before = JSON.stringify(now(hall, lobby));
  const words = await ada.isShown(ada.presses(button?.label ?? '', lobby));
  expect(words).toContain('This button no longer works.');
  expect(JSON.stringify(now(hall, lobby))).toBe(before);
  expect(now(hall, played).embeds).toEqual(played.embeds);
});

test('the challenge has a button that shows how to play', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const shown = await page(ada);
  const guide = await ada.presses('How to play', shown);
  if (guide.kind !== 'message') throw new Error(JSON.stringify(guide));
  expect(guide.message.visibleTo).toBe(ada.id);
  expect(labelsOf(now(hall, shown))).toEqual(['Start', 'How to play']);
  expectGoodManners(hall);
});

test('an attempt continues where it was, even after a restart', async () => {
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

test('an old message of the attempt shows its current state', async () => {
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

test('in a direct message the challenge is an ordinary message', async () => {
  const hall = await openDay();
  const { ada } = hall;
  ada.goesToBot();
  const shown = await page(ada);
  expect(shown.visibleTo).toBeNull();
  await presses(hall, ada, 'Start', shown);
  expect(labelsOf(await presses(hall, ada, MOVE, shown))).toContain('Board');
  expectGoodManners(hall);
});

test('each person has their own attempt', async () => {
  const hall = await openDay();
  const { ada, bo } = hall;
  await presses(hall, ada, 'Start', await page(ada));
  expect(labelsOf(await page(bo))).toEqual(['Start', 'How to play']);
  expectGoodManners(hall);
});

test('a damaged attempt is explained, and does not start over', async () => {
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

test('a press on a cancelled challenge is explained', async () => {
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

test.each(['Start', MOVE])("a press on an outdated page (%s) leads to today's challenge", async (button) => {
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
});
