/**
 * Keeps the days of the daily challenge prepared. If there are several processes, the process with the first shard prepares them.
 */
import type { Logger } from 'pino';
import type { DailyStore } from '../daily/daily-store.ts';
import { type DaysAhead, openDaysAhead } from '../daily/days-ahead.ts';
import { levelFor } from '../tables/model/storage/storage-error.ts';
import type { DayAnswered, DayQuestion } from '../thinking/thinker.ts';
import type { Connected } from './connecting.ts';

/** Far shorter than the time until the last prepared day is over. */
const CHECK_EVERY_MS = 600_000;
/** A process that has just started has to catch up on boards, and preparing a day takes one core up to a minute. */
const STARTS_AFTER_MS = 60_000;
/** The longest time that preparing a day runs without a pause, even on a busy machine. */
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

/** Makes days ahead until the returned function is called. */
export function keepMakingDays(
  { make }: DaysAhead,
  { shared, ready }: Pick<Connected, 'shared' | 'ready'>,
): () => void {
  let isStopped = false;
  const isFirst = () => shared === null || shared.share().serving.includes(0);
  const check = () => {
    if (!isStopped && isFirst()) void make();
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  let starting: NodeJS.Timeout | null = null;
  void ready.then(() => {
    if (!isStopped) starting = setTimeout(check, STARTS_AFTER_MS).unref();
  });
  return () => {
    isStopped = true;
    clearInterval(timer);
    if (starting !== null) clearTimeout(starting);
  };
}
