/** Discord fails, slowly or silently, when the bot posts something public: it is posted once, and correctly. */
import { expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { notificationsOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import {
  expectAllDelivered,
  jobsLeft,
  keptLog,
  livingMessages,
  passesOver,
  thorAndOdin,
  timesPosted,
  WHERE,
} from '../faults.ts';
import { expectGoodManners, postedIn } from '../manners.ts';
import { endsTurn } from '../playing.ts';

/** Ends the turn directly at the table, unaffected by any fault. */
async function doneWithTurn(hall: Hall): Promise<void> {
  const { table, request } = await hall.loaded();
  const action = { request: request?.key ?? '', choice: 'done', values: {} };
  const done = await hall
    .tables()
    .act({ userId: table.hostId, guildId: null, cause: 'done' }, table.id, action);
  expect(done.ok).toBe(true);
}

test('if Discord refuses a board with 502, the board is posted once when Discord works again', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const fault = local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.posting });
  const refused = hall.refusedJob();
  const turn = endsTurn(hall, ada);
  await refused;
  expect(postedIn(hall)).toHaveLength(posted);
  fault.ends();
  await passesOver(hall);
  await turn;
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await expectAllDelivered(hall);
});

test('if Discord posts a board but answers 500, there is one board, and the current player is pinged once', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const on = WHERE.posting;
  local.world.restFaults.inject({ kind: 'failing', status: 500, isDone: true }, { on, times: 3 });
  const turn = endsTurn(hall, ada);
  await passesOver(hall);
  await turn;
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await expectAllDelivered(hall);
});

test('a board is correct after its edit failed and the connection broke', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const { restFaults } = local.world;
  restFaults.inject({ kind: 'failing', status: 503 }, { on: WHERE.editing, times: 2 });
  restFaults.inject({ kind: 'cut', isDone: true }, { on: WHERE.editing, times: 1 });
  const { table } = await hall.loaded();
  await ada.presses('Take an Elf (Alfheim)');
  await passesOver(hall);
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('takes an Elf');
  expect(postedIn(hall)).toHaveLength(posted);
  await expectAllDelivered(hall);
});

test('after seven minutes of refused boards, the board comes within a minute of Discord accepting it', async () => {
  const hall = await openHall({ clockStands: true });
  const { local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const fault = local.world.restFaults.inject({ kind: 'failing', status: 502 }, { on: WHERE.posting });
  const refused = hall.refusedJob();
  await doneWithTurn(hall);
  await refused;
  for (let seconds = 0; seconds < 7 * 60; seconds += 5) {
    hall.turnsClock(5_000);
    await hall.settles();
  }
  fault.ends();
  hall.turnsClock(60_000);
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted + 1);
});

test('the buttons of an old board are removed as soon as Discord allows it, and nothing waits for that', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { place } = await thorAndOdin(hall);
  const fault = local.world.restFaults.inject({ kind: 'failing', status: 500 }, { on: WHERE.editing });
  const turn = endsTurn(hall, ada);
  await eventually(() => expect(notificationsOf(local, bo)).toHaveLength(1));
  await hall.settles();
  expect(livingMessages(hall, place.channelId)).toHaveLength(2);
  fault.ends();
  await passesOver(hall);
  await turn;
  await expectAllDelivered(hall);
});

/** Makes Ada cause this many notices: a pause, a resume, another pause, and so on. */
async function saysNotices(hall: Hall, many: number): Promise<void> {
  const { id, hostId: userId } = (await hall.loaded()).table;
  for (let at = 0; at < many; at += 1) {
    const privilegedActor = { userId, isModerator: false, guildId: null, cause: `notice ${at} of ${many}` };
    await (at % 2 === 0
      ? hall.tables().pause(privilegedActor, id)
      : hall.tables().resume(privilegedActor, id));
  }
}

/** The symbols at the start of the notices. */
function noticesIn(hall: Hall): string {
  return postedIn(hall)
    .flatMap((content) => /^[⏸▶](?= <@)/.exec(content)?.[0] ?? [])
    .join('');
}

test('a channel that rejects messages for a moment gets them later, and none counts as failed', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  await thorAndOdin(hall);
  for (const scope of ['user', 'shared', 'global'] as const) {
    const fault = { kind: 'rate-limited', scope, seconds: 0.1 } as const;
    hall.local.world.restFaults.inject(fault, { on: WHERE.posting, times: 1 });
  }
  await saysNotices(hall, 4);
  await hall.rests();
  expect(noticesIn(hall)).toBe('⏸▶⏸▶');
  expect(timesPosted(lines(), 'outbox job failed')).toBe(0);
  await expectAllDelivered(hall);
});

test("a burst is sent in order, as fast as Discord's rate limit allows, without a rejection", async () => {
  const hall = await openHall();
  hall.local.world.restFaults.limitsMessages(2, 400);
  await thorAndOdin(hall);
  await saysNotices(hall, 6);
  await hall.rests();
  expect(noticesIn(hall)).toBe('⏸▶⏸▶⏸▶');
  const posts = hall.wire.sent.filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/messages'),
  ).length;
  expect(posts).toBe(postedIn(hall).length);
  await expectAllDelivered(hall);
});

test('a channel that Discord blocks for an hour delays no other table, and is not tried until the hour is over', async () => {
  const hall = await openHall();
  const { cleo, local } = hall;
  const { place } = await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const here = (call: { readonly path: string }) => call.path.includes(place.channelId);
  const { calls } = local.world.restFaults.inject(
    { kind: 'rate-limited', scope: 'shared', seconds: 3600 },
    {
      on: (call) => WHERE.posting(call) && here(call),
      times: 1,
    },
  );
  const refused = hall.refusedJob();
  await doneWithTurn(hall);
  await refused;
  await cleo.goesTo('#midgard').types('/game new', { game: 'micromidgard' });
  await hall.settles();
  expect(hall.boardWords('#midgard')).toContain('Micro Midgard');
  hall.turnsClock(30 * 60_000);
  await hall.settles();
  expect(postedIn(hall)).toHaveLength(posted);
  expect(calls).toHaveLength(1);
  expect(jobsLeft(hall.file)).toEqual(['board']);
  hall.turnsClock(31 * 60_000);
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted + 1);
});

test('if Discord delays edits for an hour, the board is posted again immediately, as if its message were old', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const { place } = await thorAndOdin(hall);
  const fault = local.world.restFaults.inject(
    { kind: 'rate-limited', scope: 'shared', seconds: 3600 },
    { on: WHERE.editing },
  );
  const { table } = await hall.loaded();
  const calls = local.world.notifications.length;
  await ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(hall.boardWords()).toContain('takes an Elf'));
  await hall.settles();
  expect(local.world.notifications).toHaveLength(calls);
  expect(livingMessages(hall, place.channelId)).toHaveLength(2);
  expect(jobsLeft(hall.file)).toEqual(['retire']);
  fault.ends();
  hall.turnsClock(3_601_000);
  await hall.movesOn(table);
  await expectAllDelivered(hall);
});

test('a direct message is sent once, whichever of its requests fails', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await bo.types('/settings', { direct: true });
  await thorAndOdin(hall);
  const { restFaults } = local.world;
  restFaults.inject({ kind: 'failing', status: 502, isDone: true }, { on: WHERE.openingDirect, times: 2 });
  await endsTurn(hall, ada);
  const isDirect = (call: { readonly path: string }) => call.path.includes(directOf() ?? 'none');
  const directOf = () =>
    [...local.world.channels.values()].find(({ recipientId }) => recipientId === bo.id)?.id;
  restFaults.inject(
    { kind: 'failing', status: 500, isDone: true },
    { on: (call) => WHERE.posting(call) && isDirect(call), times: 2 },
  );
  await passesOver(hall);
  expect(local.world.messagesIn(directOf() ?? '')).toHaveLength(1);
  await expectAllDelivered(hall);
});

test('after an hour of faults in every call, each kind is logged once, calls are few, and everything recovers', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  const fault = local.world.restFaults.inject(
    { kind: 'failing', status: 502 },
    { on: (call) => !WHERE.acknowledging(call) },
  );
  const refused = hall.refusedJob();
  await doneWithTurn(hall);
  await refused;
  for (let minute = 0; minute < 60; minute += 1) {
    hall.turnsClock(60_000);
    await hall.settles();
  }
  // The bot tries once a minute, the client repeats each try once, and a few more calls come at startup.
  expect(fault.calls.length).toBeLessThan(60 * 2 + 10);
  expect(timesPosted(lines(), 'outbox job failed')).toBe(1);
  fault.ends();
  await passesOver(hall);
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(timesPosted(lines(), 'outbox job done after retries')).toBe(1);
  expect(lines().filter(({ level }) => level >= 50)).toEqual([]);
  await ada.types('/game status');
  await expectAllDelivered(hall);
  expectGoodManners(hall);
});

test('an unexpected 401 does not stop the bot from posting', async () => {
  const { log, lines } = keptLog();
  const hall = await openHall({ log });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  local.world.restFaults.inject({ kind: 'failing', status: 401 }, { on: WHERE.posting, times: 1 });
  const turn = endsTurn(hall, ada);
  await eventually(() => expect(timesPosted(lines(), 'Discord rejected the interaction token')).toBe(1));
  await hall.settles();
  await passesOver(hall);
  await turn;
  expect(notificationsOf(local, bo)).toHaveLength(1);
  await expectAllDelivered(hall);
  expect(JSON.stringify(lines())).not.toContain(local.token);
});
