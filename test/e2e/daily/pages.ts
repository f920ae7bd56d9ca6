/** The message of the daily challenge, and people who press its buttons. */
import { type Daily, openDaily } from '../../../src/daily/daily.ts';
import { type DailyDate, dailyDateAt, overAt } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import type { Message } from '../../../src/playground/model/shapes.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { judgeBy } from '../../../src/thinking/judging.ts';
import { opponentBy } from '../../../src/thinking/opponent.ts';
import { aDay, finishesDay, sensibleAt } from '../../shared/days.ts';
import type { Player } from '../../shared/people.ts';
import { type Hall, type HallSettings, openHall } from '../bot.ts';

/** A hall whose challenge of the day starts at that turn of a game. */
export async function openDay(turn = 8, settings: HallSettings = {}): Promise<Hall> {
  const hall = await openHall(settings);
  const date = dailyDateAt(Date.now());
  await hall
    .kept()
    .daily.keepDay(aDay(CATALOGUE, { date, gameId: 'yggdrasil', roles: ['thor', 'odin'], turn }));
  return hall;
}

export async function page(who: Player): Promise<Message> {
  const seen = await who.types('/daily');
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message;
}

/** The page as it is now. */
export function now({ local }: Hall, { id }: Message): Message {
  const message = local.world.messages.get(id);
  if (message === undefined) throw new Error('the page is gone');
  return message;
}

/** Presses a button of the page, and returns the edited page. */
export async function presses(hall: Hall, who: Player, button: string, on: Message): Promise<Message> {
  const before = JSON.stringify(now(hall, on));
  await who.presses(button, now(hall, on));
  await hall.local.world.until(() => JSON.stringify(now(hall, on)) !== before);
  return now(hall, on);
}

/** Another program on the bot's database, whose clock is ahead by that many ms. */
function programBeside(hall: Hall, ahead: number): Daily {
  return openDaily({
    store: hall.kept().daily,
    catalogue: CATALOGUE,
    opponent: opponentBy(thinkerHere(CATALOGUE, 0)),
    judge: judgeBy(thinkerHere(CATALOGUE, 0), (error) => {
      throw error;
    }),
    now: () => new Date(Date.now() + ahead),
    missing: () => undefined,
    damaged: () => undefined,
  });
}

/** Plays that person's attempt of today to the end, without Discord, and judges it unless told otherwise. */
export async function finishes(hall: Hall, { id }: Player, isJudged = true): Promise<void> {
  const daily = programBeside(hall, 0);
  const [userId, date] = [id as UserId, dailyDateAt(Date.now())];
  await finishesDay(daily, userId, date);
  if (isJudged) await daily.judged(userId, date, { language: 'en', guildId: null });
}

/** Ends the day of the hall's challenge, including the two hours of grace. Returns its date. */
export function endsDay(hall: Hall): DailyDate {
  const date = dailyDateAt(Date.now());
  hall.turnsClock(overAt(date) - Date.now());
  return date;
}

/** Practises that day to the end, without Discord. */
export async function practises(hall: Hall, { id }: Player, date: DailyDate): Promise<void> {
  const { practice } = programBeside(hall, overAt(date) - Date.now());
  const [userId, reader] = [id as UserId, { language: 'en', guildId: null } as const];
  let status = await practice.begin(userId, date, reader);
  for (let press = 0; status.kind === 'playing'; press += 1) {
    const by = { userId, cause: `practice ${userId} ${press}`, guildId: null };
    await practice.actAsMeant(by, date, reader, (loaded) => {
      if (loaded === null) throw new Error('there is no practice');
      return { ok: true, action: sensibleAt(loaded) };
    });
    status = await practice.status(userId, date, reader);
  }
}
