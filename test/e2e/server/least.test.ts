/** The bot's permissions on a server: a game works with exactly these, and needs each of them. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bitsOf, inviteLink, PERMISSIONS } from '../../../src/discord/permissions.ts';
import { PERMISSIONS as KNOWN, type Permission } from '../../../src/playground/model/permissions.ts';
import type { Channel } from '../../../src/playground/model/shapes.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { inPackage } from '../../../src/runtime/package-folder.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';
import { playsQuickly } from '../quickly.ts';

const ALL = Object.keys(KNOWN) as readonly Permission[];

/** The bot has exactly the listed permissions in every channel. */
async function hallWithTheLeast(): Promise<Hall> {
  const hall = await openHall({ places: null });
  const { world } = hall.local;
  for (const { id } of world.channels.values()) {
    world.revoke(id, ...ALL);
    world.grant(id, ...PERMISSIONS);
    expect(world.permissionsOf(BOT_ID, id)).toBe(bitsOf(PERMISSIONS));
  }
  return hall;
}

function threadsOf({ local: { world } }: Hall): readonly Channel[] {
  return [...world.channels.values()].filter(({ parentId }) => parentId !== null);
}

/** A table for Ada and Bo in a thread of its own, started, with everyone there. */
async function playsInThread(hall: Hall) {
  const { ada, bo } = hall;
  await textOf(ada.types('/game new', { game: 'yggdrasil', role: 'thor' }));
  const thread = threadsOf(hall).at(-1)?.id ?? '';
  await textOf(bo.goesTo(thread).types('/game join', { role: 'odin' }));
  await textOf(ada.goesTo(thread).types('/game start'));
  await hall.rests();
  return { thread, table: (await hall.loaded(thread)).table };
}

test('docs/security.md and the README list exactly the permissions that the bot needs', () => {
  const page = readFileSync(inPackage('docs', 'security.md'), 'utf8');
  const named = [...page.matchAll(/^\| ([A-Z][A-Za-z ]+) \|/gm)].map(([, name = '']) =>
    name.replaceAll(' ', '').replace('inThreads', 'InThreads'),
  );
  expect(named).toEqual(PERMISSIONS);
  const numbers = [page, readFileSync(inPackage('README.md'), 'utf8')].flatMap((text) =>
    [...text.matchAll(/permissions=(\d+)/g)].map(([, number]) => number),
  );
  expect(new Set(numbers)).toEqual(new Set([String(bitsOf(PERMISSIONS))]));
  expect(page).toContain(`these permissions (${bitsOf(PERMISSIONS)}):`);
  expect(page).toContain(`    ${inviteLink('YOUR_APPLICATION_ID')}\n`);
});

test('the intents are for servers, their channels, and direct messages to the bot', async () => {
  const posted = vi.spyOn(WebSocket.prototype, 'send');
  onTestFinished(() => posted.mockRestore());
  await openHall();
  const packets = posted.mock.calls.map(([data]) => JSON.parse(String(data)) as { op?: number; d?: unknown });
  const identified = packets.filter(({ op }) => op === 2);
  expect(identified).toHaveLength(1);
  expect(identified[0]?.d).toMatchObject({ intents: 1 | (1 << 12) });
});

test('with only those permissions, a game in a thread is played to its end, with pictures and direct messages', async () => {
  const hall = await hallWithTheLeast();
  const { bo, local } = hall;
  await bo.types('/settings', { direct: true });
  const { thread, table } = await playsInThread(hall);
  expect(hall.board(thread).attachments).toHaveLength(1);
  const isTurnOfBo = async () => (await hall.loaded(thread)).request?.seats[0] === 1;
  while (!(await isTurnOfBo())) await playsQuickly(hall, table.id, 1);
  const places = notificationsOf(local, bo).map(({ channelId }) => local.world.channels.get(channelId));
  expect(places.map((place) => place?.recipientId)).toContain(bo.id);
  await hall.restarts();
  await playsQuickly(hall, table.id);
  expect((await hall.tables().loaded(table.id))?.table.status).toBe('finished');
  expect(hall.boardWords(thread)).toContain('Seed');
  expect(await hall.deliveryError(table.id)).toBeNull();
  expectGoodManners(hall);
});

test.each([
  ['ViewChannel', 'its own thread'],
  ['AttachFiles', 'its own thread'],
  ['SendMessagesInThreads', 'its own thread'],
  ['SendMessages', 'this channel'],
] as const)("without %s, jobs of a table in %s can't be carried out", async (missing, where) => {
  const hall = await hallWithTheLeast();
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where, seed: 'alea-1:story 76' });
  const place = threadsOf(hall).at(-1)?.id ?? ada.place();
  await bo.goesTo(place).types('/game join', { role: 'odin' });
  await ada.goesTo(place).types('/game start');
  await hall.rests();
  const { table } = await hall.loaded(place);
  local.world.deleteMessage(hall.board(place).id);
  local.world.revoke(place, missing);
  const refused = hall.refusedJob();
  const done = await hall
    .tables()
    .act({ userId: ada.id as UserId, guildId: null, cause: 'an Elf' }, table.id, {
      request: (await hall.loaded(place)).request?.key ?? '',
      choice: 'alfheim',
      values: {},
    });
  expect(done.ok).toBe(true);
  await refused;
  expect(await hall.deliveryError(table.id)).toBe('missing-permission');
  local.world.grant(place, missing);
  await hall.tables().wake(table.id);
  await hall.rests();
  expect(hall.board(place).attachments).toHaveLength(1);
});

test('without Create Public Threads, a table is in the channel itself', async () => {
  const hall = await hallWithTheLeast();
  hall.local.world.revoke(hall.ada.place(), 'CreatePublicThreads');
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor' });
  await hall.rests();
  expect(threadsOf(hall)).toEqual([]);
  expect(postedIn(hall).at(-1)).toContain(', hosted by <@');
});

test('without Create Private Threads a lesson has a public thread, and without both it is in the channel', async () => {
  const hall = await hallWithTheLeast();
  const { ada, bo, local } = hall;
  local.world.revoke(ada.place(), 'CreatePrivateThreads');
  await ada.types('/learn', { game: 'yggdrasil' });
  expect(threadsOf(hall).map(({ type }) => type)).toEqual([11]);
  local.world.revoke(ada.place(), 'CreatePublicThreads');
  expect(await textOf(bo.types('/learn', { game: 'yggdrasil' }))).toContain('where others can read along');
  expect((await hall.loaded()).table.hostId).toBe(bo.id);
});

test("a lesson isn't started if the learner can't join its thread, and nothing is posted in public", async () => {
  const hall = await hallWithTheLeast();
  const { ada, local } = hall;
  const refusing = local.world.restFaults.inject(
    { kind: 'refusing' },
    { on: ({ path }) => path.includes('/thread-members/') },
  );
  expect(await textOf(ada.types('/learn', { game: 'yggdrasil' }))).toMatch(
    /^I couldn't add you to a private thread, so/,
  );
  await hall.rests();
  expect(refusing.calls).not.toEqual([]);
  expect(threadsOf(hall).map(({ archived }) => archived)).toEqual([true]);
  expect(postedIn(hall)).toEqual([]);
  refusing.ends();
  expect(await textOf(ada.types('/learn', { game: 'yggdrasil' }))).toMatch(/^Your lesson is in/);
});

test('without Embed Links, the text of a lesson is above its picture', async () => {
  const hall = await hallWithTheLeast();
  const { ada, local } = hall;
  local.world.revoke(ada.place(), 'EmbedLinks');
  await ada.types('/learn', { game: 'yggdrasil' });
  await hall.rests();
  const board = hall.board(threadsOf(hall).at(-1)?.id);
  expect(board.embeds).toEqual([]);
  expect(board.content).toContain('**Lesson, step 1 of');
  expectGoodManners(hall);
});

test.each([
  ['with', 1],
  ['without', 2],
] as const)(
  '%s Read Message History, posts of a message that stays unconfirmed for a long time: %i',
  async (has, times) => {
    const hall = await hallWithTheLeast();
    const { ada, bo, local } = hall;
    await startsGame(hall, {
      seats: { thor: ada, odin: bo },
      seed: 'story 76',
      options: { where: 'this channel' },
    });
    const posted = postedIn(hall).length;
    if (has === 'without') local.world.revoke(ada.place(), 'ReadMessageHistory');
    await ada.types('/yggdrasil done');
    let isDown = true;
    const loses = (): Promise<unknown> =>
      hall.wire
        .losesAnswerTo(({ method, path }) => isDown && method === 'POST' && path.endsWith('/messages'))
        .then(() => loses());
    void loses();
    const refused = hall.refusedJob();
    await ada.presses('Done anyway');
    await refused;
    isDown = false;
    // This is longer than Discord remembers a nonce.
    hall.turnsClock(600_000);
    await hall.rests();
    expect(postedIn(hall)).toHaveLength(posted + times);
  },
);
