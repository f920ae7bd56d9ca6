/** A week of the daily challenge on two servers: attempts, tables, streaks, messages, reminders, and erased data. */
import { expect, test } from 'vitest';
import { tableSeedFrom } from '../../../src/core/random.ts';
import { openDaily } from '../../../src/daily/daily.ts';
import {
  beginningOf,
  type DailyDate,
  dailyDateAt,
  dayNumber,
  daysAfter,
  mondayOf,
} from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { GUILD } from '../../../src/playground/world/hall.ts';
import type { ChannelId, UserId } from '../../../src/tables/model/table.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { judgeBy } from '../../../src/thinking/judging.ts';
import { opponentBy } from '../../../src/thinking/opponent.ts';
import { eventually } from '../../eventually.ts';
import { aDay, finishesDay } from '../../shared/days.ts';
import { notificationsOf, type Player, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners } from '../manners.ts';
import { page, presses } from './pages.ts';

const HOUR = 3_600_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const [, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, , SUNDAY] = DAYS;

interface Week {
  readonly hall: Hall;
  readonly dateOn: (day: number) => DailyDate;
  /** Turns the clock to that hour, in UTC. */
  readonly comes: (day: number, hour: number) => void;
  /** Plays each person's attempt to the end, and then opens its page where that person is. */
  readonly plays: (day: number, ...people: readonly Player[]) => Promise<void>;
}

/** Asgard Hall and Vanaheim have seven challenges, and a channel each for the message about them. */
async function openWeek(): Promise<Week> {
  const hall = await openHall({ twoShards: true });
  const { local, mo } = hall;
  const monday = daysAfter(mondayOf(dailyDateAt(Date.now())), 7);
  const dateOn = (day: number) => daysAfter(monday, day);
  const positions = [-1, -2].map((turn) =>
    aDay(CATALOGUE, { date: monday, gameId: 'yggdrasil', roles: ['thor', 'odin'], turn }),
  );
  for (const day of [...DAYS, DAYS.length]) {
    const [position] = positions.slice(day % positions.length);
    if (position === undefined) throw new Error('there is no position');
    const date = dateOn(day);
    await hall
      .kept()
      .daily.keepDay({ ...position, date, number: dayNumber(date), seed: tableSeedFrom(date) });
  }
  for (const [channel, guildId] of [
    ['#midgard', GUILD.id],
    ['#meadow', local.world.channelCalled('#meadow')?.serverId ?? ''],
  ] as const) {
    const channelId = (local.world.channelCalled(channel)?.id ?? '') as ChannelId;
    await hall
      .settings()
      .changeServer(guildId, { dailyChannel: { channelId, by: mo.id as UserId } }, new Date());
  }
  let turned = 0;
  const comes = (day: number, hour: number) => {
    const ms = beginningOf(dateOn(day)) + hour * HOUR - Date.now() - turned;
    turned += ms;
    hall.turnsClock(ms);
  };
  const thinker = thinkerHere(CATALOGUE, 0);
  const daily = () =>
    openDaily({
      store: hall.kept().daily,
      catalogue: CATALOGUE,
      opponent: opponentBy(thinker),
      judge: judgeBy(thinker, (error) => {
        throw error;
      }),
      now: () => new Date(Date.now() + turned),
      missing: () => undefined,
      damaged: () => undefined,
    });
  async function plays(day: number, ...people: readonly Player[]): Promise<void> {
    for (const who of people) {
      const [userId, date] = [who.id as UserId, dateOn(day)];
      await finishesDay(daily(), userId, date);
      expect(await textOf(who.types('/daily'))).toContain('Streak: ');
    }
  }
  return { hall, dateOn, comes, plays };
}

/** The days whose challenge was posted in that channel. */
function postedIn({ local }: Hall, channel: string): readonly string[] {
  const { id } = local.world.channelCalled(channel) ?? { id: '' };
  return local.world
    .messagesIn(id)
    .flatMap(
      ({ content }) => /^\*\*Daily (?<number>\d+) · Yggdrasil\*\*/.exec(content)?.groups?.['number'] ?? [],
    );
}

function remindersOf({ local }: Hall, who: Player): readonly string[] {
  return notificationsOf(local, who).flatMap(
    ({ text }) => /Daily (\d+) · Yggdrasil is waiting/.exec(text)?.[1] ?? [],
  );
}

async function erases(hall: Hall, who: Player): Promise<void> {
  const seen = await who.types('/settings', { data: 'erase' });
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  await who.presses('Erase it all', seen.message);
  await hall.local.world.until(
    () => hall.local.world.messages.get(seen.message.id)?.content.startsWith('Done') === true,
  );
}

/** The person's points for the week, as the standings show them to the reader. */
async function weekOf(reader: Player, name: string): Promise<number | null> {
  const text = await textOf(reader.types('/daily', { standings: 'week' }));
  const points = text
    .split('\n')
    .find((line) => line.includes(name))
    ?.match(/ · (?<points>\d+) point/)?.groups?.['points'];
  return points === undefined ? null : Number(points);
}

test('a week on two servers: best five days, streaks, one message per server and day, reminders, and erased data', async () => {
  const { hall, dateOn, comes, plays } = await openWeek();
  const { ada, bo, cleo, mo } = hall;
  cleo.goesTo('#meadow');
  const vanaheim = hall.local.world.channelCalled('#meadow')?.serverId ?? '';
  comes(0, 3);
  await ada.types('/daily', { name: 'on' });
  const nextAt = new Date(beginningOf(dateOn(0)) + 18 * HOUR);
  const asked = { hour: 18, language: 'en', nextAt, sentFor: null, unanswered: 0 } as const;
  await hall.kept().daily.keepReminder({ ...asked, userId: ada.id as UserId });
  const points: number[] = [];
  for (const day of DAYS) {
    comes(day, 3);
    await hall.restarts();
    const isOff = day >= THURSDAY;
    await hall.local.world.until(
      () =>
        postedIn(hall, '#midgard').length === day + 1 &&
        (isOff || postedIn(hall, '#meadow').length === day + 1),
    );
    comes(day, 12);
    // Ada misses Wednesday, and Bo erases his data on Friday.
    if (day !== WEDNESDAY) await plays(day, ada);
    if (day <= FRIDAY) await plays(day, bo);
    await plays(day, cleo);
    const finished = await hall.kept().daily.finishedBy(cleo.id as UserId, dateOn(day));
    points.push(...finished.map((each) => each.points));
    if (day === WEDNESDAY) {
      await hall.kept().settings.changeServer(vanaheim, { daily: false }, new Date());
      expect(await textOf(cleo.types('/daily'))).toMatch(/^The daily challenge is off on this server/);
      cleo.goesToBot();
    }
    if (day === FRIDAY) {
      await erases(hall, bo);
      const again = await page(bo);
      expect((await presses(hall, bo, 'Start', again)).content).toContain("You've erased your data today");
    }
    comes(day, 18.1);
    await hall.restarts();
    if (day === WEDNESDAY) await hall.local.world.until(() => remindersOf(hall, ada).length === 1);
    else
      await eventually(async () =>
        expect((await hall.kept().daily.reminderOf(ada.id as UserId))?.nextAt).toEqual(
          new Date(beginningOf(dateOn(day + 1)) + 18 * HOUR),
        ),
      );
  }

  const best = (of: readonly number[]) =>
    of
      .toSorted((one, other) => other - one)
      .slice(0, 5)
      .reduce((sum, each) => sum + each, 0);
  // If one day had no points, the sum of all six days would equal that of the best five.
  expect(Math.min(...points)).toBeGreaterThan(0);
  expect(await weekOf(ada, '**you**')).toBe(best(points.filter((_, day) => day !== WEDNESDAY)));
  expect(await weekOf(bo, `<@${ada.id}>`)).toBe(best(points.filter((_, day) => day !== WEDNESDAY)));
  expect(await weekOf(bo, 'a player')).toBeNull();
  expect(await textOf(ada.types('/daily'))).toContain('Streak: 4 days.');
  expect(await textOf(cleo.types('/daily'))).toContain('Streak: 7 days.');
  expect((await hall.kept().people.dataOf(bo.id as UserId)).attempts).toEqual([]);

  const numbers = (days: readonly number[]) => days.map((day) => String(dayNumber(dateOn(day))));
  expect(postedIn(hall, '#midgard')).toEqual(numbers(DAYS));
  expect(postedIn(hall, '#meadow')).toEqual(numbers([0, TUESDAY, WEDNESDAY]));
  expect(remindersOf(hall, ada)).toEqual(numbers([WEDNESDAY]));
  expect([bo, cleo, mo].flatMap((who) => remindersOf(hall, who))).toEqual([]);
  expect(
    await hall.kept().daily.placedResults({ from: dateOn(0), to: dateOn(SUNDAY) }, vanaheim),
  ).toHaveLength(3);
  expectGoodManners(hall);
});
