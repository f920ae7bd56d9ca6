/** Runs the jobs of the outbox, one at a time and in order for each table, until it is stopped. */
import type { Logger } from 'pino';
import type { OutboxRow } from '../../tables/model/outbox.ts';
import { StorageError } from '../../tables/model/storage/storage-error.ts';
import { UnreadableLog, UnreadableTable } from '../../tables/model/storage/unreadable.ts';
import type { BotContext } from '../bot.ts';
import { isTransient, reasonFor, retryAfterMs } from '../retry.ts';
import { deliveryErrorIn, isRefusedForGood } from './channels/delivery-errors.ts';
import { wordsInstead } from './channels/refused.ts';
import { openFewAtOnce } from './few-at-once.ts';
import type { Jobs } from './jobs.ts';
import type { Semaphore } from './semaphore.ts';

export interface Delivery {
  /** Tells delivery that something may be due now. */
  wake(): void;
  /** Finishes its current work and starts no more. */
  stop(): Promise<void>;
  /** The ids of the rows being worked on. */
  inFlight(): readonly number[];
  /** The time when the outbox was last read successfully; null before the first time. */
  lastPoll(): Date | null;
}

/** The maximum number of jobs claimed per poll. */
const AT_ONCE = 8;
/**
 * The number of computer turns computed at the same time. More would only hold their tables in memory, since a single process
 * does the thinking.
 */
const THINKING_AT_ONCE = 4;
const FIRST_RETRY_MS = 1_000;
/** People wait for their board, so Discord's recovery must be noticed within a minute. */
const MAX_RETRY_MS = 45_000;
/** The number of attempts for a job whose content Discord rejects, since the fault may be Discord's. */
const MAX_TRIES = 4;
const STOPPED = 'the program stopped before it began';
/** The longest pause between two polls of the outbox, and the pause while no slot is free. */
const MAX_SLEEP_MS = 30_000;
const MIN_SLEEP_MS = 20;

/** The parts of the bot that delivery needs. */
type Delivering = Pick<BotContext, 'tables' | 'store' | 'now' | 'log'>;

export function openDelivery(bot: Delivering, jobs: Jobs, semaphore: Semaphore): Delivery {
  const thinking = openFewAtOnce(THINKING_AT_ONCE);
  let isStopping = false;
  let isPolling = false;
  let isWanted = false;
  /**
   * True at first, because a dead process may have left claimed rows, and again after a release failed, because that row stays
   * claimed.
   */
  let mayHaveLostClaims = true;
  let failures = 0;
  let lastPoll: Date | null = null;
  let sleeping: NodeJS.Timeout | undefined;
  let polling: Promise<void> = Promise.resolve();
  const inFlight = new Map<number, Promise<void>>();

  function wake(): void {
    isWanted = true;
    if (isPolling || isStopping) return;
    isPolling = true;
    clearTimeout(sleeping);
    polling = poll();
  }

  async function poll(): Promise<void> {
    let wait = 0;
    try {
      const isShort = await takeUpWhatIsDue();
      const next = await untilNext();
      wait = isWanted ? 0 : isShort ? MAX_SLEEP_MS : next;
      failures = 0;
      lastPoll = bot.now();
    } catch (error) {
      failures += 1;
      wait = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_SLEEP_MS);
      bot.log[isLoggedOnce(error) ? 'debug' : 'error']({ error }, 'cannot read the outbox');
    }
    isPolling = false;
    if (!isStopping) sleeping = setTimeout(wake, wait);
  }

  /** Starts due jobs while slots are free. Returns whether it ran out of slots; it polls again once one is free. */
  async function takeUpWhatIsDue(): Promise<boolean> {
    while (isWanted && !isStopping) {
      isWanted = false;
      const free = semaphore.take(AT_ONCE, wake);
      if (free === 0) return true;
      let used = 0;
      try {
        if (mayHaveLostClaims) {
          await bot.store.releaseClaims([...inFlight.keys()]);
          mayHaveLostClaims = false;
        }
        const rows = await bot.store.claimDue(bot.now(), free);
        const shown = rows.filter((row) => !isThought(row));
        used = shown.length;
        for (const row of shown) takeUp(row, deliver(bot, jobs, row), () => semaphore.release(1));
        for (const row of rows.filter(isThought))
          takeUp(
            row,
            thinking(() => thinkOut(row)),
          );
        // Computers' turns took no slot, so boards that are due may have been behind them in the outbox.
        if (rows.length > used) isWanted = true;
      } finally {
        semaphore.release(free - used);
      }
    }
    return false;
  }

  /** Time until the next job is due, in ms. */
  async function untilNext(): Promise<number> {
    const due = await bot.store.nextDue();
    const wait = due === null ? MAX_SLEEP_MS : due.getTime() - bot.now().getTime();
    return Math.max(MIN_SLEEP_MS, Math.min(wait, MAX_SLEEP_MS));
  }

  function takeUp(row: OutboxRow, delivered: Promise<void>, done: () => void = () => undefined): void {
    const work = delivered
      .catch((error: unknown) => {
        mayHaveLostClaims = true;
        logOf(bot, row)[isLoggedOnce(error) ? 'debug' : 'error']({ error }, 'cannot release outbox job');
      })
      .finally(() => {
        inFlight.delete(row.id);
        done();
        wake();
      });
    inFlight.set(row.id, work);
  }

  /** If this process is being stopped, the next process plays a turn that wasn't started. */
  async function thinkOut(row: OutboxRow): Promise<void> {
    if (isStopping) await bot.store.postpone(row, bot.now(), STOPPED);
    else await deliver(bot, jobs, row);
  }

  return {
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(sleeping);
      await polling;
      await Promise.all(inFlight.values());
    },
    inFlight: () => [...inFlight.keys()],
    lastPoll: () => lastPoll,
  };
}

/** A computer's turn takes a long time to compute, so it holds no slot: boards would have to wait for it. */
function isThought({ job }: OutboxRow): boolean {
  return job.kind === 'computer';
}

async function deliver(bot: Delivering, jobs: Jobs, row: OutboxRow): Promise<void> {
  const { job, attempts } = row;
  const log = logOf(bot, row);
  if (job.kind === 'unreadable') {
    log.error({ reason: job.code }, 'skipped an unreadable outbox job');
    await bot.store.setAside(row, job.code, []);
    return;
  }
  try {
    await bot.store.finish(row, await jobs.carryOut(row, job));
    if (attempts === 0) log.debug('outbox job done');
    else log.info({ attempts }, 'outbox job done after retries');
  } catch (error) {
    // Warns once: if a job fails for hours, the age of the outbox reveals it.
    const cause = isTransient(error) ? reasonFor(log, error) : { error };
    log[attempts === 0 && !isLoggedOnce(error) ? 'warn' : 'debug'](
      { ...cause, attempts },
      'outbox job failed',
    );
    await release(bot, jobs, row, error);
  }
}

/** The store logs its own errors once, however many callers they affect. */
function isLoggedOnce(error: unknown): boolean {
  return error instanceof StorageError;
}

function logOf({ log }: Delivering, { id, tableId, job }: OutboxRow): Logger {
  return log.child({ table: tableId, job: job.kind, row: id });
}

/**
 * Returns a failed job to the outbox. It is parked if people must change something first. If Discord keeps rejecting it, it is
 * set aside, so that the jobs after it can run. Otherwise it is retried with growing pauses.
 */
async function release(bot: Delivering, jobs: Jobs, row: OutboxRow, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const deliveryError = deliveryErrorIn(error);
  if (deliveryError !== null) {
    const readyAt = deliveryError === 'missing-permission' ? await jobs.retryParkedAt(row) : null;
    return bot.store.park(row, deliveryError, reason, readyAt);
  }
  if (error instanceof UnreadableTable || error instanceof UnreadableLog)
    return bot.store.park(row, 'other', reason, null);
  if (isRefusedForGood(error) && row.attempts + 1 >= MAX_TRIES) {
    logOf(bot, row).error({ error }, 'set aside an outbox job that Discord refuses');
    return bot.store.setAside(row, reason, await wordsInstead(bot, row));
  }
  const backoff = Math.min(FIRST_RETRY_MS * 2 ** row.attempts, MAX_RETRY_MS);
  const wait = Math.max(backoff, retryAfterMs(error));
  return bot.store.postpone(row, new Date(bot.now().getTime() + wait), reason);
}
