/** Puts daily challenges into a crash test's database: whole games, which last longer than a run. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import { chooseOptions } from '../../../src/core/options.ts';
import { tableSeedFrom } from '../../../src/core/random.ts';
import { type DailyDate, type DailyDay, dailyDateAt, dayNumber, daysAfter } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { PrismaClient as PostgresClient } from '../../../src/generated/postgres/client.ts';
import { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { dailyStoreOver } from '../../../src/storage/prisma/daily/daily-store.ts';
import { isOfPostgres } from '../../../src/storage/storage-url.ts';

/** Late restarts move the clock on, and the programs shouldn't spend the run looking for challenges. */
const DAYS = 6;
const PLAYERS = 2;

/** Resolves when the database has the challenges; a date that already has a challenge keeps it. `now` is in ms since 1970. */
export async function putDays(url: string, now: number): Promise<void> {
  const client = isOfPostgres(url)
    ? (new PostgresClient({ adapter: new PrismaPg({ connectionString: url, max: 1 }) }) as PrismaClient)
    : new PrismaClient({ adapter: new PrismaBetterSqlite3({ url }) });
  const store = dailyStoreOver(
    client,
    (work) => work(),
    () => undefined,
  );
  const today = dailyDateAt(now);
  for (let day = 0; day < DAYS; day += 1) await store.keepDay(dayOn(daysAfter(today, day)));
  await client.$disconnect();
}

function dayOn(date: DailyDate): DailyDay {
  const [entry] = CATALOGUE.values();
  if (entry === undefined) throw new Error('there is no game for the daily');
  const { game } = entry;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('the game has no usual options');
  const { options } = chosen;
  const roles = game.roles.slice(0, PLAYERS);
  const box = game.box(options, null);
  const seed = tableSeedFrom(date);
  return {
    date,
    number: dayNumber(date),
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    recipe: 'crash-1',
    options,
    box,
    roles,
    position: game.setup({ options, box, roles, seed }).state,
    seed,
    reference: { random: 0, gentle: 0, quick: 0, mind: 0, turns: 0, answers: 0, tried: 1 },
  };
}
