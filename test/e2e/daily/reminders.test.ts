/** Reminders of the daily challenge: one direct message a day at the person's hour, only to people who asked. */
import { expect, test } from 'vitest';
import { dailyDateAt, daysAfter } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { eventually } from '../../eventually.ts';
import { aDay } from '../../shared/days.ts';
import { labelsOf, notificationsOf, type Player } from '../../shared/people.ts';
import type { Hall } from '../bot.ts';
import { WHERE } from '../faults.ts';
import { expectGoodManners } from '../manners.ts';
import { finishes, now, openDay, page, presses } from './pages.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Asked {
  readonly hall: Hall;
  readonly shown: Message;
  /** Turns the clock to that hour, in UTC, that many days from today. */
  readonly comes: (days: number, hour: number) => void;
}

/** Ada has finished today, and asks for a reminder at 18:00 in UTC. There are challenges on the next days. */
async function asked(): Promise<Asked> {
  const hall = await openDay(-2);
  const { ada } = hall;
  const today = dailyDateAt(Date.now());
  for (const days of [1, 2, 3]) {
    const wish = { date: daysAfter(today, days), gameId: 'yggdrasil', roles: ['thor', 'odin'], turn: -2 };
    await hall.kept().daily.keepDay(aDay(CATALOGUE, wish));
  }
  await finishes(hall, ada);
  const shown = await page(ada);
  await ada.presses('Remind me', shown);
  await ada.fills({ 'At what hour?': '18', 'Your time zone': 'UTC' });
  await hall.local.world.until(() => now(hall, shown).content.startsWith('Each day at 18:00 (UTC)'));
  let turned = 0;
  const comes = (days: number, hour: number) => {
    const ms = Date.parse(`${today}T00:00:00Z`) + days * DAY + hour * HOUR - Date.now() - turned;
    turned += ms;
    hall.turnsClock(ms);
  };
  return { hall, shown, comes };
}

function directs({ local }: Hall, who: Player): readonly string[] {
  return notificationsOf(local, who).map(({ text }) => text);
}

async function isReminded(hall: Hall, who: Player, times: number): Promise<void> {
  await hall.local.world.until(() => directs(hall, who).length >= times);
  expect(directs(hall, who)).toHaveLength(times);
}

test('a reminder comes once, at the chosen hour of the next day, and its button starts the challenge', async () => {
  const { hall, shown, comes } = await asked();
  const { ada, bo } = hall;
  expect(labelsOf(now(hall, shown))).toContain('Stop reminding me');
  comes(0, 23.5);
  await hall.restarts();
  comes(1, 17.9);
  await hall.restarts();
  expect(directs(hall, ada)).toEqual([]);
  comes(1, 18.05);
  await isReminded(hall, ada, 1);
  expect(directs(hall, ada)[0]).toMatch(/Daily \d+ · Yggdrasil is waiting for you\./);
  await hall.restarts();
  comes(1, 20);
  await page(bo);
  ada.goesToBot();
  const letter = hall.local.world.messagesIn(ada.place()).at(-1);
  if (letter === undefined) throw new Error('no direct message');
  expect(labelsOf(letter)).toEqual(['Play', 'Stop reminding me']);
  expect(labelsOf(await presses(hall, ada, 'Play', letter))).toContain('Start');
  expect([directs(hall, ada), directs(hall, bo)]).toEqual([[expect.any(String)], []]);
  expectGoodManners(hall);
});

test('a reminder waits for the end of quiet hours', async () => {
  const { hall, comes } = await asked();
  const { ada } = hall;
  await hall.settings().changePerson(ada.id as UserId, { quietHours: { from: 17, to: 21 } }, new Date());
  comes(1, 18.1);
  await hall.restarts();
  comes(1, 20.9);
  await page(hall.bo);
  expect(directs(hall, ada)).toEqual([]);
  comes(1, 21.1);
  await isReminded(hall, ada, 1);
});

test('no reminder comes while the person is away', async () => {
  const { hall, comes } = await asked();
  const { ada } = hall;
  const awayUntil = new Date(Date.parse(`${dailyDateAt(Date.now())}T00:00:00Z`) + 2 * DAY);
  await hall.settings().changePerson(ada.id as UserId, { awayUntil }, new Date());
  comes(1, 18.1);
  await hall.restarts();
  await page(hall.bo);
  expect(directs(hall, ada)).toEqual([]);
  comes(2, 18.1);
  await isReminded(hall, ada, 1);
});

test('a reminder that Discord fails to accept comes later, and only once', async () => {
  const { hall, comes } = await asked();
  const { ada, local } = hall;
  const fault = local.world.restFaults.inject({ kind: 'failing', status: 500 }, { on: WHERE.posting });
  comes(1, 18.05);
  await hall.restarts();
  fault.ends();
  expect(directs(hall, ada)).toEqual([]);
  comes(1, 18.5);
  await isReminded(hall, ada, 1);
});

test('a reminder comes once, whether its process dies before or after sending it', async () => {
  const { hall, comes } = await asked();
  const { ada } = hall;
  const { daily } = hall.kept();
  const dies = async (hour: number) => {
    const at = new Date(Date.parse(`${dailyDateAt(Date.now())}T00:00:00Z`) + DAY + hour * HOUR);
    const [due] = await daily.remindersDue(at, 1);
    if (due === undefined) throw new Error('none is due');
    const nextAt = new Date(at.getTime() + 5 * 60_000);
    await daily.moveReminder(due, { ...due, nextAt, sentFor: dailyDateAt(at.getTime()) });
  };
  await dies(18.05);
  comes(1, 18.2);
  await isReminded(hall, ada, 1);
  const unanswered = async () => (await daily.reminderOf(ada.id as UserId))?.unanswered;
  await eventually(async () => expect(await unanswered()).toBe(1));
  const sent = await daily.reminderOf(ada.id as UserId);
  if (sent === null) throw new Error('no reminder');
  // The process sent the reminder, but died before it set the next one.
  await daily.moveReminder(sent, { ...sent, nextAt: new Date(), unanswered: 0 });
  await eventually(async () => {
    hall.turnsClock(60_000);
    expect(await unanswered()).toBe(1);
  });
  expect(directs(hall, ada)).toHaveLength(1);
});

test('reminders end when the person turns them off', async () => {
  const { hall, shown, comes } = await asked();
  const { ada } = hall;
  const after = await presses(hall, ada, 'Stop reminding me', shown);
  expect(after.content).toMatch(/^I won't remind you any more\.\n/);
  expect(labelsOf(after)).toContain('Remind me');
  comes(1, 18.1);
  await hall.restarts();
  await page(hall.bo);
  expect(directs(hall, ada)).toEqual([]);
});

test('an unknown time zone is explained, and nothing is set', async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  await ada.presses('Remind me', shown);
  await ada.fills({ 'At what hour?': '18', 'Your time zone': 'Asgard' });
  await hall.local.world.until(() => now(hall, shown).content.startsWith("I don't know a time zone"));
  expect(labelsOf(now(hall, shown))).toContain('Remind me');
});
