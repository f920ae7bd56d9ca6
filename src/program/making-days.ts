/** Keeps the days of the daily challenge made, in the one of several programs that has the first shard. */
import type { Logger } from 'pino';
import type { DailyStore } from '../daily/daily-store.ts';
import { type DaysAhead, openDaysAhead } from '../daily/days-ahead.ts';
import { levelFor } from '../tables/model/storage/storage-error.ts';
import type { DayAnswered, DayQuestion } from '../thinking/thinker.ts';
import type { Connected } from './connecting.ts';

/** Long before the last day that was made ahead is over. */
const LOOKS_EVERY_MS = 600_000;
/** A program that has just started has boards to catch up with, and making a day takes a core for up to a minute. */
const STARTS_AFTER_MS = 60_000;
/** The longest that the making of a day goes on without a pause, even on a machine that has much else to do. */
const STEP_MS = 60_000;

interface Needs {
  readonly store: DailyStore;
  readonly now: () => Date;
  readonly log: Logger;
}

interface Maker {
  day(question: DayQuestion): Promise<DayAnswered>;
}

export function daysMadeBy({ day }: Maker, { store, now, log }: Needs): DaysAhead {
  return openDaysAhead({
    store,
    makeDay: (date, secret) => day({ purpose: 'day', task: 'day', date, secret, thinkMs: STEP_MS }),
    now,
    made: ({ date, gameId, recipe }) => log.info({ date, game: gameId, recipe }, 'made a daily challenge'),
    failed: (date, error) => log[levelFor(error, 'warn')]({ date, error }, 'cannot make a daily challenge'),
  });
}

/** Returns what stops it. */
export function keepMakingDays(
  { make }: DaysAhead,
  { shared, ready }: Pick<Connected, 'shared' | 'ready'>,
): () => void {
  let isStopped = false;
  const isFirst = () => shared === null || shared.share().serving.includes(0);
  const look = () => {
    if (!isStopped && isFirst()) void make();
  };
  const looking = setInterval(look, LOOKS_EVERY_MS).unref();
  let starting: NodeJS.Timeout | null = null;
  void ready.then(() => {
    if (!isStopped) starting = setTimeout(look, STARTS_AFTER_MS).unref();
  });
  return () => {
    isStopped = true;
    clearInterval(looking);
    if (starting !== null) clearTimeout(starting);
  };
}
