/** People are invited from a lobby's menu, pinged once, and take or decline the seat kept for them. */
import { expect, test } from 'vitest';
import type { Message } from '../../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../../src/playground/world/hall.ts';
import { eventually } from '../../../eventually.ts';
import { ephemeralsOf, labelsOf, notificationsOf, type Player } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { expectGoodManners } from '../../manners.ts';

const HOUR = 60 * 60_000;

/** Ada's lobby in the channel. */
async function opens(hall: Hall, game: string): Promise<Message> {
  await hall.ada.types('/game new', { game });
  await hall.rests();
  return hall.board();
}

async function does(hall: Hall, deed: () => Promise<unknown>): Promise<void> {
  const { table } = await hall.loaded();
  await deed();
  await hall.movesOn(table);
}

async function invites(hall: Hall, lobby: Message, ...players: readonly Player[]): Promise<Message> {
  const menu = `v1|${(await hall.loaded()).table.id}|t|invite`;
  await does(hall, () =>
    hall.ada.chooses(
      menu,
      players.map(({ id }) => id),
      lobby,
    ),
  );
  return hall.board();
}

function read({ local: { world } }: Hall, { id }: Message): Message {
  const message = world.messages.get(id);
  if (message === undefined) throw new Error('no message');
  return message;
}

test('each invited person is pinged once; one joins, one declines, and the buttons disappear', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, mo, local } = hall;
  const lobby = await opens(hall, 'yggdrasil');
  const call = await invites(hall, lobby, bo, cleo);
  expect(call.content).toContain(`<@${ada.id}> invites you to a game of Yggdrasil.`);
  expect([bo, cleo, mo].map((player) => notificationsOf(local, player).length)).toEqual([1, 1, 0]);
  expect(read(hall, lobby).content).toMatch(
    new RegExp(`- <@${bo.id}> and <@${cleo.id}> have been invited\\. .* <t:\\d+:R>`),
  );
  await does(hall, () => bo.presses("I'm in", call));
  expect(read(hall, lobby).content).toContain(`- <@${cleo.id}> has been invited.`);
  expect(labelsOf(read(hall, call))).toEqual(["I'm in", 'Not this time']);
  await does(hall, () => cleo.presses('Not this time', call));
  expect(hall.board().content).toBe(`<@${cleo.id}> can't join this time, so that seat is free.`);
  expect(labelsOf(read(hall, call))).toEqual([]);
  expect((await hall.loaded()).table.seats.map(({ userId }) => userId)).toEqual([ada.id, bo.id]);
  expect([bo, cleo].map((player) => notificationsOf(local, player).length)).toEqual([1, 1]);
  expectGoodManners(hall);
});

test('the reserved seat is free a day later, without a ping', async () => {
  const hall = await openHall({ clockStands: true });
  const { bo, cleo, local } = hall;
  const lobby = await opens(hall, 'micromidgard');
  const call = await invites(hall, lobby, bo);
  await cleo.presses('Join', lobby);
  await eventually(() =>
    expect(ephemeralsOf(local, cleo).at(-1)?.content).toContain(`are held for <@${bo.id}>.`),
  );
  hall.turnsClock(24 * HOUR);
  await hall.rests();
  const ended = `<@${bo.id}> didn't reply within 24 hours, so that seat is free.`;
  expect(local.world.messagesIn(lobby.channelId).map(({ content }) => content)).toContain(ended);
  expect(labelsOf(read(hall, call))).toEqual([]);
  expect(notificationsOf(local, bo)).toHaveLength(1);
});

test('the invitation menu offers everyone: the reply names people who are already at the table, and the others are invited', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const lobby = await opens(hall, 'yggdrasil');
  const told = () => ephemeralsOf(local, ada).at(-1)?.content;
  await invites(hall, lobby, ada, bo);
  await eventually(() =>
    expect(told()).toBe(`<@${ada.id}> already has a seat or an invitation. I've invited the others.`),
  );
  await invites(hall, lobby, bo, cleo);
  await eventually(() => expect(told()).toMatch(new RegExp(`^<@${bo.id}> already has .*invited the others`)));
  expect([bo, cleo].map((player) => notificationsOf(local, player).length)).toEqual([1, 1]);
  const menu = `v1|${(await hall.loaded()).table.id}|t|invite`;
  await ada.chooses(menu, [ada.id, BOT_ID], lobby);
  await eventually(() =>
    expect(told()).toBe('They already have a seat or an invitation here. Choose someone else.'),
  );
  expectGoodManners(hall);
});

test('no bot is invited, and no one who turned reminders off', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const lobby = await opens(hall, 'yggdrasil');
  const menu = `v1|${(await hall.loaded()).table.id}|t|invite`;
  await ada.chooses(menu, [BOT_ID], lobby);
  await eventually(() =>
    expect(ephemeralsOf(local, ada).at(-1)?.content).toContain("can't be invited: a bot can't play"),
  );
  await bo.types('/settings', { reminders: 'never' });
  await ada.chooses(menu, [bo.id], lobby);
  await eventually(() =>
    expect(ephemeralsOf(local, ada).at(-1)?.content).toContain('has turned reminders off'),
  );
  expect(notificationsOf(local, bo)).toEqual([]);
});

test('the host is asked once before the game starts without a person who has not answered', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const lobby = await opens(hall, 'yggdrasil');
  await does(hall, () => cleo.presses('Join', lobby));
  await invites(hall, lobby, bo);
  const question = () => ephemeralsOf(local, ada).at(-1);
  await ada.presses('Start', read(hall, lobby));
  await eventually(() =>
    expect(question()?.content).toBe(`<@${bo.id}> hasn't answered the invitation. Start without them?`),
  );
  expect((await hall.loaded()).table.status).toBe('lobby');
  await ada.types('/game start', { order: '2 1' });
  await hall.rests();
  const asked = question();
  if (asked === undefined) throw new Error('no question');
  expect(labelsOf(asked)).toEqual(['Start without them', 'Keep waiting']);
  await does(hall, () => ada.presses('Start without them', asked));
  const { table } = await hall.loaded();
  expect(table.status).toBe('playing');
  expect(table.seats.map(({ userId }) => userId)).toEqual([cleo.id, ada.id]);
  expectGoodManners(hall);
});
