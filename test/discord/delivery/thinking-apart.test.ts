/** Computers think outside the program's concurrent jobs, so boards wait for none of them. */
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Delivery, openDelivery } from '../../../src/discord/delivery/delivery.ts';
import type { Jobs } from '../../../src/discord/delivery/jobs.ts';
import { openSemaphore } from '../../../src/discord/delivery/semaphore.ts';
import { deferred } from '../../../src/runtime/deferred.ts';
import type { Job, OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, openTestTables, order, type TestTables } from '../../shared/hall.ts';

let open: { readonly delivery: Delivery; readonly hall: TestTables; readonly letThink: () => void } | null =
  null;

afterEach(async () => {
  open?.letThink();
  await open?.delivery.stop();
  await open?.hall.close();
  open = null;
});

/** Opens this many tables with a computer's turn due, and then one whose board is due. */
async function crowded(computers: number) {
  const hall = await openTestTables();
  const { tables, store, actor, now } = hall;
  const opened: TableId[] = [];
  for (let at = 0; at <= computers; at += 1) {
    const channel = `channel ${at}` as ChannelId;
    opened.push(agreed(await tables.open(actor(ANN), order({ channel }))).id);
  }
  await hall.jobs();
  for (const [at, id] of opened.entries()) {
    const job: Job = at < computers ? { kind: 'computer', request: '1' } : { kind: 'lobby' };
    await store.updateWaitTimers(id, { jobs: [{ job, dueAt: now() }], timers: [] });
  }
  return hall;
}

function delivering(hall: TestTables) {
  const thought = deferred<void>();
  const shown = deferred<void>();
  const begun: OutboxRow[] = [];
  const jobs: Jobs = {
    retryParkedAt: async () => hall.now(),
    async carryOut(row, { kind }) {
      if (kind === 'lobby') shown.resolve();
      if (kind !== 'computer') return undefined;
      begun.push(row);
      await thought.promise;
      return undefined;
    },
  };
  const bot = { ...hall, log: pino({ level: 'silent' }) };
  const delivery = openDelivery(bot, jobs, openSemaphore());
  open = { delivery, hall, letThink: () => thought.resolve() };
  delivery.wake();
  return { delivery, shown: shown.promise, letThink: () => thought.resolve(), begun };
}

test("a board doesn't wait for computers, however many of them think", async () => {
  const { shown, begun } = delivering(await crowded(20));
  await shown;
  expect(begun.length).toBeLessThan(20);
});

test('a stopping program finishes the searches that have started, and leaves the others to the next one', async () => {
  const hall = await crowded(20);
  const { delivery, shown, letThink, begun } = delivering(hall);
  await shown;
  const stopped = delivery.stop();
  letThink();
  await stopped;
  const left = (await hall.jobs()).filter(({ job }) => job.kind === 'computer');
  expect(left).toHaveLength(20 - begun.length);
  expect(left.length).toBeGreaterThan(0);
});
