/** What the bot knows of the time in which people could not reach it. */
import { Client, Events } from 'discord.js';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type Reachability, watchReachability } from '../../src/discord/reachability.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { openTestTables, started } from '../tables/hall.ts';
import { HOUR_MS } from '../tables/waits.ts';

let watching: Reachability | null = null;
afterEach(() => watching?.stop());

async function openReachability() {
  const hall = await openTestTables();
  const client = new Client<true>({ intents: [] });
  const works: Promise<void>[] = [];
  const bot = {
    ...hall,
    catalogue: CATALOGUE,
    painter: { render: async () => ({ ok: false, why: 'nothing is painted here' }) as const },
    log: pino({ enabled: false }),
    filesFrom: [],
  };
  watching = await watchReachability(client, bot, (work) => works.push(work));
  return { hall, client, works, reachability: watching };
}

test('it is back once every wait has its time back', async () => {
  const { hall, client, works, reachability } = await openReachability();
  const { id, waitingSince } = await started(hall);
  client.emit(Events.ShardReconnecting, 0);
  hall.turnsClock(72 * HOUR_MS);
  expect(reachability.isReachable()).toBe(false);
  client.emit(Events.ShardResume, 0, 0);
  expect(reachability.isReachable()).toBe(false);
  await Promise.all(works);
  expect(reachability.isReachable()).toBe(true);
  const moved = await hall.store.load(id);
  expect((moved?.waitingSince.getTime() ?? 0) - waitingSince.getTime()).toBe(72 * HOUR_MS);
});
