/** A person at several tables of a server is reminded of all of them in one message. */
import { expect, test } from 'vitest';
import { playersChance } from '../../../src/core/playing.ts';
import { atRandom } from '../../../src/core/policy.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import type { TableStore } from '../../../src/tables/model/storage/store.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { asItStands, notificationsOf, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { leavesGame } from '../playing.ts';
import { storyIn, threadOf, untilTurnOf } from '../weeks.ts';

const HOUR_MS = 60 * 60_000;
const REMINDER = "it's still your turn";
const ALSO = 'Also waiting for you:';

/** Bo starts games with Ada in threads of their own, and is asked in each. */
async function boBegins(hall: Hall, tables: number): Promise<readonly string[]> {
  const { ada, bo } = hall;
  const places: string[] = [];
  for (let table = 0; table < tables; table += 1) {
    bo.goesTo('#yggdrasil');
    await bo.types('/game new', { game: 'yggdrasil', role: 'odin', seed: `game ${table}` });
    const place = threadOf(hall);
    places.push(place);
    await ada.goesTo(place).types('/game join', { role: 'thor' });
    await bo.goesTo(place).types('/game start');
  }
  await hall.rests();
  return places;
}

async function hoursPass(hall: Hall, hours: number): Promise<void> {
  hall.turnsClock(hours * HOUR_MS);
  await hall.rests();
}

function reminders(hall: Hall, places: readonly string[]): readonly string[] {
  return places.flatMap((place) => postedIn(hall, place).filter((content) => content.includes(REMINDER)));
}

function linksIn(content: string): readonly string[] {
  return [...content.matchAll(/https:\/\/discord\.com\/channels\/\d+\/(\d+)\/\d+/g)].flatMap(
    ([, id]) => id ?? [],
  );
}

function callsOf({ local }: Hall, player: Player): number {
  return notificationsOf(local, player).length;
}

test('a person at eight tables gets one message with a link to each, even after a restart, and no other that day', async () => {
  const hall = await openHall({ places: null });
  const { bo } = hall;
  const places = await boBegins(hall, 8);
  expect(callsOf(hall, bo)).toBe(0);
  await hoursPass(hall, 12);
  const [reminder = '', ...more] = reminders(hall, places);
  expect(more).toEqual([]);
  expect(reminder).toMatch(new RegExp(`\n🔗 ${ALSO}\n- \\S+ · Yggdrasil: https://`));
  expect([...linksIn(reminder)].sort()).toEqual([...places].sort());
  expect(callsOf(hall, bo)).toBe(1);
  await hall.restarts();
  for (let hour = 0; hour < 23; hour += 1) await hoursPass(hall, 1);
  expect(callsOf(hall, bo)).toBe(1);
  await hoursPass(hall, 1);
  expect(callsOf(hall, bo)).toBe(2);
  expectGoodManners(hall);
});

test('a player who moves at one table is reminded of the other tables on schedule', async () => {
  const hall = await openHall({ places: null });
  const { bo } = hall;
  const places = await boBegins(hall, 3);
  await hoursPass(hall, 12);
  await moves(hall, places[0] ?? '');
  await hoursPass(hall, 1);
  expect(callsOf(hall, bo)).toBe(1);
  await hoursPass(hall, 11);
  // At the table where Bo has moved, the wait started an hour later.
  expect(callsOf(hall, bo)).toBe(2);
  await hoursPass(hall, 12);
  expect(callsOf(hall, bo)).toBe(3);
  expect(linksIn(reminders(hall, places).at(-1) ?? '')).toHaveLength(2);
});

/** Bo answers, directly at the table, and is asked again. */
async function moves(hall: Hall, place: string): Promise<void> {
  const { table, entry, request } = await hall.loaded(place);
  if (request === null) throw new Error('nobody is asked');
  const pick = playersChance('Bo');
  const action = atRandom.answer(request, entry.game.observe(table.state, request.seats[0]), pick);
  const actor = { userId: hall.bo.id as UserId, guildId: null, cause: `${table.id} ${table.version}` };
  expect(await hall.tables().act(actor, table.id, action)).toMatchObject({ ok: true });
  await hall.rests();
}

test('reminders due within the hour come with the next notice, at any table that the bot can reach', async () => {
  const hall = await openHall({ places: 'channel' });
  const { bo, local } = hall;
  await begins(hall, '#yggdrasil');
  local.world.revoke(bo.place(), 'SendMessages');
  await hoursPass(hall, 0.5);
  await begins(hall, '#midgard');
  await hoursPass(hall, 0.75);
  await begins(hall, '#hall');
  for (let hour = 0; hour < 10; hour += 1) await hoursPass(hall, 1);
  await hoursPass(hall, 0.75);
  const places = ['#yggdrasil', '#midgard', '#hall'];
  const [reminder = '', ...more] = reminders(hall, places);
  expect(more).toEqual([]);
  expect(postedIn(hall, '#midgard')).toContain(reminder);
  expect(reminder).not.toContain(ALSO);
  await hoursPass(hall, 1.25);
  expect(reminders(hall, places)).toHaveLength(2);
  expect(postedIn(hall, '#hall').some((content) => content.includes(REMINDER))).toBe(true);
  expect(callsOf(hall, bo)).toBe(2);
});

async function begins({ bo, rests }: Hall, place: string): Promise<void> {
  await bo
    .goesTo(place)
    .types('/game new', { game: 'yggdrasil', role: 'odin', seed: `game of ${place.slice(1)}` });
  await bo.types('/game start');
  await rests();
}

test("a reminder is retried if its only table can't be reached", async () => {
  const hall = await openHall();
  const { bo, local } = hall;
  await begins(hall, '#yggdrasil');
  local.world.revoke(bo.place(), 'SendMessages');
  for (let day = 0; day < 7; day += 1) await hoursPass(hall, 24);
  local.world.grant(bo.place(), 'SendMessages');
  await hoursPass(hall, 4);
  expect(callsOf(hall, bo)).toBe(1);
});

test('a bundle of reminders is posted once, even if the bot died before posting or recording it', async () => {
  let dies = false;
  const hall = await openHall({
    places: null,
    opens: async (url) => {
      const opened = await openStorage(url);
      if (!opened.ok) return opened;
      const updateWaitTimers: TableStore['updateWaitTimers'] = async (...given) => {
        await opened.store.updateWaitTimers(...given);
        if (dies) throw new Error('the program dies');
      };
      return { ...opened, store: { ...opened.store, updateWaitTimers } };
    },
  });
  const { bo, wire } = hall;
  const places = await boBegins(hall, 3);
  dies = true;
  const lost = wire.losesAnswerTo(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  hall.turnsClock(12 * HOUR_MS);
  await lost;
  await hall.stops();
  dies = false;
  // This is longer than Discord remembers a nonce.
  hall.turnsClock(HOUR_MS / 2);
  await hall.starts();
  await hall.rests();
  for (let hour = 0; hour < 20; hour += 1) await hoursPass(hall, 1);
  expect(reminders(hall, places)).toHaveLength(1);
  expect(callsOf(hall, bo)).toBe(1);
});

test('reminders of several tables wait for the morning, and come in one message and one direct message', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  await hall.rests();
  const day = 24 * HOUR_MS;
  hall.turnsClock(2 * day + 20 * HOUR_MS - (local.world.now() % day));
  await bo.types('/settings', { 'quiet-from': 22, 'quiet-to': 8, 'time-zone': 'utc' });
  await bo.types('/settings', { 'quiet-calls': 'wait', direct: true });
  // This table's reminder is due in the morning as well.
  const places = [...(await boBegins(hall, 1))];
  await hoursPass(hall, 3);
  for (let table = 1; table < 4; table += 1) {
    ada.goesTo('#yggdrasil');
    await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: `game ${table}` });
    const place = threadOf(hall);
    places.push(place);
    await bo.goesTo(place).types('/game join', { role: 'odin' });
    await ada.goesTo(place).types('/game start');
    await hall.rests();
    await untilTurnOf(storyIn(hall, place), 'odin', 0);
  }
  expect(callsOf(hall, bo)).toBe(0);
  await hoursPass(hall, 9);
  const called = places.flatMap((place) => postedIn(hall, place).filter((content) => content.includes(ALSO)));
  expect(called).toHaveLength(1);
  const [call = ''] = called;
  expect([...linksIn(call)].sort()).toEqual([...places].sort());
  const direct = notificationsOf(local, bo).filter(({ text }) => text.includes('your turn as Odin'));
  expect(direct).toHaveLength(1);
  expect([...linksIn(direct[0]?.text ?? '')].sort()).toEqual([...places].sort());
  await hall.restarts();
  await hoursPass(hall, 1);
  expect(callsOf(hall, bo)).toBe(2);
});

const OVERDUE = "You don't have to wait";
const TOO = /these tables need you too:/i;

/** Expects a notice at each table, of which only the first names the other tables, with a link to each. */
function expectOneCallForAll(hall: Hall, places: readonly string[], words: string): void {
  const posted = places.map((place) => postedIn(hall, place).filter((content) => content.includes(words)));
  expect(posted.map((notices) => notices.length)).toEqual(places.map(() => 1));
  const [first = '', ...more] = posted.flat().filter((content) => TOO.test(content));
  expect(more).toEqual([]);
  // A thread has the id of the lobby's message, so a link to either has that id.
  expect(places.filter((place) => first.includes(place))).toEqual(places);
}

test('a person whose friend is silent at six tables is pinged once, with a link to each', async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  const places = await boBegins(hall, 6);
  await hall.rests();
  const before = callsOf(hall, ada);
  for (let hour = 0; hour < 50; hour += 1) await hoursPass(hall, 1);
  expectOneCallForAll(hall, places, OVERDUE);
  expect(callsOf(hall, ada)).toBe(before + 1);
  expectGoodManners(hall);
});

test('the host of three games that wait for an open seat is pinged once, with a link to each', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo } = hall;
  const places = await boBegins(hall, 3);
  for (const place of places) {
    bo.goesTo(place);
    await leavesGame(hall, bo);
  }
  await hall.rests();
  const before = callsOf(hall, ada);
  for (let hour = 0; hour < 13; hour += 1) await hoursPass(hall, 1);
  expectOneCallForAll(hall, places, 'No one is playing Odin');
  expect(callsOf(hall, ada)).toBe(before + 1);
  for (let hour = 0; hour < 22; hour += 1) await hoursPass(hall, 1);
  expect(callsOf(hall, ada)).toBe(before + 1);
  for (let hour = 0; hour < 2; hour += 1) await hoursPass(hall, 1);
  expect(callsOf(hall, ada)).toBe(before + 2);
  expectGoodManners(hall);
});

test('the players of three lobbies that are about to be closed are pinged once, with a link to each', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo } = hall;
  const places: string[] = [];
  for (let table = 0; table < 3; table += 1) {
    bo.goesTo('#yggdrasil');
    await bo.types('/game new', { game: 'yggdrasil', role: 'odin' });
    const place = threadOf(hall);
    places.push(place);
    await ada.goesTo(place).types('/game join', { role: 'thor' });
  }
  await hall.rests();
  const before = [callsOf(hall, ada), callsOf(hall, bo)];
  for (let day = 0; day < 7; day += 1) await hoursPass(hall, 24);
  await hoursPass(hall, 1);
  expectOneCallForAll(hall, places, 'Nothing has happened at this table for a week');
  expect([callsOf(hall, ada), callsOf(hall, bo)]).toEqual(before.map((calls) => calls + 1));
  expectGoodManners(hall);
});

test('a game that waits for an open seat pings its host, who takes the seat by the button', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo } = hall;
  const [place = ''] = await boBegins(hall, 1);
  const before = callsOf(hall, ada);
  bo.goesTo(place);
  await leavesGame(hall, bo);
  await hoursPass(hall, 13);
  const posted = postedIn(hall, place).filter((content) => content.includes('No one is playing Odin'));
  expect(posted).toHaveLength(1);
  expect(callsOf(hall, ada)).toBeGreaterThan(before);
  const word = hall.board(place);
  const open = (await hall.loaded(place)).table;
  await ada.goesTo(place).presses('Take this seat', word);
  await hall.movesOn(open);
  const { table } = await hall.loaded(place);
  expect(table.seats.map(({ userId }) => userId)).toEqual([ada.id, ada.id]);
  expect(asItStands(hall.local, word).labels).toEqual([]);
});

test.each([
  ['a notice carries a reminder that is due within the hour', 36.5],
  ['a reminder is held back if a notice is due within the hour', 35.5],
])('%s', async (_, asked) => {
  const hall = await openHall({ places: null });
  const { bo } = hall;
  // Bo waits for Ada here, and others may act after 48 hours. At another table he is reminded after 12 hours.
  const [silent = ''] = await boBegins(hall, 1);
  await untilTurnOf(storyIn(hall, silent), 'thor', 0);
  await hoursPass(hall, asked);
  const [own = ''] = await boBegins(hall, 1);
  const before = callsOf(hall, bo);
  for (let quarter = 0; quarter < 4 * 13; quarter += 1) await hoursPass(hall, 0.25);
  const notices = postedIn(hall, silent).filter((content) => content.includes(OVERDUE));
  expect(notices).toHaveLength(1);
  expect(linksIn(notices[0] ?? '')).toContain(own);
  expect(reminders(hall, [own])).toEqual([]);
  expect(callsOf(hall, bo)).toBe(before + 1);
  expectGoodManners(hall);
});
