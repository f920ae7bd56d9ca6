/** A table that waits for a person: reminders on that person's schedule, the notice that others may act, and direct messages. */
import { expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import {
  asItStands,
  labelsOf,
  menusShown,
  notificationsOf,
  type Player,
  textOf,
} from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn, goesOn, leavesGame, startsGame } from '../playing.ts';

const HOUR_MS = 60 * 60_000;
const REMINDER = "it's still your turn";
const OVERDUE = "You don't have to wait";

/** Ada as Thor has ended her turn, and Bo as Odin is asked. */
async function boIsAsked(hall: Hall, options = {}): Promise<void> {
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76', options });
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, ada);
}

async function hoursPass(hall: Hall, hours: number): Promise<void> {
  hall.turnsClock(hours * HOUR_MS);
  await hall.rests();
}

function saidOf(hall: Hall, words: string): readonly string[] {
  return postedIn(hall).filter((content) => content.includes(words));
}

function directTo(hall: Hall, player: Player): readonly Message[] {
  const { world } = hall.local;
  const channel = [...world.channels.values()].find(({ recipientId }) => recipientId === player.id);
  return channel === undefined ? [] : world.messagesIn(channel.id);
}

/** Turns the clock to midnight in UTC, whatever time it is now. */
async function isMidnight(hall: Hall): Promise<void> {
  const day = 24 * HOUR_MS;
  await hall.rests();
  hall.turnsClock(day - (hall.local.world.now() % day));
}

test('the current player is reminded after twelve hours, then once a day, at most five times; others are not', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await boIsAsked(hall, { deadline: 0 });
  const called = notificationsOf(hall.local, bo).length;
  const adasCalls = notificationsOf(hall.local, ada).length;

  await hoursPass(hall, 11);
  expect(saidOf(hall, REMINDER)).toHaveLength(0);
  await hoursPass(hall, 1);
  const [reminder] = saidOf(hall, REMINDER);
  expect(reminder).toMatch(new RegExp(`^<@${bo.id}>, Odin, it's still your turn: `));
  expect(reminder).toMatch(/\nThe board: https:\/\/discord\.com\/channels\/\d+\/\d+\/\d+$/);
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 1);
  await hoursPass(hall, 23);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
  await hoursPass(hall, 1);
  expect(saidOf(hall, REMINDER)).toHaveLength(2);
  for (let day = 0; day < 10; day += 1) await hoursPass(hall, 24);
  expect(saidOf(hall, REMINDER)).toHaveLength(5);
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 5);
  expect(notificationsOf(hall.local, ada)).toHaveLength(adasCalls);
  expectGoodManners(hall);

  await endsTurnOf(hall, bo);
  await hoursPass(hall, 12);
  expect(saidOf(hall, REMINDER).at(-1)).toMatch(new RegExp(`^<@${ada.id}>, Thor`));
});

async function endsTurnOf(hall: Hall, player: Player): Promise<void> {
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, player);
}

test('neither a restart nor a lost response from Discord makes a reminder come twice', async () => {
  const hall = await openHall();
  const { bo } = hall;
  await boIsAsked(hall);
  const called = notificationsOf(hall.local, bo).length;
  await hall.stops();
  hall.turnsClock(12 * HOUR_MS);
  await hall.starts();
  await hall.rests();
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
  await hall.restarts();
  await hoursPass(hall, 20);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);

  const lost = hall.wire.losesAnswerTo(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  hall.turnsClock(4 * HOUR_MS);
  await lost;
  await hall.stops();
  // This is longer than Discord remembers a nonce.
  hall.turnsClock(HOUR_MS);
  await hall.starts();
  await hall.rests();
  expect(saidOf(hall, REMINDER)).toHaveLength(2);
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 2);
});

test("three days of downtime don't count as anyone's delay: the current player is pinged again, not skipped", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await boIsAsked(hall);
  await hoursPass(hall, 1);
  const called = notificationsOf(hall.local, bo).length;
  await hall.stops();
  hall.turnsClock(72 * HOUR_MS);
  await hall.starts();
  await hall.rests();
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
  expect(saidOf(hall, OVERDUE)).toEqual([]);
  expect(notificationsOf(hall.local, bo)).toHaveLength(called + 1);
  expect(await textOf(ada.types('/game skip'))).toContain("There's still time until");
  for (let day = 0; day < 2; day += 1) await hoursPass(hall, 24);
  expect(saidOf(hall, OVERDUE)).toHaveLength(1);
});

test('no one is reminded in a paused game; once resumed, all waits start over', async () => {
  const hall = await openHall();
  await boIsAsked(hall);
  await hoursPass(hall, 11);
  await hall.ada.types('/game pause');
  await hoursPass(hall, 200);
  expect(saidOf(hall, REMINDER)).toEqual([]);
  expect(saidOf(hall, OVERDUE)).toEqual([]);
  await hall.ada.types('/game resume');
  await hoursPass(hall, 11);
  expect(saidOf(hall, REMINDER)).toEqual([]);
  await hoursPass(hall, 1);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
});

test('no one is reminded in their quiet hours, and everyone is reminded on the schedule they chose', async () => {
  const hall = await openHall();
  const { bo } = hall;
  await isMidnight(hall);
  await boIsAsked(hall);
  const quiet = { 'quiet-from': 11, 'quiet-to': 15, 'time-zone': 'utc' };
  expect(await menusShown(bo.types('/settings', quiet))).toContain('Quiet hours: 11:00 to 15:00');
  await hoursPass(hall, 12);
  expect(saidOf(hall, REMINDER)).toEqual([]);
  expect(await textOf(bo.types('/game status'))).toContain(`I'll remind <@${bo.id}> <t:`);
  await hoursPass(hall, 3);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);

  await bo.types('/settings', { reminders: 'never' });
  await hoursPass(hall, 30);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
  expect(await textOf(bo.types('/game status'))).not.toContain('remind');
});

test('every player who may go next is reminded, except one who has left their seat', async () => {
  const hall = await openHall();
  const { ada, bo, cleo } = hall;
  await startsGame(hall, {
    seats: { odin: ada, thor: bo, tyr: cleo },
    seed: 'who is awake',
    options: { game: 'chronicles', rules: 'easy' },
  });
  await leavesGame(hall, ada);
  await hoursPass(hall, 12);
  const [reminder, ...more] = saidOf(hall, "It's still your turn.");
  expect(more).toEqual([]);
  expect(reminder).toMatch(new RegExp(`^.*\n<@${bo.id}> \\(Thor\\) and <@${cleo.id}> \\(Tyr\\): `));
  expectGoodManners(hall);
});

test('a server that turned reminders off gets no reminders', async () => {
  const hall = await openHall();
  await boIsAsked(hall);
  await hall
    .settings()
    .changeServer((await hall.loaded()).table.place.guildId, { reminders: false }, new Date());
  await hoursPass(hall, 40);
  expect(saidOf(hall, REMINDER)).toEqual([]);
});

test("after the table's deadline the people who may act now are pinged once, and can act with buttons", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await boIsAsked(hall, { deadline: 24 });
  await hoursPass(hall, 13);
  const called = hall.local.world.notifications.length;
  await hoursPass(hall, 11);
  const [overdue, ...more] = saidOf(hall, OVERDUE);
  expect(more).toEqual([]);
  expect(overdue).toMatch(new RegExp(`^⏳ Waiting for <@${bo.id}> as Odin, whose turn started <t:\\d+:R>`));
  expect(hall.local.world.notifications.slice(called).map(({ userId }) => userId)).toEqual([ada.id]);
  expect(labelsOf(hall.board())).toEqual(['Take this turn', 'Let the computer play', 'Skip the turn']);
  const word = hall.board();
  await hoursPass(hall, 24);
  expect(saidOf(hall, OVERDUE)).toHaveLength(1);
  expect((await hall.loaded()).table.seats[1]?.userId).toBe(bo.id);
  expect(await textOf(ada.types('/game status'))).toContain(`<@${bo.id}>`);
  expect(await bo.isShown(bo.presses('Skip the turn', word))).toContain('your own seat');
  expect(await hall.cleo.isShown(hall.cleo.presses('Take this turn', word))).toContain(
    'Only players at this table',
  );

  const { table } = await hall.loaded();
  await ada.presses('Skip the turn', word);
  await hall.movesOn(table);
  expect(saidOf(hall, `<@${ada.id}> skipped Odin's turn`)).toHaveLength(1);
  expect(asItStands(hall.local, word).labels).toEqual([]);
});

test('one press lets another player take an overdue turn, with a single post in the channel', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await boIsAsked(hall, { deadline: 24 });
  await hoursPass(hall, 24);
  const posted = postedIn(hall).length;
  const { table } = await hall.loaded();
  await ada.presses('Take this turn');
  await hall.movesOn(table);
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Odin', bo));
  expect(await textOf(bo.types('/game log'))).toContain(
    `<@${ada.id}> steps in and plays this turn as Odin for <@${bo.id}>.`,
  );
  expect((await hall.loaded()).table.seats[1]?.userId).toBe(bo.id);
});

test("a player who is away is marked on the board, and gets no reminder until they're back", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  expect(await textOf(bo.types('/settings', { away: '7d' }))).toContain("You're away until <t:");
  await boIsAsked(hall);
  expect(hall.boardWords()).toMatch(new RegExp(`\n-# 🌙 Away: <@${bo.id}> until <t:\\d+:f>\\.`));
  expect(await textOf(ada.types('/game status'))).toContain(`🌙 Away: <@${bo.id}>`);
  await hoursPass(hall, 100);
  expect(saidOf(hall, REMINDER)).toEqual([]);
  expect(saidOf(hall, OVERDUE)).toEqual([]);
  await hoursPass(hall, 7 * 24 - 100 + 11);
  expect(saidOf(hall, REMINDER)).toEqual([]);
  await hoursPass(hall, 1);
  expect(saidOf(hall, REMINDER)).toHaveLength(1);
  expect(saidOf(hall, OVERDUE)).toEqual([]);
});

test('if a player goes away during their turn, others may play within hours', async () => {
  const hall = await openHall();
  const { bo } = hall;
  await boIsAsked(hall);
  await bo.types('/settings', { away: '2d' });
  await hoursPass(hall, 3);
  const [word] = saidOf(hall, OVERDUE);
  expect(word).toMatch(new RegExp(`^🌙 Waiting for <@${bo.id}> as Odin, away until <t:\\d+:f>`));
  expect(await menusShown(bo.types('/settings', { away: 'back' }))).toContain("Away: no, I'm here");
});

test("a reminder also comes as a direct message if wanted, in its reader's language, and only once", async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/settings', { direct: true });
  await bo.types('/settings', { direct: true });
  await boIsAsked(hall);
  await hall.rests();
  const [direct, ...more] = directTo(hall, bo);
  expect(more).toEqual([]);
  const link = `https://discord.com/channels/${(await hall.loaded()).table.place.guildId}/${hall.board().channelId}/${hall.board().id}`;
  expect(direct?.content).toMatch(/^\*\*Yggdrasil\*\*, your turn as Odin: /);
  expect(direct?.content.endsWith(`\n${link}`)).toBe(true);
  expect(directTo(hall, ada)).toEqual([]);
  await hall.restarts();
  await hoursPass(hall, 2);
  expect(directTo(hall, bo)).toHaveLength(1);
});

test("a player who doesn't accept direct messages is pinged in the channel instead", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await bo.types('/settings', { direct: true });
  local.world.closeDirectMessages(bo.id);
  const called = notificationsOf(local, bo).length;
  await boIsAsked(hall);
  await hall.rests();
  const refused = hall.wire.sent.filter(({ path }) => path.endsWith('/users/@me/channels'));
  expect(refused).toHaveLength(1);
  expect(directTo(hall, bo)).toEqual([]);
  expect(notificationsOf(local, bo)).toHaveLength(called + 1);
  await endsTurnOf(hall, bo);
  expect(hall.board().mentions).toEqual([ada.id]);
});
