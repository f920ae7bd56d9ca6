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
/** Looks again at least this often, whatever else happens, and not more often when nothing can be taken up. */
const LONGEST_SLEEP_MS = 30_000;
const SHORTEST_SLEEP_MS = 20;

export function openDelivery(bot: Bot, errands: Errands): Delivery {
  let isStopping = false;
  let isLooking = false;
  let isWanted = false;
  let sleeping: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const inHand = new Set<Promise<void>>();

  function wake(): void {
    isWanted = true;
    if (isLooking || isStopping) return;
    isLooking = true;
    clearTimeout(sleeping);
    looking = look();
  }

  /** Takes up what is due as long as there is room; whatever is finished makes room and looks again. */
  async function look(): Promise<void> {
    try {
      while (isWanted && !isStopping && inHand.size < AT_ONCE) {
        isWanted = false;
        const now = bot.now();
        const rows = await bot.store.claimDue(now, new Date(now.getTime() + CLAIM_MS), AT_ONCE - inHand.size);
        for (const row of rows) takeUp(row);
      }
    } catch (error) {
      bot.log.error({ error }, 'the outbox could not be read');
    } finally {
      isLooking = false;
    }
    await sleep();
  }

  function takeUp(row: OutboxRow): void {
    const work = deliver(bot, errands, row)
      .catch((error: unknown) =>
        bot.log.error({ error, table: row.tableId }, 'an errand could not be put back'),
      )
      .finally(() => {
        inHand.delete(work);
        wake();
      });
    inHand.add(work);
  }

  async function sleep(): Promise<void> {
    const due = await bot.store.nextDue().catch(() => null);
    if (isStopping || isLooking) return;
    const wait = due === null ? LONGEST_SLEEP_MS : due.getTime() - bot.now().getTime();
    clearTimeout(sleeping);
    sleeping = setTimeout(wake, Math.max(SHORTEST_SLEEP_MS, Math.min(wait, LONGEST_SLEEP_MS)));
  }

  return {
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(sleeping);
      await looking;
      await Promise.all(inHand);
    },
  };
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
