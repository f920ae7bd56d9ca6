/** Standings of the daily challenge: private, and with names only of people who agreed. */
import { expect, test } from 'vitest';
import type { GivenOptions } from '../../../src/playground/people.ts';
import type { Player } from '../../shared/people.ts';
import { expectGoodManners } from '../manners.ts';
import { finishes, openDay, page } from './pages.ts';

async function reads(who: Player, options: GivenOptions): Promise<string> {
  const seen = await who.types('/daily', options);
  if (seen.kind !== 'message') throw new Error(JSON.stringify(seen));
  return seen.message.content;
}

test('other people are named only if they agreed', async () => {
  const hall = await openDay(-2);
  const { ada, bo } = hall;
  for (const who of [ada, bo]) {
    await finishes(hall, who);
    await page(who);
  }
  const before = await reads(bo, { standings: 'day' });
  expect(before).toMatch(/^\*\*Today on this server\*\*\n/);
  expect(before).toContain('1. a player · ');
  expect(before).toContain('1. **you** · ');
  expect(before).toContain('streak: 1 day');
  expect(before).not.toContain(ada.id);
  expect(await reads(ada, { name: 'on' })).toContain('Your name now appears');
  expect(await reads(bo, { standings: 'week' })).toContain(`1. <@${ada.id}> · `);
  expect(await reads(ada, { name: 'off' })).toContain('now show you as "a player"');
  expect(await reads(bo, { standings: 'week' })).not.toContain(ada.id);
  expectGoodManners(hall);
});

test("a person who hasn't finished sees no results of today", async () => {
  const hall = await openDay(-2);
  const { ada, bo } = hall;
  await finishes(hall, ada);
  await page(ada);
  const text = await reads(bo, { standings: 'day' });
  expect(text).toContain("You'll see today's results after you've finished today's challenge.");
  expect(text).not.toContain('points');
  expectGoodManners(hall);
});

test('a direct message shows the standings across all servers, but not those of an individual server', async () => {
  const hall = await openDay(-2);
  const ada = hall.ada.goesToBot();
  expect(await reads(ada, { standings: 'day' })).toContain('Those standings belong to a server');
  expect(await reads(ada, { standings: 'all' })).toContain('No server has three players yet.');
  expectGoodManners(hall);
});

test('a button below a finished attempt shows the standings', async () => {
  const hall = await openDay(-2);
  const { ada } = hall;
  await finishes(hall, ada);
  const shown = await page(ada);
  expect(await ada.isShown(ada.presses('Standings', shown))).toMatch(
    /^\*\*Today on this server\*\*\n1\. \*\*you\*\* · /,
  );
  ada.goesToBot();
  const direct = await page(ada);
  expect(await ada.isShown(ada.presses('Standings', direct))).toContain('**This week, all servers**');
  expectGoodManners(hall);
});
