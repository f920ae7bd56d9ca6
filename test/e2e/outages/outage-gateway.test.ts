/** The gateway drops, refuses, repeats itself or falls silent: the bot reconnects, and nothing is posted or done twice. */
import { expect, test } from 'vitest';
import { openInteraction } from '../../../src/playground/interactions.ts';
import { INTERACTION_TYPES, type InteractionType } from '../../../src/playground/model/shapes.ts';
import { eventually } from '../../eventually.ts';
import { ephemeralsOf, notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import {
  expectAllDelivered,
  isSuspended,
  keptLog,
  type LogLine,
  thorAndOdin,
  timesPosted,
} from '../faults.ts';
import { postedIn } from '../manners.ts';
import { startsGame } from '../playing.ts';

const IS_GONE = 'gateway disconnected';
const IS_BACK = 'gateway reconnected';

function comesBack(lines: () => readonly LogLine[]): Promise<void> {
  return eventually(() => expect(timesPosted(lines(), IS_BACK)).toBe(1));
}

test('a press during an interruption that ends with a resume is carried out', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall);
  const ends = [
    { kind: 'dropped', resumable: true },
    { kind: 'reconnect' },
    { kind: 'invalid-session', resumable: true },
    { kind: 'closed', code: 1001 },
    { kind: 'closed', code: 4009 },
  ] as const;
  for (const [times, end] of ends.entries()) {
    local.world.injectGatewayFault(end);
    const told = await textOf(ada.types('/game status'));
    expect(told, end.kind).toContain('Thor');
    if (end.kind !== 'invalid-session')
      await eventually(() =>
        expect(timesPosted(lines(), IS_BACK)).toBeGreaterThanOrEqual(Math.min(times, 1)),
      );
  }
  expect(postedIn(hall)).toEqual(posted);
  await expectAllDelivered(hall);
});

test('the bot detects a silent connection and reconnects', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  local.world.injectGatewayFault({ kind: 'zombie', beatEvery: 300 });
  await comesBack(lines);
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  await expectAllDelivered(hall);
});

test('a press that the gateway repeats is carried out once', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const { table } = await hall.loaded();
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(table);
  expect(await bo.isShown(bo.presses('Done'))).toContain('turn');
  const before = await hall.loaded();
  const told = ephemeralsOf(local, bo).length;
  const callbacks = () => hall.wire.sent.filter(({ path }) => path.includes('/callback')).length;
  const asked = callbacks();
  local.world.injectGatewayFault({ kind: 'forgetful', events: 50 });
  await comesBack(lines);
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  expect(callbacks()).toBe(asked + 1);
  expect(ephemeralsOf(local, bo)).toHaveLength(told);
  expect((await hall.loaded()).table).toEqual(before.table);
  await expectAllDelivered(hall);
});

test('a gateway that refuses connections is reported once; a new session repeats nothing and catches up', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, cleo, local } = hall;
  await thorAndOdin(hall);
  await cleo.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  await hall.rests();
  const { table: other } = await hall.loaded('#midgard');
  const posted = postedIn(hall);
  local.world.injectGatewayFault({ kind: 'shut' });
  local.world.dropConnections({ resumable: false });
  local.world.deleteChannel(cleo.place());
  const again = () => lines().filter(({ msg }) => msg === 'gateway still disconnected').length;
  await eventually(() => expect(again()).toBeGreaterThan(2));
  local.world.injectGatewayFault({ kind: 'open' });
  await comesBack(lines);
  expect(timesPosted(lines(), IS_GONE)).toBe(1);
  await isSuspended(hall, other.id);
  await hall.rests();
  expect(await textOf(ada.types('/game status'))).toContain('Thor');
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(local, ada)).toEqual([]);
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
  await expectAllDelivered(hall);
});

test('players whose shard has an outage lose no time, and the clock runs on for the others', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log, twoShards: true });
  const { ada, cleo, local } = hall;
  await thorAndOdin(hall);
  cleo.goesTo('#meadow');
  const other = await startsGame(hall, { seats: { thor: cleo }, options: { where: 'this channel' } });
  const { table: before } = await hall.loaded();
  const posted = postedIn(hall).length;
  const saidBeside = postedIn(hall, '#meadow').length;
  local.world.injectGatewayFault({ kind: 'shut' });
  local.world.dropConnections({ resumable: false, shard: 1 });
  await eventually(() => expect(timesPosted(lines(), IS_GONE)).toBe(1));
  expect(hall.connected()).toEqual([true, false]);
  hall.turnsClock(20 * 60 * 60_000);
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted);
  expect(postedIn(hall, '#meadow').slice(saidBeside)).toEqual([
    expect.stringContaining(`<@${cleo.id}>, Thor`),
  ]);
  local.world.injectGatewayFault({ kind: 'open' });
  await hall.movesOn(before);
  const waited = (await hall.loaded()).table.waitingSince.getTime() - before.waitingSince.getTime();
  expect(waited).toBeGreaterThanOrEqual(20 * 60 * 60_000);
  // A reminder that came due while the waits were being extended is checked again in a minute.
  await eventually(async () => {
    hall.turnsClock(60_000);
    await hall.rests();
    expect(postedIn(hall).slice(posted)).toEqual([expect.stringContaining(`<@${ada.id}>, Thor, it's still`)]);
  });
  const { table: beside } = await hall.loaded('#meadow');
  expect(beside).toMatchObject({ isSuspended: false, waitingSince: other.waitingSince });
});

test('a token that is no longer valid ends the program instead of being retried forever', async () => {
  const hall = await openHall();
  const shutOut = hall.isShutOut();
  hall.local.world.injectGatewayFault({ kind: 'closed', code: 4004 });
  expect(await shutOut).toBe(4004);
});

/** An interaction of Ada's as the gateway sends it, without these fields. */
function incomplete(hall: Hall, type: InteractionType, missing: readonly string[]): void {
  const { local, ada } = hall;
  const unwatch = local.world.watch((change) => {
    if (change.what !== 'interaction-created') return;
    unwatch();
    const payload = Object.fromEntries(
      Object.entries(change.payload).filter(([field]) => !missing.includes(field)),
    );
    local.world.emit({ ...change, payload: { ...payload, id: local.world.newId() } });
  });
  const sourceMessageId = hall.board().id;
  const press = { type, personId: ada.id, channelId: hall.board().channelId, sourceMessageId };
  openInteraction(local.world, local.url, { ...press, commandName: null, focusedType: null, data: {} });
}

test('an interaction without fields the client reads is dropped, and the bot continues', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  await thorAndOdin(hall);
  const lost: unknown[] = [];
  const fault = (error: unknown) => lost.push(error);
  process.on('unhandledRejection', fault);
  for (const type of Object.values(INTERACTION_TYPES))
    for (const missing of [['data'], ['member'], ['entitlements', 'channel', 'token']])
      incomplete(hall, type, missing);
  expect(await textOf(hall.ada.types('/game status'))).toContain('Thor');
  process.off('unhandledRejection', fault);
  expect(lost).toEqual([]);
  expect(timesPosted(lines(), 'cannot read gateway event')).toBeGreaterThan(0);
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
  await expectAllDelivered(hall);
});
