/** Tables in threads of their own: opened there if allowed, archived, lost with their channel, and moved to another. */
import { expect, test } from 'vitest';
import type { Channel } from '../../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../../src/playground/world/hall.ts';
import type { TableId } from '../../../../src/tables/model/table.ts';
import { tableNameOf } from '../../../../src/tables/model/table-name.ts';
import { translator } from '../../../../src/words/translate.ts';
import { eventually } from '../../../eventually.ts';
import { labelsOf, notificationsOf, type Player, textOf } from '../../../shared/people.ts';
import { type Hall, openHall } from '../../bot.ts';
import { callTo } from '../../calls.ts';
import { expectGoodManners, postedIn } from '../../manners.ts';

function threadsOf({ local: { world } }: Hall): readonly Channel[] {
  return [...world.channels.values()].filter(({ parentId }) => parentId !== null);
}

/** Ada's table in a thread of its own, with Bo seated and the game started there; both are in the thread then. */
async function playsInThread(hall: Hall): Promise<{ readonly thread: Channel; readonly id: TableId }> {
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  const thread = threadsOf(hall).at(-1);
  if (thread === undefined) throw new Error('no thread');
  ada.goesTo(thread.id);
  await bo.goesTo(thread.id).types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  return { thread, id: (await hall.loaded(thread.id)).table.id };
}

async function isSuspended(hall: Hall, id: TableId): Promise<boolean | undefined> {
  return (await hall.tables().loaded(id))?.table.isSuspended;
}

function expectSuspended(hall: Hall, id: TableId): Promise<void> {
  return eventually(async () => expect(await isSuspended(hall, id)).toBe(true));
}

/** The current player takes an Elf, as one action. */
async function takesElf(hall: Hall, player: Player): Promise<void> {
  const { table } = await hall.loaded(player.place());
  await player.types('/yggdrasil alfheim');
  await hall.movesOn(table);
}

test('a table gets a thread named after itself, the game and its host, and several are played side by side', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, cleo, local } = hall;
  const told = await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'odin' }));
  const [first] = threadsOf(hall);
  expect(told).toBe(`The table is open in <#${ada.place()}>. You'll play in <#${first?.id}>.`);
  const named = translator('en')({
    key: `table.name.${tableNameOf((await hall.loaded(first?.id)).table.id)}`,
  });
  expect(first).toMatchObject({
    name: `${named} · Yggdrasil - Ada`,
    archiveAfter: 10_080,
    ownerId: BOT_ID,
    type: 11,
  });
  await hall.rests();
  expect(postedIn(hall)).toEqual([expect.stringContaining(`**${named}** · Yggdrasil, `)]);

  await bo.types('/game new', { game: 'micromidgard' });
  const second = threadsOf(hall).at(-1);
  expect(second?.name).toMatch(/^\S+ · Micro Midgard - Bo$/);
  expect(await textOf(cleo.types('/game status'))).toBe(
    `There's no table in this channel itself, but there are some in <#${first?.id}> and <#${second?.id}>. Try again there.`,
  );
  await textOf(cleo.goesTo(first?.id ?? '').types('/game join', { role: 'thor' }));
  await textOf(cleo.goesTo(second?.id ?? '').types('/game join'));
  expect((await hall.loaded(first?.id)).table.seats).toHaveLength(2);
  expect((await hall.loaded(second?.id)).table.seats).toHaveLength(2);
  expect(await textOf(ada.types('/game status'))).toBe(
    `There's no table in this channel itself. You have a seat in <#${first?.id}>.`,
  );
  expect(await textOf(ada.types('/board'))).toContain(`in <#${first?.id}>.`);
  expect(await textOf(ada.types('/yggdrasil alfheim'))).toContain(`in <#${first?.id}>.`);
  expect(await textOf(ada.usesOnPerson(bo.id, 'Offer my seat'))).toBe(
    `The game hasn't started yet: <@${bo.id}> can take a seat with \`/game join\`, and \`/game leave\` frees yours.`,
  );
  expect(await textOf(cleo.goesTo('#yggdrasil').usesOnPerson(ada.id, 'Offer my seat'))).toBe(
    `There's no table in this channel itself. You have a seat in <#${first?.id}> and <#${second?.id}>.`,
  );
  expect(await textOf(ada.goesTo(first?.id ?? '').types('/game new'))).toContain("There's already a table");
  expect(local.world.notifications).toEqual([]);
  expectGoodManners(hall);
});

test('on a server without threads the game is in the channel, with a note only if a thread was requested', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, cleo, local } = hall;
  local.world.revoke(cleo.goesTo('#hall').place(), 'CreatePublicThreads');
  expect(await textOf(cleo.types('/game new', { game: 'yggdrasil' }))).toBe(
    'The table is open. Your friends can join it now.',
  );
  local.world.revoke(ada.place(), 'CreatePublicThreads');
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  expect(hall.boardWords()).toMatch(callTo(ada, 'Thor'));
  await takesElf(hall, ada);
  local.world.revoke(ada.goesTo('#midgard').place(), 'SendMessagesInThreads');
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil', where: 'its own thread' }))).toBe(
    "The table is open here, since I can't open a thread for it. Your friends can join it now.",
  );
  expect(threadsOf(hall)).toEqual([]);
});

test('a table gets a thread if people may write only in threads', async () => {
  const hall = await openHall({ places: null });
  hall.local.world.revoke(hall.ada.place(), 'SendMessages');
  expect(await textOf(hall.ada.types('/game new', { game: 'yggdrasil', where: 'this channel' }))).toContain(
    'I need Send Messages',
  );
  expect(await textOf(hall.ada.types('/game new', { game: 'yggdrasil' }))).toContain(
    'The table is open in <#',
  );
});

test('a table is in the channel on request, or in the current thread; a refused table opens no thread', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  expect(await textOf(ada.types('/game new', { seed: '????' }))).toContain('A seed can have');
  expect(threadsOf(hall)).toEqual([]);
  await textOf(ada.types('/game new', { game: 'yggdrasil', where: 'this channel' }));
  expect((await hall.loaded()).table.hostId).toBe(ada.id);
  const thread = local.people.openThread(bo.id, bo.place(), 'Ours');
  if (!('id' in thread)) throw new Error('no thread');
  expect(await textOf(bo.goesTo(thread.id).types('/game new', { game: 'yggdrasil' }))).toMatch(
    /^The table is open\./,
  );
  expect(threadsOf(hall)).toHaveLength(1);
});

test('if Discord has too many threads, the channel is used', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const midgard = local.world.channelCalled('#midgard')?.id ?? '';
  while ('id' in local.people.openThread(ada.id, midgard, 'x'));
  expect(await textOf(ada.types('/game new', { game: 'yggdrasil' }))).toBe(
    'The table is open. Your friends can join it now.',
  );
  expect((await hall.loaded()).table.hostId).toBe(ada.id);
});

test('a message wakes an archived thread, and the old board loses its buttons', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const { thread, id } = await playsInThread(hall);
  const board = hall.board(thread.id);
  hall.turnsClock(8 * 86_400_000);
  await hall.rests();
  local.world.archiveThread(thread.id);
  const { hostId } = (await hall.loaded(thread.id)).table;
  await hall.tables().pause({ userId: hostId, isModerator: false, guildId: null, cause: 'asleep' }, id);
  await hall.rests();
  expect(local.world.channels.get(thread.id)?.archived).toBe(false);
  expect(local.world.messages.get(board.id)?.components).toEqual([]);
  await ada.types('/game resume');
  await hall.rests();
  await takesElf(hall, ada);
});

test('if its channel is deleted, a game stops, is moved, and continues', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  await ada.types('/game new', {
    game: 'yggdrasil',
    role: 'thor',
    seed: 'alea-1:story 76',
    where: 'this channel',
  });
  await bo.types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  const { id } = (await hall.loaded()).table;
  local.world.deleteChannel(ada.place());
  await expectSuspended(hall, id);
  await hall.rests();
  expect(notificationsOf(local, ada).map(({ text }) => text)).toEqual([
    'Ratatoskr: The channel of your game of Yggdrasil is gone, so the game is on hold.\nType /game move in the channel or thread where you want to continue.',
  ]);

  ada.goesTo('#midgard');
  bo.goesTo('#midgard');
  expect(await bo.isOffered('/game move', 'table')).toEqual([]);
  expect(await ada.isOffered('/game move', 'table')).toEqual([
    { name: expect.stringMatching(/^\S+ · Yggdrasil, somewhere I can't see$/), value: id },
  ]);
  expect(await textOf(ada.types('/game move', { table: id }))).toBe('The game continues here.');
  await hall.rests();
  expect(postedIn(hall, '#midgard')).toHaveLength(2);
  expect(postedIn(hall, '#midgard')[0]).toBe(`<@${ada.id}> has moved this game here.`);
  expect(hall.boardWords('#midgard')).toMatch(callTo(ada, 'Thor'));
  expect(await isSuspended(hall, id)).toBe(false);
  await takesElf(hall, ada);
  expect(hall.boardWords('#midgard')).toContain('takes an Elf');
  expect(notificationsOf(local, ada)).toHaveLength(1);
  expectGoodManners(hall);
});

test('a deleted channel takes its threads with it, and a thread deleted while archived is noticed too', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  const parent = ada.place();
  await ada.types('/game new', { game: 'yggdrasil' });
  const [first] = threadsOf(hall);
  await bo.types('/game new', { game: 'yggdrasil' });
  const second = threadsOf(hall).at(-1);
  await ada.goesTo('#midgard').types('/game new', { game: 'yggdrasil' });
  await hall.rests();
  const tables = await hall.tables().liveOfServer((await hall.loaded(first?.id)).table.place.guildId);
  const [one, two, three] = tables.map(({ table }) => table.id);
  if (one === undefined || two === undefined || three === undefined) throw new Error('three were opened');
  local.world.archiveThread(first?.id ?? '');
  await hall.restarts();
  local.world.deleteChannel(first?.id ?? '');
  await expectSuspended(hall, one);
  expect(await isSuspended(hall, two)).toBe(false);
  local.world.deleteChannel(parent);
  await expectSuspended(hall, two);
  expect(second?.parentId).toBe(parent);
  expect(await isSuspended(hall, three)).toBe(false);
});

test('after the bot is removed and comes back, the game continues, and the current player is pinged again', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  const { id, thread } = await playsInThread(hall);
  const called = notificationsOf(local, ada).length;
  local.world.leave(BOT_ID);
  await expectSuspended(hall, id);
  await hall.rests();
  expect(await ada.types('/yggdrasil alfheim')).toMatchObject({ kind: 'refused' });
  local.world.comeBack(BOT_ID);
  await eventually(async () => expect(await isSuspended(hall, id)).toBe(false));
  await hall.rests();
  expect(notificationsOf(local, ada)).toHaveLength(called + 1);
  expect(notificationsOf(local, bo)).toEqual([]);
  await takesElf(hall, ada);
  expect(hall.boardWords(thread.id)).toContain('takes an Elf');
});

test('a bot that was removed and added back while its program was away finds out at startup', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const { id } = await playsInThread(hall);
  await hall.stops();
  local.world.leave(BOT_ID);
  await hall.starts();
  await expectSuspended(hall, id);
  await hall.stops();
  local.world.comeBack(BOT_ID);
  await hall.starts();
  await eventually(async () => expect(await isSuspended(hall, id)).toBe(false));
  await hall.rests();
  await takesElf(hall, ada);
});

test('a server outage does not count as removing the bot', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  const { id } = await playsInThread(hall);
  local.world.loseServer();
  local.world.regainServer();
  await takesElf(hall, ada);
  expect(await isSuspended(hall, id)).toBe(false);
  expect(notificationsOf(local, bo)).toEqual([]);
});

test('after a move on request, the old channel says where the game is, and its board can no longer be pressed', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, cleo, mo, local } = hall;
  const { id, thread } = await playsInThread(hall);
  const board = hall.board(thread.id);
  expect(await textOf(bo.goesTo('#yggdrasil').usesOnPerson(cleo.id, 'Offer my seat'))).toMatch(
    new RegExp(`^The offer is in <#${thread.id}>\\. `),
  );
  await hall.rests();
  expect(hall.boardWords(thread.id)).toContain(`<@${bo.id}> asks you to play Odin for the rest of the game.`);
  const midgard = local.world.channelCalled('#midgard')?.id ?? '';
  expect(await textOf(ada.types('/game move', { table: id }))).toContain('already here');
  for (const player of [bo, cleo]) {
    expect(await player.goesTo('#midgard').isOffered('/game move', 'table')).toEqual([]);
    expect(await textOf(player.types('/game move', { table: id }))).toContain('Only the host');
  }
  expect(await textOf(ada.goesTo('#midgard').types('/game move', { table: 'Yggdrasil' }))).toContain(
    "I don't know that table",
  );
  expect(await mo.isOffered('/game move', 'table', 'ygg')).toEqual([
    { name: expect.stringMatching(/^(\S+) · Yggdrasil in \1 · Yggdrasil - Ada$/), value: id },
  ]);
  await mo.types('/server settings', { channel: '#hall' });
  expect(await textOf(ada.types('/game move', { table: id }))).toContain("You can't open a table here.");
  await mo.types('/server settings', { everywhere: true });
  local.world.revoke(midgard, 'AttachFiles');
  expect(await textOf(ada.types('/game move', { table: id }))).toContain(
    `I need Attach Files in <#${midgard}>`,
  );
  local.world.grant(midgard, 'AttachFiles');
  await cleo.types('/game new', { game: 'yggdrasil', where: 'this channel' });
  expect(await textOf(ada.types('/game move', { table: id }))).toContain("There's already a table");
  await textOf(mo.goesTo('#hall').types('/game move', { table: id }));
  await hall.rests();
  expect(hall.boardWords(thread.id)).toBe(`<@${mo.id}> has moved this game to <#${mo.place()}>.`);
  expect(local.world.messages.get(board.id)?.components).toEqual([]);
  expect(hall.boardWords('#hall')).toMatch(callTo(ada, 'Thor'));
  expect(labelsOf(hall.board('#hall'))).toContain('More');
  expect(notificationsOf(local, ada)).toHaveLength(1);
  await takesElf(hall, ada.goesTo('#hall'));
  expect(hall.boardWords('#hall')).toContain('takes an Elf');
  expectGoodManners(hall);
});

test('a game leaves its channel silently if the bot may no longer write there', async () => {
  const hall = await openHall({ places: null });
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  await bo.types('/game join', { role: 'odin' });
  await hall.rests();
  const { id } = (await hall.loaded()).table;
  local.world.revoke(ada.place(), 'SendMessages', 'ViewChannel');
  await textOf(ada.goesTo('#midgard').types('/game move', { table: id }));
  await hall.rests();
  expect(hall.boardWords('#midgard')).toMatch(/^\*\*\S+\*\* · Yggdrasil, /);
  expect(await hall.deliveryError(id)).toBeNull();
  expect(postedIn(hall)).toHaveLength(2);
});

test("if a host's name is invisible, the thread has the user name", async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const person = local.world.people.get(ada.id);
  if (person === undefined) throw new Error('no person');
  local.world.people.set(ada.id, { ...person, name: '\u3164\u200B\u2800' });
  await ada.types('/game new', { game: 'yggdrasil', role: 'odin' });
  expect(threadsOf(hall)[0]?.name).toMatch(/ · Yggdrasil - user\.\d{4}$/);
});
