/** The lobby is in the channel, the table's thread starts from it, and finally it shows the result. */
import { expect, test } from 'vitest';
import { atRandom } from '../../../../src/core/policy.ts';
import type { Channel, Message } from '../../../../src/playground/model/shapes.ts';
import { labelsOf, notificationsOf, type Player, textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { WHERE } from '../../faults.ts';
import { expectGoodManners } from '../../manners.ts';
import { endsGame, goesOn } from '../../playing.ts';

function threadIn({ local: { world } }: Hall): Channel {
  const thread = [...world.channels.values()].find(({ parentId }) => parentId !== null);
  if (thread === undefined) throw new Error('no thread');
  return thread;
}

/** The messages of a channel that everyone can read. */
function readIn({ local: { world } }: Hall, channel: string): readonly Message[] {
  return world.messagesIn(channel).filter(({ visibleTo }) => visibleTo === null);
}

/** The message the thread started from. */
function announcement(hall: Hall): Message {
  const message = hall.local.world.messages.get(threadIn(hall).id);
  if (message === undefined) throw new Error('no message');
  return message;
}

async function opens(hall: Hall): Promise<void> {
  const told = await textOf(hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' }));
  const { id } = threadIn(hall);
  expect(told).toBe(`The table is open in <#${hall.ada.place()}>. You'll play in <#${id}>.`);
  await hall.rests();
}

async function presses(hall: Hall, player: Player, button: string): Promise<void> {
  const { table } = await hall.loaded(threadIn(hall).id);
  await player.presses(button, announcement(hall));
  await hall.movesOn(table);
}

async function begins(hall: Hall): Promise<void> {
  await presses(hall, hall.bo, 'Join');
  await presses(hall, hall.ada, 'Start');
}

test('friends join in the channel, and the game is played in the thread of the announcement', async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  await opens(hall);
  const lobby = announcement(hall);
  expect(lobby).toMatchObject({ channelId: ada.place(), threadId: threadIn(hall).id });
  expect(lobby.attachments.map(({ filename }) => filename)).toEqual(['title.png']);
  expect(labelsOf(lobby)).toContain('Join');
  // The thread shows the text of the message without its controls.
  expect(lobby.content).toContain(`Join in <#${ada.place()}>.`);
  await begins(hall);
  const begun = announcement(hall);
  expect(begun.components).toEqual([]);
  expect(begun.attachments).toEqual(lobby.attachments);
  expect(begun.content).toContain(`<@${hall.bo.id}> as`);
  expect(labelsOf(hall.board(threadIn(hall).id))).toContain('More');
  expect(readIn(hall, ada.place())).toHaveLength(1);
  expectGoodManners(hall);
});

test('the lobby and the thread announce a friend once, without a ping', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  await opens(hall);
  const called = [ada, bo].map((player) => notificationsOf(local, player).length);
  expect(announcement(hall).content).toContain('**1 seat of 6 taken**');
  await presses(hall, bo, 'Join');
  expect(announcement(hall).content).toContain('**2 seats of 6 taken**');
  await presses(hall, bo, 'Leave');
  await presses(hall, bo, 'Join');
  const posted = readIn(hall, threadIn(hall).id).map(({ content }) => content);
  expect(posted).toEqual([`<@${bo.id}> has joined. <@${ada.id}> can start the game now.`]);
  expect([ada, bo].map((player) => notificationsOf(local, player).length)).toEqual(called);
});

test('the announcement that the game can start appears in the thread only once', async () => {
  const hall = await openHall({ places: null });
  await opens(hall);
  await presses(hall, hall.bo, 'Join');
  await presses(hall, hall.cleo, 'Join');
  const posted = readIn(hall, threadIn(hall).id).map(({ content }) => content);
  expect(posted).toEqual([
    `<@${hall.bo.id}> has joined. <@${hall.ada.id}> can start the game now.`,
    `<@${hall.cleo.id}> has joined.`,
  ]);
});

test('the announcement says how the game ended', async () => {
  const hall = await openHall({ places: null });
  await opens(hall);
  await begins(hall);
  const { id } = (await hall.loaded(threadIn(hall).id)).table;
  hall.ada.goesTo(threadIn(hall).id);
  await endsGame(hall, hall.ada);
  expect(announcement(hall).content.split('\n')).toContain('**This game was ended early.**');
  expect((await hall.tables().loaded(id))?.table.announcedIn).toBe(hall.bo.place());
});

test('a finished game is announced in its channel in one line', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'micromidgard', role: 'hugin', seed: 'alea-1:x' });
  await bo.goesTo(threadIn(hall).id).types('/game join', { role: 'munin' });
  ada.goesTo(threadIn(hall).id);
  await ada.types('/game start');
  await hall.rests();
  const before = announcement(hall).content;
  const { id } = (await hall.loaded(threadIn(hall).id)).table;
  const isPlayed = async () => (await hall.tables().loaded(id))?.table.status === 'playing';
  while (await isPlayed()) await goesOn(hall, 1, atRandom, threadIn(hall).id);
  const told = announcement(hall).content;
  const [result, ...more] = told.split('\n').filter((line) => !before.includes(line));
  expect(result).toMatch(/^\*\*.*(Hugin|Munin).*\*\*$/);
  expect(more).toEqual([]);
});

test('the announcement of a cancelled lobby is marked as cancelled', async () => {
  const hall = await openHall({ places: null });
  await opens(hall);
  hall.ada.goesTo(threadIn(hall).id);
  await endsGame(hall, hall.ada);
  expect(announcement(hall).content).toContain('Cancelled before it started.');
  expect(announcement(hall).components).toEqual([]);
});

test('if a person deletes the announcement, the lobby is in the thread', async () => {
  const hall = await openHall({ places: null });
  await opens(hall);
  const thread = threadIn(hall);
  hall.local.world.deleteMessage(thread.id);
  await hall.bo.goesTo(thread.id).types('/game join');
  await hall.rests();
  const lobby = readIn(hall, thread.id).find((message) => labelsOf(message).includes('Join'));
  expect(lobby?.content).toContain('Choose a role, or press Join');
});

test('the lobby stays in its channel after an hour', async () => {
  const hall = await openHall({ places: null });
  await opens(hall);
  hall.turnsClock(2 * 60 * 60_000);
  await presses(hall, hall.bo, 'Join');
  expect(announcement(hall).content).toContain(`<@${hall.bo.id}>`);
  expect(readIn(hall, threadIn(hall).id).map(({ content }) => content)).toEqual([
    expect.stringContaining('has joined'),
  ]);
});

test('a move in the game leaves the announcement unchanged', async () => {
  const hall = await openHall({ places: null });
  const { ada } = hall;
  await opens(hall);
  const { id } = (await hall.loaded(threadIn(hall).id)).table;
  await ada.goesTo('#midgard').types('/game move', { table: id });
  await hall.rests();
  expect(labelsOf(hall.board('#midgard'))).toContain('Join');
  expect(announcement(hall).components).toEqual([]);
  expect(announcement(hall).content).toContain(', hosted by <@');
  expect((await hall.loaded('#midgard')).table.announcedIn).toBeUndefined();
  expect(readIn(hall, announcement(hall).channelId)).toHaveLength(1);
});

test('if Discord answers with an error after creating the message and the thread, there is still one of each', async () => {
  const hall = await openHall({ places: null });
  const { restFaults } = hall.local.world;
  const onThread = { on: WHERE.startingThread, times: 1 };
  restFaults.inject({ kind: 'failing', status: 502, isDone: true }, onThread);
  restFaults.inject({ kind: 'failing', status: 502, isDone: true }, { on: WHERE.posting, times: 1 });
  await opens(hall);
  expect(readIn(hall, hall.ada.place())).toHaveLength(1);
  expect(labelsOf(announcement(hall))).toContain('Join');
});

test('if Discord starts no thread, the message is deleted and the lobby is in the channel', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.startingThread });
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil' }))).toBe(
    'The table is open. Your friends can join it now.',
  );
  await hall.rests();
  const [lobby, ...more] = readIn(hall, ada.place());
  expect(more).toEqual([]);
  expect(labelsOf(lobby as Message)).toContain('Join');
  expect((await hall.loaded()).table.announcedIn).toBeUndefined();
});
