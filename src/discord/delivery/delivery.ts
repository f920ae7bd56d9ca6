/** Carries out what the outbox holds, one table at a time in order, until told to stop. */
import type { OutboxRow } from '../../tables/outbox.ts';
import type { MessageRef } from '../../tables/store.ts';
import type { Bot } from '../bot.ts';
import type { Errands } from './errands.ts';

export interface Delivery {
  /** There may be something to do now. */
  wake(): void;
  /** Finishes what is in hand and takes up nothing more. */
  stop(): Promise<void>;
}

const AT_ONCE = 8;
/** As long as one row may take before somebody else may try it. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** Looks again at least this often, whatever else happens. */
const LONGEST_SLEEP_MS = 30_000;

export function openDelivery(bot: Bot, errands: Errands): Delivery {
  let isStopping = false;
  let isAwake = false;
  let isWanted = false;
  let sleeping: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  function wake(): void {
    isWanted = true;
    if (isAwake || isStopping) return;
    isAwake = true;
    clearTimeout(sleeping);
    working = work();
  }

  async function work(): Promise<void> {
    try {
      while (isWanted && !isStopping) {
        isWanted = false;
        if (await deliverDue(bot, errands)) isWanted = true;
      }
    } catch (error) {
      bot.log.error({ error }, 'the outbox could not be read');
    } finally {
      isAwake = false;
    }
    if (!isStopping) await sleep();
  }

  async function sleep(): Promise<void> {
    const due = await bot.store.nextDue().catch(() => null);
    const wait = due === null ? LONGEST_SLEEP_MS : due.getTime() - bot.now().getTime();
    if (isStopping || isAwake) return;
    if (isWanted) return wake();
    sleeping = setTimeout(wake, Math.max(0, Math.min(wait, LONGEST_SLEEP_MS)));
  }

  return {
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(sleeping);
      await working;
    },
  };
}

/** Whether there was anything to do. */
async function deliverDue(bot: Bot, errands: Errands): Promise<boolean> {
  const now = bot.now();
  const rows = await bot.store.claimDue(now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
  await Promise.all(rows.map((row) => deliver(bot, errands, row)));
  return rows.length > 0;
}

async function deliver(bot: Bot, errands: Errands, row: OutboxRow): Promise<void> {
  try {
    const shown: MessageRef | undefined = await errands.carryOut(row);
    await bot.store.finish(row, shown);
  } catch (error) {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** row.attempts, LONGEST_RETRY_MS);
    bot.log.warn(
      { error, table: row.tableId, errand: row.errand.kind, attempts: row.attempts },
      'an errand failed',
    );
    await bot.store.postpone(row, new Date(bot.now().getTime() + wait), reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
