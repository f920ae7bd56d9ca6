/** Makes daily challenges without a search, and puts them into the database of a run. */
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { PrismaPg } from '@prisma/adapter-pg';
import type { GameEntry } from '../../src/core/catalogue.ts';
import type { Opening } from '../../src/core/game.ts';
import { chooseOptions } from '../../src/core/options.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { tableSeedFrom } from '../../src/core/random.ts';
import { type DailyDate, type DailyDay, dailyDateAt, dayNumber, daysAfter } from '../../src/daily/day.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { PrismaClient as PostgresClient } from '../../src/generated/postgres/client.ts';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { dailyStoreOver } from '../../src/storage/prisma/daily/daily-store.ts';
import { isOfPostgres } from '../../src/storage/storage-url.ts';

/**
 * The number of days from today on. Late restarts move the clock on, and the programs shouldn't spend the run looking for
 * challenges.
 */
const DAYS = 6;
const PLAYERS = 2;

/**
 * Resolves when the database has the challenges; a date that already has a challenge keeps it. `now` is in ms since 1970.
 * `turnsLeft` is the length of a challenge if the player plays sensibly; null for whole games. `past` is the number of days
 * before today, for practice.
 */
export async function putDays(url: string, now: number, turnsLeft: number | null, past = 0): Promise<void> {
  const client = isOfPostgres(url)
    ? (new PostgresClient({ adapter: new PrismaPg({ connectionString: url, max: 1 }) }) as PrismaClient)
    : new PrismaClient({ adapter: new PrismaBetterSqlite3({ url }) });
  const store = dailyStoreOver(
    client,
    (work) => work(),
    () => undefined,
  );
  const today = dailyDateAt(now);
  for (let day = -past; day < DAYS; day += 1)
    await store.keepDay(challengeOn(daysAfter(today, day), turnsLeft));
  await client.$disconnect();
}

/** The challenge of that date, in the first game unless another is named. */
export function challengeOn(date: DailyDate, turnsLeft: number | null, gameId?: string): DailyDay {
  const entry = gameId === undefined ? [...CATALOGUE.values()][0] : CATALOGUE.get(gameId);
  if (entry === undefined) throw new Error('there is no game for the daily');
  const { game } = entry;
  const chosen = chooseOptions(game.options, {});
  if (!chosen.ok) throw new Error('the game has no usual options');
  const { options } = chosen;
  const roles = Array.from({ length: PLAYERS }, (_, seat) => game.roles[seat] ?? '');
  const box = game.box(options, null);
  const seed = tableSeedFrom(`luck of ${date}`);
  const opening = { options, box, roles, seed };
  return {
    date,
    number: dayNumber(date),
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    recipe: 'tool-1',
    options,
    box,
    roles,
    position: turnsLeft === null ? game.setup(opening).state : beginningOfTurn(entry, opening, -turnsLeft),
    seed,
    reference: { random: 0, gentle: 0, quick: 0, mind: 0, turns: 0, answers: 0, tried: 1 },
  };
}

/** The state at the start of that turn of a sensible game; a negative `turn` counts from the end. */
function beginningOfTurn({ game, policies }: GameEntry, opening: Opening, turn: number): unknown {
  const beginnings = new Map<number, unknown>();
  for (const { state } of playOut(game, opening, policies['sensible'] ?? atRandom)) {
    const [request] = game.requests(state);
    if (request !== undefined && !beginnings.has(request.turn)) beginnings.set(request.turn, state);
  }
  return [...beginnings.values()].at(turn);
}
