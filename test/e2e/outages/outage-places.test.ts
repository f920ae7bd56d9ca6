/** Messages, channels, threads and permissions are removed during a game: it waits, and continues by itself. */
import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/playground/model/permissions.ts';
import { BOT_ID } from '../../../src/playground/world/hall.ts';
import { eventually } from '../../eventually.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { expectAllDelivered, isSuspended, passesOver, thorAndOdin, WHERE } from '../faults.ts';
import { postedIn } from '../manners.ts';
import { endsTurn } from '../playing.ts';

const HOUR_MS = 3_600_000;

/** A game in a thread of its own, with both players there. */
async function inThread(hall: Hall): Promise<string> {
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  const thread = [...local.world.channels.values()].find(({ ownerId }) => ownerId === BOT_ID)?.id ?? '';
  ada.goesTo(thread);
  await bo.goesTo(thread).types('/game join', { role: 'odin' });
  await ada.types('/game start');
  await hall.rests();
  return thread;
}

/**
 * Takes away the bot's permission to post in a channel without an event: the bot would retry about 200 ms after an event, which on
 * a busy machine is after its first attempt. Returns what restores the permission, without an event too.
 */
function deniesWithoutEvent({ local: { world } }: Hall, channelId: string): () => void {
  const before = world.channels.get(channelId);
  if (before === undefined) throw new Error('no channel');
  const denied = { id: BOT_ID, kind: 'member', allow: 0n, deny: PERMISSIONS.SendMessages } as const;
  world.channels.set(channelId, { ...before, overwrites: [...before.overwrites, denied] });
  return () => void world.channels.set(channelId, before);
}

test('a missing permission causes no queries for hours, and the board comes when the permission is back', async () => {
  const hall = await openHall();
  const { ada, bo, local, wire } = hall;
  const { id } = await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  deniesWithoutEvent(hall, ada.place());
  const refused = hall.refusedJob();
  const turn = endsTurn(hall, ada);
  await refused;
  // The bot still looks up once a day whether the host is on the server, and the press may still be getting its answer.
  const isOther = (path: string) => path.includes('/members/') || /\/(?:interactions|webhooks)\//.test(path);
  const asked = () => wire.sent.filter(({ path }) => !isOther(path)).length;
  const sent = asked();
  for (let hour = 0; hour < 3; hour += 1) {
    hall.turnsClock(HOUR_MS);
    await hall.settles();
  }
  expect(asked()).toBe(sent);
  expect(await hall.deliveryError(id)).toBe('missing-permission');
  local.world.grant(ada.place(), 'SendMessages');
  await turn;
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await expectAllDelivered(hall);
});

test('while the bot is timed out, people are told when that ends, and the board then appears without an event', async () => {
  const hall = await openHall();
  const { ada, bo, cleo, local } = hall;
  const { id } = await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const until = local.world.now() + 10 * HOUR_MS;
  const seconds = `<t:${Math.floor(until / 1000)}:f>`;
  local.world.timeOut(BOT_ID, until);
  const refused = hall.refusedJob();
  const turn = endsTurn(hall, ada);
  await refused;
  expect(await hall.deliveryError(id)).toBe('missing-permission');
  expect(await textOf(bo.types('/game status'))).toContain(`I'm timed out until ${seconds}`);
  expect(await textOf(cleo.goesTo('#midgard').types('/game new'))).toContain(`timed out until ${seconds}`);
  await hall.settles();
  hall.turnsClock(10 * HOUR_MS - 60_000);
  await hall.settles();
  expect(postedIn(hall)).toHaveLength(posted);
  hall.turnsClock(61_000);
  await turn;
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await expectAllDelivered(hall);
});

test('if a permission is lost and restored without an event, the board comes within hours', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const restores = deniesWithoutEvent(hall, ada.place());
  const refused = hall.refusedJob();
  const turn = endsTurn(hall, ada);
  await refused;
  restores();
  hall.turnsClock(5 * HOUR_MS);
  await hall.settles();
  expect(postedIn(hall)).toHaveLength(posted);
  hall.turnsClock(2 * HOUR_MS);
  await turn;
  expect(postedIn(hall)).toHaveLength(posted + 1);
  await expectAllDelivered(hall);
});

test('a game continues when a moderator unlocks its thread', async () => {
  const hall = await openHall({ places: null });
  const { ada, local } = hall;
  const thread = await inThread(hall);
  local.world.archiveThread(thread, { locked: true });
  const { table } = await hall.loaded(thread);
  const refused = hall.refusedJob();
  const privilegedActor = { userId: table.hostId, isModerator: false, guildId: null, cause: 'locked' };
  await hall.tables().pause(privilegedActor, table.id);
  await refused;
  expect(await hall.deliveryError(table.id)).toBe('missing-permission');
  const channel = local.world.channels.get(thread);
  if (channel === undefined) throw new Error('no thread');
  const unlocked = { ...channel, locked: false, archived: false };
  local.world.channels.set(thread, unlocked);
  local.world.emit({ what: 'channel-updated', channel: unlocked });
  await hall.rests();
  expect(postedIn(hall, thread).at(-1)).toContain('has paused this game');
  expect(ada.place()).toBe(thread);
});

test('a board that a moderator deletes comes back on request or with the next answer', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  local.world.deleteMessage(hall.board().id);
  expect(await textOf(bo.types('/game status'))).toContain('Thor');
  const own = await ada.types('/board', { as: 'text' });
  expect(own.kind === 'message' && JSON.stringify(own.message.components)).toContain('Take an Elf (Alfheim)');
  const { table } = await hall.loaded();
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('takes an Elf');
  expect(local.world.notifications).toEqual([]);
  await expectAllDelivered(hall);
});

test('the bot notices at startup that a channel was deleted while it was away, and tells the host once', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const { id } = await thorAndOdin(hall);
  await hall.stops();
  local.world.deleteChannel(ada.place());
  local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.lookingAtChannel, times: 2 });
  await hall.starts();
  await isSuspended(hall, id);
  await passesOver(hall);
  expect(notificationsOf(local, ada)).toHaveLength(1);
  await hall.restarts();
  await passesOver(hall);
  expect(notificationsOf(local, ada)).toHaveLength(1);
});

test('a game pauses if the bot is removed while it has no session, and continues when the bot is added back', async () => {
  const hall = await openHall();
  const { local } = hall;
  const { id } = await thorAndOdin(hall);
  local.world.injectGatewayFault({ kind: 'shut' });
  local.world.dropConnections({ resumable: false });
  local.world.leave(BOT_ID);
  local.world.injectGatewayFault({ kind: 'open' });
  await isSuspended(hall, id);
  local.world.comeBack(BOT_ID);
  await eventually(async () => expect((await hall.loaded()).table.isSuspended).toBe(false));
  await hall.rests();
  expect(hall.boardWords()).toContain('What will you do?');
});
