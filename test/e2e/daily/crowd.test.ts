/** Many people play the daily challenge at once: their pages wait in order, and tables don't wait for them. */
import { expect, test } from 'vitest';
import { openPageQueue, type PageQueue } from '../../../src/discord/page-queue.ts';
import type { Seen } from '../../../src/playground/people.ts';
import { deferred } from '../../../src/runtime/deferred.ts';
import { eventually } from '../../eventually.ts';
import { labelsOf, textOf } from '../../shared/people.ts';
import { keptLog, thorAndOdin, timesPosted } from '../faults.ts';
import { expectGoodManners } from '../manners.ts';
import { now, openDay, page, presses } from './pages.ts';

/** An answer in the board's menu. */
const MOVE = 'Take an Elf (Alfheim)';

/** A queue that makes one page at a time, and can be kept busy with someone else's page. */
function busyQueue() {
  const queue = openPageQueue({ atOnce: 1, waiting: 10 });
  let requested = 0;
  const make: PageQueue['make'] = (messageId, page) => {
    requested += 1;
    return queue.make(messageId, page);
  };
  return {
    pages: { ...queue, make },
    requested: () => requested,
    /** Returns a function that ends the other page. */
    isBusy() {
      const other = deferred<void>();
      void queue.make('another page', () => other.promise);
      return () => other.resolve();
    },
  };
}

test('of two presses on a page that waits, only the last edits it', async () => {
  const { pages, isBusy, requested } = busyQueue();
  const hall = await openDay(8, { pages });
  const { ada } = hall;
  const shown = await page(ada);
  const begun = await presses(hall, ada, 'Start', shown);
  const ends = isBusy();
  const before = requested();
  const edits = (seen: Seen) =>
    'interactionId' in seen ? hall.local.world.interactions.get(seen.interactionId)?.written.length : null;
  const first = await ada.presses(MOVE, begun);
  const second = await ada.presses(MOVE, begun);
  expect([first.kind, second.kind]).toEqual(['acknowledged', 'acknowledged']);
  await eventually(() => expect(requested() - before).toBe(2));
  expect(now(hall, shown)).toEqual(begun);
  ends();
  await eventually(() => expect(edits(second)).toBe(1));
  expect(edits(first)).toBe(0);
  expect(now(hall, shown).content).toMatch(/^That's already been played\. Here's where you are:\n/);
  expect(labelsOf(now(hall, shown))).toContain('Undo');
  expectGoodManners(hall);
});

test('tables are played while pages of the challenge wait', async () => {
  const { pages, isBusy, requested } = busyQueue();
  const hall = await openDay(8, { pages });
  const { ada, cleo } = hall;
  const ends = isBusy();
  const waiting = cleo.types('/daily');
  await eventually(() => expect(requested()).toBe(1));
  await thorAndOdin(hall);
  const before = hall.boardWords();
  await ada.presses(MOVE);
  await eventually(() => expect(hall.boardWords()).not.toBe(before));
  ends();
  expect(await textOf(waiting)).toContain('You play Thor and Odin.');
  expectGoodManners(hall);
});

test('if too many pages wait, the challenge is refused in words, and tables are not', async () => {
  const { log, lines } = keptLog();
  const hall = await openDay(8, { log, pages: openPageQueue({ atOnce: 1, waiting: 0 }) });
  const { ada, bo } = hall;
  const crowded =
    'Many people are playing the daily challenge right now. Try again in a moment; your attempt is safe.';
  for (const who of [ada, bo]) expect(await textOf(who.types('/daily'))).toBe(crowded);
  expect(timesPosted(lines(), 'shed load from the daily challenge')).toBe(1);
  await thorAndOdin(hall);
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  expectGoodManners(hall);
});
