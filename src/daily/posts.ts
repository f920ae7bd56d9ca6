/** The daily challenge's message on a server: once a day, as soon as yesterday's results are final. */
import type { DailyStore, KeptDay } from './daily-store.ts';
import { type DailyDate, dailyDateAt, daysAfter, overAt } from './day.ts';
import { type Ranked, ranked } from './ranking.ts';

export interface DailyPosts {
  /** Today's challenge if its messages can be posted now, otherwise null. */
  dayToPost(): Promise<KeptDay | null>;
  /** The servers that need nothing now: the message was posted there, is being posted, or waits after a failure. */
  serversDone(date: DailyDate): Promise<readonly string[]>;
  /**
   * Claims the message for this process. Returns the number of times posting has been tried, including this one; null if another
   * process posts the message, or if it isn't due.
   */
  claimPost(date: DailyDate, guildId: string): Promise<number | null>;
  /** Call this after a failure: the claim ends after `ms`. */
  pausePost(date: DailyDate, guildId: string, ms: number): Promise<void>;
  /** Call this when the message was posted, or never will be. */
  endPost(date: DailyDate, guildId: string): Promise<void>;
  /** The final results of the day before. */
  resultsBefore(date: DailyDate, guildId: string): Promise<readonly Ranked[]>;
  /** Whether the bot has posted the challenge there for a week without a single player finishing one. */
  isUnplayed(date: DailyDate, guildId: string): Promise<boolean>;
}

/** The time in ms after which another process may post the message, because the process that claimed it may have died. */
const POSTING_MS = 300_000;
const WEEK = 7;

export function postsOver(store: DailyStore, now: () => Date): DailyPosts {
  return {
    async dayToPost() {
      const date = dailyDateAt(now().getTime());
      if (now().getTime() < overAt(daysAfter(date, -1))) return null;
      const day = await store.dayOf(date);
      return day === null || day === 'damaged' || day.status === 'cancelled' ? null : day;
    },
    serversDone: (date) => store.postsDone(date, now()),
    claimPost: (date, guildId) =>
      store.claimPost({ date, guildId }, now(), new Date(now().getTime() + POSTING_MS)),
    pausePost: (date, guildId, ms) => store.pausePost({ date, guildId }, new Date(now().getTime() + ms)),
    endPost: (date, guildId) => store.endPost({ date, guildId }, now()),
    async resultsBefore(date, guildId) {
      const before = daysAfter(date, -1);
      return ranked(await store.placedResults({ from: before, to: before }, guildId));
    },
    async isUnplayed(date, guildId) {
      const week = { from: daysAfter(date, -WEEK), to: daysAfter(date, -1) };
      if ((await store.countPosts(week, guildId)) < WEEK) return false;
      return (await store.placedResults(week, guildId)).length === 0;
    },
  };
}
