/** The standings of the daily challenge, as a person may see them: today's results only after they have finished. */
import type { UserId } from '../tables/model/table.ts';
import type { DailyStore } from './daily-store.ts';
import { type DailyDate, dailyDateAt, daysAfter, mondayOf } from './day.ts';
import { medianOf, type Ranked, ranked, type ServerScore, serverScores } from './ranking.ts';

export interface ServerStandings {
  readonly people: readonly Ranked[];
  /** True if today's results are excluded because the reader hasn't finished yet. */
  readonly isWithoutToday: boolean;
}

export interface AllServers {
  readonly servers: number;
  /** The median of the servers' scores. */
  readonly median: number;
  /** The reader's server's score; null if it has too few people, or in a direct message. */
  readonly own: ServerScore | null;
  /** True if the reader's account is too young to count in this comparison. */
  readonly isTooYoung: boolean;
}

export interface DailyStandings {
  /** The standings of the people on a server, today or this week. */
  serverStandings(userId: UserId, guildId: string, span: 'day' | 'week'): Promise<ServerStandings>;
  /** The comparison of servers this week. */
  allServers(userId: UserId, guildId: string | null): Promise<AllServers>;
}

/** The minimum age of an account in ms. Younger accounts are excluded from the comparison of servers. */
const MIN_AGE_MS = 30 * 86_400_000;
/** Discord ids contain the ms since this moment, in the bits above the lowest `BITS_BELOW`. */
const DISCORD_BEGAN = 1_420_070_400_000;
const BITS_BELOW = 22n;

export function standingsOver(store: DailyStore, now: () => Date): DailyStandings {
  const today = () => dailyDateAt(now().getTime());

  async function hasFinished(userId: UserId, date: DailyDate): Promise<boolean> {
    return (await store.finishedBy(userId, date)).length > 0;
  }

  return {
    async serverStandings(userId, guildId, span) {
      const date = today();
      const isWithoutToday = !(await hasFinished(userId, date));
      const to = isWithoutToday ? daysAfter(date, -1) : date;
      const from = span === 'day' ? date : mondayOf(date);
      const results = from > to ? [] : await store.placedResults({ from, to }, guildId);
      return { people: ranked(results), isWithoutToday };
    },
    async allServers(reader, guildId) {
      const date = today();
      const results = await store.placedResults({ from: mondayOf(date), to: date }, null);
      const scores = serverScores(results, (userId) => isOldEnough(userId, now()));
      return {
        servers: scores.length,
        median: medianOf(scores.map(({ median }) => median)),
        own: scores.find((score) => score.guildId === guildId) ?? null,
        isTooYoung: !isOldEnough(reader, now()),
      };
    },
  };
}

function isOldEnough(userId: UserId, now: Date): boolean {
  if (!/^\d+$/.test(userId)) return false;
  const made = Number(BigInt(userId) >> BITS_BELOW) + DISCORD_BEGAN;
  return now.getTime() - made >= MIN_AGE_MS;
}
