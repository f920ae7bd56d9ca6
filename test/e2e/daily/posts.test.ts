/** The daily challenge's message on a server: once a day, silent, in the channel that a moderator chose. */
import { expect, test } from 'vitest';
import { type DailyDate, dailyDateAt, daysAfter, overAt } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import { eventually } from '../../eventually.ts';
import { aDay } from '../../shared/days.ts';
import { labelsOf, notificationsOf } from '../../shared/people.ts';
import type { Hall } from '../bot.ts';
import { keptLog, timesPosted, WHERE } from '../faults.ts';
import { expectGoodManners } from '../manners.ts';
import { finishes, openDay, page } from './pages.ts';

const MINUTE = 60_000;
const TITLE = /^\*\*Daily \d+ · Yggdrasil\*\*/;

interface Posting {
  readonly hall: Hall;
  readonly channel: ChannelId;
  readonly tomorrow: DailyDate;
  readonly posts: () => readonly Message[];
  /** Turns the clock to the moment when all attempts of the day before are over, or that much later. */
  readonly comes: (date: DailyDate, later?: number) => void;
}

/** A server whose moderator chose #midgard, with a challenge today and one tomorrow. */
async function openPosting(log = keptLog().log): Promise<Posting> {
  const hall = await openDay(-2, { log });
  const tomorrow = daysAfter(dailyDateAt(Date.now()), 1);
  await keepsDay(hall, tomorrow);
  const channel = (hall.local.world.channelCalled('#midgard')?.id ?? '') as ChannelId;
  const dailyChannel = { channelId: channel, by: hall.mo.id as UserId };
  await hall.settings().changeServer(GUILD.id, { dailyChannel }, new Date());
  const posts = () => hall.local.world.messagesIn(channel).filter(({ content }) => TITLE.test(content));
  let turned = 0;
  const comes = (date: DailyDate, later = 0) => {
    const ms = overAt(daysAfter(date, -1)) + later - Date.now() - turned;
    turned += ms;
    hall.turnsClock(ms);
  };
  return { hall, channel, tomorrow, posts, comes };
}

function keepsDay(hall: Hall, date: DailyDate): Promise<void> {
  const day = aDay(CATALOGUE, { date, gameId: 'yggdrasil', roles: ['thor', 'odin'], turn: -2 });
  return hall.kept().daily.keepDay(day);
}

/** Waits for that many minutes, until the bot has posted what is due by then. */
async function minutesPass({ turnsClock, rests }: Hall, minutes: number): Promise<void> {
  turnsClock(minutes * MINUTE);
  await rests();
}

async function isPosted({ hall, tomorrow, posts }: Posting): Promise<Message> {
  await hall.local.world.until(() => posts().length > 0);
  const [post, ...others] = posts();
  if (post === undefined || others.length > 0) throw new Error('not one post');
  const day = { from: tomorrow, to: tomorrow };
  await eventually(async () => expect(await hall.kept().daily.countPosts(day, GUILD.id)).toBe(1));
  return post;
}

test("a new day's challenge is posted silently, with yesterday's results, and names only of people who agreed", async () => {
  const posting = await openPosting();
  const { hall, tomorrow, comes } = posting;
  const { ada, bo, cleo } = hall;
  for (const who of [ada, bo]) {
    await finishes(hall, who);
    await page(who);
  }
  await ada.types('/daily', { name: 'on' });
  comes(tomorrow);
  const post = await isPosted(posting);
  expect(post.content).toContain('**Yesterday on this server**');
  expect(post.content).toContain(`1. <@${ada.id}> · `);
  expect(post.content).toContain('1. a player · ');
  expect(post.content).not.toContain(bo.id);
  expect(hall.local.world.notifications).toEqual([]);
  const seen = await cleo.presses('Play', post);
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  expect(seen.message.visibleTo).toBe(cleo.id);
  expect(labelsOf(seen.message)).toContain('Start');
  expectGoodManners(hall);
});

test("a new day's challenge is posted once, even after restarts", async () => {
  const posting = await openPosting();
  const { hall, tomorrow, posts, comes } = posting;
  comes(tomorrow);
  await isPosted(posting);
  await hall.restarts();
  await minutesPass(hall, 10);
  await page(hall.ada);
  expect(posts()).toHaveLength(1);
});

test("nothing is posted before yesterday's attempts are over, or without a challenge", async () => {
  const posting = await openPosting();
  const { hall, tomorrow, posts, comes } = posting;
  comes(tomorrow, -MINUTE);
  await hall.restarts();
  await page(hall.ada);
  expect(posts()).toEqual([]);
  comes(tomorrow, MINUTE);
  await isPosted(posting);
  comes(daysAfter(tomorrow, 1));
  await hall.restarts();
  await page(hall.ada);
  expect(posts()).toHaveLength(1);
});

test.each([false, true])(
  'the challenge is posted after an outage, but not twice (Discord had received it: %s)',
  async (isDone) => {
    const { log, lines } = keptLog();
    const posting = await openPosting(log);
    const { hall, tomorrow, posts, comes } = posting;
    const fault = hall.local.world.restFaults.inject(
      { kind: 'failing', status: 500, isDone },
      { on: WHERE.posting },
    );
    comes(tomorrow);
    await eventually(async () =>
      expect(timesPosted(lines(), 'cannot post the daily challenge')).toBeGreaterThan(0),
    );
    fault.ends();
    await hall.restarts();
    await minutesPass(hall, 20);
    await isPosted(posting);
    expect(posts()).toHaveLength(1);
  },
);

test('if the channel is gone, the moderator who chose it gets one message about that', async () => {
  const { hall, channel, tomorrow, comes } = await openPosting();
  const { mo, local } = hall;
  local.world.deleteChannel(channel);
  comes(tomorrow);
  await local.world.until(() => notificationsOf(local, mo).length > 0);
  expect(notificationsOf(local, mo).at(-1)?.text).toContain("I can't post the daily challenge in");
  await hall.restarts();
  await minutesPass(hall, 10);
  expect((await hall.settings().ofServer(GUILD.id)).dailyChannel).toBeNull();
  expect(notificationsOf(local, mo)).toHaveLength(1);
});

test('after a week without players the posts stop, and the moderator is told', async () => {
  const { hall, tomorrow, posts, comes } = await openPosting();
  const { mo, local } = hall;
  for (let day = 0; day < 8; day += 1) {
    const date = daysAfter(tomorrow, day);
    await keepsDay(hall, date);
    comes(date);
    await hall.restarts();
    await local.world.until(() => posts().length > day || notificationsOf(local, mo).length > 0);
  }
  expect(posts()).toHaveLength(7);
  expect(notificationsOf(local, mo).at(-1)?.text).toContain(
    'In the past week no one on your server finished',
  );
});
