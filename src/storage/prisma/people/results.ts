/** Stores the results of finished games in the database, and totals them for the statistics. */
import { z } from 'zod';
import {
  Prisma,
  type PrismaClient,
  type ResultRow,
  type ResultSeatRow,
} from '../../../generated/prisma/client.ts';
import type { GameResult } from '../../../tables/model/game-result.ts';
import type {
  GameStatistics,
  Scope,
  Score,
  ScoreAt,
  Statistics,
} from '../../../tables/model/storage/statistics.ts';
import { optionsColumn } from '../../codec.ts';
import { UnreadableRow } from '../../column.ts';
import type { DamageListener } from '../../storage.ts';
import type { Dialect } from '../dialect.ts';
import { campaignCounts } from './campaign-counts.ts';

export function resultRowOf(result: GameResult): ResultRow {
  const { tableId, guildId, gameId, difficulty, ending, turns, closeness, finishedAt } = result;
  const difficultyJson = optionsColumn.write(difficulty);
  return { tableId, guildId, gameId, difficultyJson, ending, turns, closeness, finishedAt };
}

export function resultSeatRowsOf({ tableId, seats }: GameResult): ResultSeatRow[] {
  return seats.map(({ role, userId, computer = null, hasWon }, position) => ({
    tableId,
    position,
    role,
    userId,
    computer,
    won: hasWon,
  }));
}

/** Statistics from the results in the database; unreadable results are left out and reported. */
export function statisticsOver(client: PrismaClient, dialect: Dialect, damaged: DamageListener): Statistics {
  const isReadable = ({ gameId, difficultyJson }: z.output<typeof sum>) => {
    const row = `ResultRow of ${gameId}`;
    try {
      optionsColumn.read(difficultyJson, `${row} difficultyJson`);
      return true;
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      damaged({ row, code: error.message });
      return false;
    }
  };
  return {
    campaigns: (scope) => campaignCounts(client, scope),
    async of(scope) {
      const leftOut = z
        .array(z.object({ tableId: z.string() }))
        .parse(await client.$queryRaw(leftOutOf(dialect, scope)));
      for (const { tableId } of leftOut)
        damaged({ row: `ResultRow ${tableId}`, code: 'it cannot be counted' });
      const sums = z
        .array(sum)
        .parse(await client.$queryRaw(sumsOf(dialect, scope)))
        .filter(isReadable);
      const games = [...new Set(sums.map(({ gameId }) => gameId))];
      return games
        .map((gameId) =>
          addedUp(
            gameId,
            sums.filter((each) => each.gameId === gameId),
          ),
        )
        .sort(mostPlayedFirst);
    },
  };
}

const count = z.union([z.number(), z.bigint()]).transform(Number);

/** The total of games with the same difficulty and number of seats; games with computers are counted separately. */
const sum = z.object({
  gameId: z.string(),
  difficultyJson: z.string(),
  computers: count,
  seats: count,
  games: count,
  contests: count,
  won: count,
  shared: count,
  longest: count,
  closest: count.nullable(),
});
type Sum = z.output<typeof sum>;

/**
 * A person with several seats has played one game, and won it if any of them won. For a scope without person and role, a game
 * counts as won unless everyone lost.
 */
function sumsOf({ isCountable }: Dialect, { guildId, userId, role }: Scope): Prisma.Sql {
  const ofServer = guildId === null ? Prisma.empty : Prisma.sql`AND "result"."guildId" = ${guildId}`;
  const ofPerson = userId === null ? Prisma.empty : Prisma.sql`AND "seat"."userId" = ${userId}`;
  const ofRole = role === null ? Prisma.empty : Prisma.sql`AND "seat"."role" = ${role}`;
  return Prisma.sql`
    SELECT "gameId", "difficultyJson", "computers", "seats", COUNT(*) AS "games",
      SUM(CASE WHEN "ending" IN ('decided', 'shared') THEN 1 ELSE 0 END) AS "contests",
      SUM(CASE WHEN "ending" <> 'shared' THEN "hasWon" ELSE 0 END) AS "won",
      SUM(CASE WHEN "ending" = 'shared' THEN "hasWon" ELSE 0 END) AS "shared",
      MAX("turns") AS "longest", MIN(CASE WHEN "hasWon" = 1 THEN "closeness" END) AS "closest"
    FROM (
      SELECT "result".*, MAX(CASE WHEN "seat"."won" THEN 1 ELSE 0 END) AS "hasWon", CASE WHEN EXISTS (
        SELECT 1 FROM "ResultSeatRow" AS "any" WHERE "any"."tableId" = "result"."tableId" AND "any"."computer" IS NOT NULL
      ) THEN 1 ELSE 0 END AS "computers", (
        SELECT COUNT(*) FROM "ResultSeatRow" AS "each" WHERE "each"."tableId" = "result"."tableId"
      ) AS "seats"
      FROM "ResultRow" AS "result" JOIN "ResultSeatRow" AS "seat" ON "seat"."tableId" = "result"."tableId"
      WHERE ${isCountable} ${ofServer} ${ofPerson} ${ofRole}
      GROUP BY "result"."tableId"
    ) AS "played"
    GROUP BY "gameId", "difficultyJson", "computers", "seats"`;
}

function leftOutOf({ isCountable }: Dialect, { guildId }: Scope): Prisma.Sql {
  const ofServer = guildId === null ? Prisma.empty : Prisma.sql`AND "guildId" = ${guildId}`;
  return Prisma.sql`
    SELECT CAST("tableId" AS TEXT) AS "tableId" FROM "ResultRow" AS "result"
    WHERE NOT (${isCountable}) ${ofServer}`;
}

function addedUp(gameId: string, all: readonly Sum[]): GameStatistics {
  const sums = all.filter(({ computers }) => computers === 0);
  const withComputers = all.filter(({ computers }) => computers !== 0);
  const closest = sums.flatMap((each) => each.closest ?? []);
  return {
    gameId,
    isContest: all.some(({ contests }) => contests > 0),
    ...scoreOf(sums),
    longest: Math.max(0, ...sums.map(({ longest }) => longest)),
    closest: closest.length === 0 ? null : Math.min(...closest),
    byDifficulty: difficultiesOf(sums).sort(mostPlayedFirst),
    ...(withComputers.length === 0 ? {} : { withComputers: scoreOf(withComputers) }),
  };
}

function difficultiesOf(sums: readonly Sum[]): ScoreAt[] {
  const known = new Map(sums.map(({ gameId, difficultyJson }) => [difficultyJson, gameId]));
  return [...known].map(([json, gameId]) => {
    const alike = sums.filter(({ difficultyJson }) => difficultyJson === json);
    return {
      difficulty: optionsColumn.read(json, `ResultRow of ${gameId} difficultyJson`),
      ...scoreOf(alike),
      bySeats: alike
        .map((each) => ({ seats: each.seats, ...scoreOf([each]) }))
        .sort((one, other) => one.seats - other.seats),
    };
  });
}

function scoreOf(sums: readonly Sum[]): Score {
  return {
    games: total(sums, ({ games }) => games),
    won: total(sums, ({ won }) => won),
    shared: total(sums, ({ shared }) => shared),
  };
}

function total(sums: readonly Sum[], counted: (each: Sum) => number): number {
  return sums.reduce((all, each) => all + counted(each), 0);
}

function mostPlayedFirst(one: Score, other: Score): number {
  return other.games - one.games;
}
