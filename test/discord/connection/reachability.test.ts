/** The bot's record of the time in which people couldn't reach it. */
import { Client, Events } from 'discord.js';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { openDaily } from '../../../src/daily/daily.ts';
import { type Reachability, trackReachability } from '../../../src/discord/connection/reachability.ts';
import { openPageQueue } from '../../../src/discord/page-queue.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { thinkerHere } from '../../../src/thinking/here.ts';
import { judgeBy } from '../../../src/thinking/judging.ts';
import { opponentBy } from '../../../src/thinking/opponent.ts';
import { openReviews } from '../../../src/thinking/reviews.ts';
import { openTestTables, started } from '../../shared/hall.ts';
import { HOUR_MS } from '../../tables/waiting/waits.ts';

let watching: Reachability | null = null;
afterEach(() => watching?.stop());

async function openReachability() {
  const hall = await openTestTables();
  const client = new Client<true>({ intents: [] });
  const works: Promise<void>[] = [];
  const bot = {
    ...hall,
    daily: openDaily({
      store: hall.dailyStore,
      catalogue: CATALOGUE,
      opponent: opponentBy(thinkerHere(CATALOGUE, 0)),
      judge: judgeBy(thinkerHere(CATALOGUE, 0), (error) => {
        throw error;
      }),
      now: hall.now,
      missing: () => undefined,
      damaged: () => undefined,
    }),
    catalogue: CATALOGUE,
    painter: { render: async () => ({ ok: false, code: 'nothing is painted here' }) as const },
    pages: openPageQueue(),
    thinker: thinkerHere(CATALOGUE, 0),
    reviews: openReviews(thinkerHere(CATALOGUE, 0)),
    log: pino({ enabled: false }),
    filesFrom: [],
    about: { version: '0', startedAt: new Date(0), source: null, support: null, privacy: null, terms: null },
  };
  watching = await trackReachability(client, bot, (work) => works.push(work), hall.now);
  return { hall, client, works, reachability: watching };
}

test('a server counts as reachable again once every wait has been extended', async () => {
  const { hall, client, works, reachability } = await openReachability();
  const { id, waitingSince } = await started(hall);
  client.emit(Events.ShardReconnecting, 0);
  hall.turnsClock(72 * HOUR_MS);
  expect(reachability.isReachable('guild')).toBe(false);
  client.emit(Events.ShardResume, 0, 0);
  expect(reachability.isReachable('guild')).toBe(false);
  await Promise.all(works);
  expect(reachability.isReachable('guild')).toBe(true);
  const moved = await hall.store.load(id);
  expect((moved?.waitingSince.getTime() ?? 0) - waitingSince.getTime()).toBe(72 * HOUR_MS);
});

test.each<[string, (client: Client<true>) => void]>([
  ['before the gateway reports the connection', () => undefined],
  [
    'when the gateway reports the connection first',
    (client) => {
      client.emit(Events.ShardReconnecting, 0);
      client.emit(Events.ShardResume, 0, 0);
    },
  ],
])('every wait is extended by the time the machine slept, %s', async (_, hears) => {
  const { hall, client, works, reachability } = await openReachability();
  const { id, waitingSince } = await started(hall);
  hall.turnsClock(72 * HOUR_MS);
  hears(client);
  expect(reachability.isReachable('guild')).toBe(false);
  await Promise.all(works);
  expect(reachability.isReachable('guild')).toBe(true);
  const moved = await hall.store.load(id);
  expect((moved?.waitingSince.getTime() ?? 0) - waitingSince.getTime()).toBe(72 * HOUR_MS);
});

test('a machine that sleeps again while the waits are being extended gets both times', async () => {
  const { hall, works, reachability } = await openReachability();
  const { id, waitingSince } = await started(hall);
  for (const slept of [24, 48]) {
    hall.turnsClock(slept * HOUR_MS);
    expect(reachability.isReachable('guild')).toBe(false);
  }
  await Promise.all(works);
  expect(reachability.isReachable('guild')).toBe(true);
  const moved = await hall.store.load(id);
  expect((moved?.waitingSince.getTime() ?? 0) - waitingSince.getTime()).toBe(72 * HOUR_MS);
});

test('a machine that sleeps while disconnected extends the waits once', async () => {
  const { hall, client, works, reachability } = await openReachability();
  const { id, waitingSince } = await started(hall);
  const aLittle = HOUR_MS / 10;
  hall.turnsClock(aLittle);
  client.emit(Events.ShardReconnecting, 0);
  for (const time of [aLittle, 72 * HOUR_MS]) {
    hall.turnsClock(time);
    expect(reachability.isReachable('guild')).toBe(false);
  }
  client.emit(Events.ShardResume, 0, 0);
  await Promise.all(works);
  const moved = await hall.store.load(id);
  expect((moved?.waitingSince.getTime() ?? 0) - waitingSince.getTime()).toBe(aLittle + 72 * HOUR_MS);
});
