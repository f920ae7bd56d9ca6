/** Practice in Discord: only past days, in a private message, with a review that shows better answers. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { type DailyDate, dailyDateAt, dayNumber, daysAfter, overAt } from '../../../src/daily/day.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { labelsOf, type Player, textOf } from '../../shared/people.ts';
import type { Hall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { endsDay, finishes, now, openDay, page, practises, presses } from './pages.ts';

/** An answer in the board's menu that reveals nothing, so it can be undone. */
const MOVE = 'Take an Elf (Alfheim)';
const OVER_LATER = /^That challenge isn't over yet\. You can practise it <t:\d+:R>\.$/;

async function practicePage(who: Player, practice: string): Promise<Message> {
  const seen = await who.types('/daily', { practice });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message;
}

async function opens(who: Player, button: string, on: Message): Promise<Message> {
  const seen = await who.presses(button, on);
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message;
}

/** Presses "Look again" until the review is there. */
async function reviewAfter(hall: Hall, who: Player, button: string, on: Message): Promise<string> {
  const opened = await opens(who, button, on);
  while (now(hall, opened).content.startsWith("I'm working on the review"))
    await presses(hall, who, 'Look again', opened);
  return now(hall, opened).content;
}

/** Gives a button of the message the custom id of another control, as a hand-made client could. */
function forges(hall: Hall, on: Message, label: string, from: string, to: string): void {
  const button = everyComponent(now(hall, on).components).find((one) => one.label === label);
  if (button?.custom_id === undefined) throw new Error(`there is no button ${label}`);
  Object.assign(button, { custom_id: button.custom_id.replace(from, to) });
}

test('a challenge that is not over is refused, even in the two hours after midnight', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = dailyDateAt(Date.now());
  hall.turnsClock(overAt(date) - Date.now() - 600_000);
  expect(await ada.isOffered('/daily', 'practice')).toEqual([]);
  for (const typed of [date, String(dayNumber(date)), daysAfter(date, 1), daysAfter(date, 400)])
    expect(await textOf(ada.types('/daily', { practice: typed }))).toMatch(OVER_LATER);
  expect(await textOf(ada.types('/daily', { practice: 'the first one' }))).toBe(
    "There's no past challenge to practise yet. You can practise today's once it's over.",
  );
  expectGoodManners(hall);
});

test('a past challenge is practised, undone and started over in one private message', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = endsDay(hall);
  const [offered, ...others] = await ada.isOffered('/daily', 'practice');
  expect(others).toEqual([]);
  expect(offered).toMatchObject({ value: date });
  expect(offered?.name).toMatch(new RegExp(`^Daily ${dayNumber(date)} · Yggdrasil · `));
  const shown = await practicePage(ada, date);
  expect(shown.visibleTo).toBe(ada.id);
  expect(shown.content).toMatch(/^\*\*Practice · Daily \d+ · Yggdrasil\*\*\n/);
  expect(shown.content).toContain("This is practice: it doesn't count");
  expect(labelsOf(shown)).toEqual(expect.arrayContaining(['Start', 'How to play']));
  const begun = await presses(hall, ada, 'Start', shown);
  expect(begun.content).toMatch(/^\*\*Practice · Daily \d+\*\*: nothing here counts\.\n/);
  expect(begun.content).toContain('your turn');
  expect(labelsOf(begun)).toEqual(expect.arrayContaining(['Board', 'Start over', 'Odds']));
  const messages = hall.local.world.messages.size;
  const played = await presses(hall, ada, MOVE, begun);
  expect(played.embeds).not.toEqual(begun.embeds);
  const undone = await presses(hall, ada, 'Undo', played);
  expect(undone.embeds).toEqual(begun.embeds);
  await presses(hall, ada, MOVE, undone);
  const again = await presses(hall, ada, 'Start over', undone);
  expect(again.embeds).toEqual(begun.embeds);
  expect(labelsOf(again)).not.toContain('Undo');
  expect(hall.local.world.messages.size).toBe(messages);
  expect(await textOf(ada.presses('Odds', again))).not.toBe('');
  expectGoodManners(hall);
});

test('a practice attempt continues where it was after a restart, and an old message shows its current state', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = endsDay(hall);
  const shown = await practicePage(ada, date);
  await presses(hall, ada, 'Start', shown);
  const older = await practicePage(ada, date);
  const stood = await presses(hall, ada, MOVE, shown);
  await hall.restarts();
  const again = await practicePage(ada, date);
  expect(again.embeds).toEqual(stood.embeds);
  expect(labelsOf(again)).toEqual(labelsOf(stood));
  const late = await presses(hall, ada, MOVE, older);
  expect(late.content).toMatch(/^That's already been played\. Here's where you are:\n/);
  expectGoodManners(hall);
});

test('after the end, the practice and the attempt that counted can be reviewed, and nothing else has changed', async () => {
  const hall = await openDay(-1);
  const { ada } = hall;
  await finishes(hall, ada);
  const date = endsDay(hall);
  const standings = () => textOf(ada.types('/daily', { standings: 'week' }));
  const before = { standings: await standings(), attempt: await countedOf(hall, ada, date) };
  await practises(hall, ada, date);
  const shown = await practicePage(ada, date);
  expect(shown.content).toMatch(/\n\*\*You (won in|lost on turn) /);
  expect(shown.content).toMatch(/Your attempt that counted:\n> Daily \d+ · Yggdrasil /);
  expect(shown.content).not.toMatch(/point|Streak/);
  expect(labelsOf(shown).slice(0, 4)).toEqual(['Start over', 'Board', 'Review', 'Review my attempt']);
  await hall.local.world.until(() => /kept (?:only )?\d+%/.test(now(hall, shown).content));
  for (const button of ['Review', 'Review my attempt'])
    expect(await reviewAfter(hall, ada, button, shown)).toMatch(/Yggdrasil/);
  await hall.restarts();
  const kept = await opens(ada, 'Review', await practicePage(ada, date));
  expect(kept.content).not.toContain("I'm working on the review");
  expect(labelsOf(kept)).toEqual(['More']);
  expect((await opens(ada, 'More', kept)).content).toMatch(/^Luck (?:cost|gained) you /);
  expect({ standings: await standings(), attempt: await countedOf(hall, ada, date) }).toEqual(before);
  expectGoodManners(hall);
});

async function countedOf(hall: Hall, { id }: Player, date: DailyDate) {
  const { attempts } = await hall.kept().people.dataOf(id as UserId);
  // Reviewing adds the review to the row, and nothing else.
  return attempts.filter((attempt) => attempt.date === date).map((attempt) => ({ ...attempt, review: null }));
}

test("today's attempt can't be reviewed and today's challenge can't be practised, even with forged buttons", async () => {
  const hall = await openDay(-1);
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  const id = dailyDateAt(Date.now());
  forges(hall, shown, 'Board', '|board', '|review');
  expect(await textOf(ada.presses('Board', shown))).toMatch(
    /^You can review this attempt <t:\d+:R>, when the day is over/,
  );
  forges(hall, shown, 'Standings', `${id}|t|daily-standings`, `p${id.replaceAll('-', '')}|t|practice-start`);
  const after = await presses(hall, ada, 'Standings', shown);
  expect(after.content).toMatch(OVER_LATER);
  expect(after.embeds).toEqual([]);
});

test('a finished attempt leads to the latest past challenge, and its menu leads to all other past challenges', async () => {
  const hall = await openDay(-1);
  const { ada } = hall;
  const date = dailyDateAt(Date.now());
  const day = await hall.kept().daily.dayOf(date);
  if (day === null || day === 'damaged') throw new Error('there is no day');
  const { status: _, ...today } = day;
  const [before, older] = [daysAfter(date, -1), daysAfter(date, -2)];
  for (const past of [before, older])
    await hall.kept().daily.keepDay({ ...today, date: past, number: dayNumber(past) });
  if (Date.now() < overAt(before)) hall.turnsClock(overAt(before) - Date.now());
  await finishes(hall, ada);
  const shown = await page(ada);
  const latest = await opens(ada, 'Practise a past day', shown);
  expect(latest.content).toContain(`Practice · Daily ${dayNumber(before)} ·`);
  const listed = everyComponent(latest.components).flatMap(({ options = [] }) => options);
  expect(listed.map(({ value }) => value)).toEqual([older]);
  expect(labelsOf(now(hall, shown))).toContain('Practise a past day');
  const seen = await ada.chooses('Practise another day', older, latest);
  expect(await textOf(Promise.resolve(seen))).toContain(`Practice · Daily ${dayNumber(older)} ·`);
  const unknown = await practicePage(ada, 'yesterday’s');
  expect(unknown.content).toContain(`such as ${dayNumber(before)} or ${before}`);
  expectGoodManners(hall);
});

test('a server that has turned the challenge off has no practice either', async () => {
  const hall = await openDay();
  const { ada, mo } = hall;
  const date = endsDay(hall);
  const shown = await practicePage(ada, date);
  await mo.types('/server settings', { daily: false });
  const off = /^The daily challenge is off on this server/;
  expect(await textOf(ada.types('/daily', { practice: date }))).toMatch(off);
  expect(await ada.isOffered('/daily', 'practice')).toEqual([]);
  expect((await presses(hall, ada, 'Start', shown)).content).toMatch(off);
  ada.goesToBot();
  expect(labelsOf(await practicePage(ada, date))).toContain('Start');
});

test('an erased practice attempt is gone, and its old message offers a new start', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = endsDay(hall);
  const begun = await presses(hall, ada, 'Start', await practicePage(ada, date));
  await presses(hall, ada, MOVE, begun);
  const seen = await ada.types('/settings', { data: 'erase' });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  await ada.presses('Erase it all', seen.message);
  await hall.local.world.until(() => now(hall, seen.message).content.startsWith('Done'));
  const after = await presses(hall, ada, 'Undo', begun);
  expect(after.content).toMatch(/^I no longer have that practice\. You can start it again\.\n/);
  expect(labelsOf(after)).toContain('Start');
  expectGoodManners(hall);
});

test('a damaged practice attempt is explained, and can be started over', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = endsDay(hall);
  const begun = await presses(hall, ada, 'Start', await practicePage(ada, date));
  await presses(hall, ada, MOVE, begun);
  const database = new Database(hall.file);
  database.exec(`UPDATE "DailyPractice" SET "answersJson" = '?'`);
  database.close();
  const damaged = await presses(hall, ada, 'Undo', begun);
  expect(damaged.content).toMatch(/^I can't continue this practice: it's damaged/);
  expect((await presses(hall, ada, 'Start over', damaged)).content).toContain('your turn');
});

test('a challenge with older rules is refused, with the reason and a way out', async () => {
  const hall = await openDay();
  const { ada } = hall;
  const date = dailyDateAt(Date.now());
  const day = await hall.kept().daily.dayOf(date);
  if (day === null || day === 'damaged') throw new Error('there is no day');
  const { status: _, ...today } = day;
  const old = daysAfter(date, -1);
  await hall.kept().daily.keepDay({ ...today, date: old, rulesVersion: 'yggdrasil-0' });
  endsDay(hall);
  const refused = await practicePage(ada, old);
  expect(refused.content).toBe(
    "The rules have changed since that challenge, so its position can't be played any more. Choose another day in the menu.",
  );
  const seen = await ada.chooses('Practise another day', date, refused);
  expect(await textOf(Promise.resolve(seen))).toContain(`Practice · Daily ${dayNumber(date)} ·`);
  expectGoodManners(hall);
});
