/** The standings of a server and of all servers: who sees them, and who counts in them. */
import { expect, test } from 'vitest';
import type { DailyStore } from '../../src/daily/daily-store.ts';
import { type DailyDate, daysAfter } from '../../src/daily/day.ts';
import { standingsOver } from '../../src/daily/standings.ts';
import { allServersMessage } from '../../src/discord/messages/daily/standings-message.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import type { UserId } from '../../src/tables/model/table.ts';
import { translator } from '../../src/words/translate.ts';
import { aDay } from '../shared/days.ts';
import { ANN, BEN, openTestTables } from '../shared/hall.ts';

/** A Wednesday. */
const TODAY = '2026-11-25' as DailyDate;
const NOON = new Date(`${TODAY}T12:00:00Z`);
const DAY = aDay(CATALOGUE, { date: TODAY, gameId: 'micromidgard', roles: ['hugin', 'munin'], turn: -3 });

async function opened() {
  const hall = await openTestTables();
  const store = hall.dailyStore;
  for (const days of [-3, -2, -1, 0]) await store.keepDay({ ...DAY, date: daysAfter(TODAY, days) });
  return { store, standings: standingsOver(store, () => NOON) };
}

/** Finishes the challenge of that many days ago for the person, on these servers. */
async function finishes(
  store: DailyStore,
  userId: UserId,
  ago: number,
  points: number,
  guildIds = ['guild'],
): Promise<void> {
  const key = { date: daysAfter(TODAY, -ago), userId };
  await store.begin(key, NOON, null);
  for (const guildId of guildIds) await store.notePlace(key, guildId);
  const end = { at: NOON, ending: 'lost', turns: 3, points } as const;
  await store.answer({ ...key, startedAt: NOON, position: 0, lines: [], cause: `${userId} ${ago}`, end });
}

/** The id of an account that was created that many days before the day. */
function account(daysOld: number, number: number): UserId {
  const made = NOON.getTime() - daysOld * 86_400_000 - 1_420_070_400_000;
  return String((BigInt(made) << 22n) + BigInt(number)) as UserId;
}

test('today counts only for a reader who has finished the challenge', async () => {
  const { store, standings } = await opened();
  await finishes(store, ANN, 0, 100);
  await finishes(store, ANN, 1, 50);
  await finishes(store, BEN, 1, 30);
  expect(await standings.serverStandings(BEN, 'guild', 'day')).toEqual({ people: [], isWithoutToday: true });
  expect((await standings.serverStandings(BEN, 'guild', 'week')).people).toEqual([
    { place: 1, userId: ANN, points: 50 },
    { place: 2, userId: BEN, points: 30 },
  ]);
  expect(await standings.serverStandings(ANN, 'guild', 'day')).toEqual({
    people: [{ place: 1, userId: ANN, points: 100 }],
    isWithoutToday: false,
  });
  expect((await standings.serverStandings(ANN, 'guild', 'week')).people[0]?.points).toBe(150);
});

test('the week leaves out last Sunday, other servers and cancelled days', async () => {
  const { store, standings } = await opened();
  await finishes(store, ANN, 3, 100);
  await finishes(store, ANN, 2, 60);
  await finishes(store, ANN, 1, 50, ['another']);
  await finishes(store, ANN, 0, 20);
  expect((await standings.serverStandings(ANN, 'guild', 'week')).people[0]?.points).toBe(80);
  await store.cancelDay(TODAY);
  expect((await standings.serverStandings(ANN, 'guild', 'week')).people[0]?.points).toBe(60);
});

test('young accounts are left out when servers are compared, and their owners are told why', async () => {
  const { store, standings } = await opened();
  for (const [at, points] of [100, 60, 20].entries()) await finishes(store, account(31, at), 0, points);
  expect(await standings.allServers(account(30, 0), 'guild')).toEqual({
    servers: 1,
    median: 60,
    own: { guildId: 'guild', people: 3, median: 60 },
    isTooYoung: false,
  });
  for (const at of [0, 1, 2]) await finishes(store, account(29, at), 0, 100, ['young', 'guild']);
  const shown = await standings.allServers(account(29, 0), 'young');
  expect(shown).toEqual({ servers: 1, median: 60, own: null, isTooYoung: true });
  const words = allServersMessage(shown, translator('en'));
  expect(words).toContain(
    "Your Discord account is less than 30 days old, so only your server's standings count you for now.",
  );
});
