/** Computers think outside the errands that a program carries out at once, so boards wait for none of them. */
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Delivery, openDelivery } from '../../../src/discord/delivery/delivery.ts';
import type { Errands } from '../../../src/discord/delivery/errands.ts';
import { openHands } from '../../../src/discord/delivery/hands.ts';
import { promised } from '../../../src/runtime/promised.ts';
import type { Errand, OutboxRow } from '../../../src/tables/model/outbox.ts';
import type { ChannelId, TableId } from '../../../src/tables/model/table.ts';
import { ANN, agreed, openTestTables, order, type TestTables } from '../../tables/hall.ts';

let open: { readonly delivery: Delivery; readonly hall: TestTables; readonly letThink: () => void } | null =
  null;

afterEach(async () => {
  open?.letThink();
  await open?.delivery.stop();
  await open?.hall.close();
  open = null;
});

/** So many tables at which a computer is due, and then one that is owed its board. */
async function crowded(computers: number) {
  const hall = await openTestTables();
  const { tables, store, doer, now } = hall;
  const opened: TableId[] = [];
  for (let at = 0; at <= computers; at += 1) {
    const channel = `channel ${at}` as ChannelId;
    opened.push(agreed(await tables.open(doer(ANN), order({ channel }))).id);
  }
  await hall.errands();
  for (const [at, id] of opened.entries()) {
    const errand: Errand = at < computers ? { kind: 'computer', request: '1' } : { kind: 'lobby' };
    await store.updateWaitTimers(id, { errands: [{ errand, dueAt: now() }], timers: [] });
  }
  return hall;
}

function delivering(hall: TestTables) {
  const thought = promised<void>();
  const shown = promised<void>();
  const begun: OutboxRow[] = [];
  const errands: Errands = {
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
  const delivery = openDelivery(bot, errands, openHands());
  open = { delivery, hall, letThink: () => thought.resolve() };
  delivery.wake();
  return { delivery, shown: shown.promise, letThink: () => thought.resolve(), begun };
}

test('a board waits for no computer, however many of them think', async () => {
  const { shown, begun } = delivering(await crowded(20));
  await shown;
  expect(begun.length).toBeLessThan(20);
});

test('a program that stops finishes the thoughts that have begun, and leaves the others to the next', async () => {
  const hall = await crowded(20);
  const { delivery, shown, letThink, begun } = delivering(hall);
  await shown;
  const stopped = delivery.stop();
  letThink();
  await stopped;
  const left = (await hall.errands()).filter(({ errand }) => errand.kind === 'computer');
  expect(left).toHaveLength(20 - begun.length);
  expect(left.length).toBeGreaterThan(0);
});
