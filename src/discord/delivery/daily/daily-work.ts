/** The bot's own work for the daily challenge, about once a minute until it is stopped. */
import { levelFor } from '../../../tables/model/storage/storage-error.ts';
import type { BotContext } from '../../bot.ts';

export interface DailyWork {
  /** Does the work that is due, unless it checked less than a minute ago. */
  check(): void;
  stop(): void;
}

const BETWEEN_MS = 60_000;

/** Passes the work to `track`. Each task runs alone, so one that fails doesn't stop the others. */
export function openDailyWork(
  { now, log }: Pick<BotContext, 'now' | 'log'>,
  tasks: readonly (() => Promise<void>)[],
  track: (work: Promise<void>) => void,
): DailyWork {
  let isStopped = false;
  let isBusy = false;
  let nextAt = 0;

  async function work(): Promise<void> {
    for (const task of tasks) {
      try {
        if (!isStopped) await task();
      } catch (error) {
        log[levelFor(error, 'error')]({ error }, 'cannot do the work for the daily challenge');
      }
    }
    isBusy = false;
  }

  function check(): void {
    if (isStopped || isBusy || now().getTime() < nextAt) return;
    isBusy = true;
    nextAt = now().getTime() + BETWEEN_MS;
    track(work());
  }

  const timer = setInterval(check, BETWEEN_MS).unref();
  check();
  return {
    check,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
