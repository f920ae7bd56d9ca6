/** Messages that couldn't be posted when they were due: posted once, for the current state, or not at all. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { SeatIndex } from '../../../src/core/seat.ts';
import type { Painter } from '../../../src/discord/bot.ts';
import { deferred } from '../../../src/runtime/deferred.ts';
import type { Table, UserId } from '../../../src/tables/model/table.ts';
import { eventually } from '../../eventually.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { callTo } from '../calls.ts';
import { messagesSent, postedIn } from '../manners.ts';
import { PAINTS_AT_ONCE } from '../painter.ts';
import { endsTurn, goesOn, startsGame } from '../playing.ts';

async function thorAndOdin(hall: Hall, options = {}): Promise<Table> {
  return startsGame(hall, { seats: { thor: hall.ada, odin: hall.bo }, seed: 'story 76', options });
}

/** Plays directly at the table while nothing can be posted, and ends every turn as soon as possible. */
async function playsUnheard(hall: Hall, id: Table['id'], untilTurn: number): Promise<void> {
  for (;;) {
    const loaded = await hall.tables().loaded(id);
    const request = loaded?.request;
    const [seat] = request?.seats ?? [];
    if (loaded === null || !request || seat === undefined) throw new Error('nothing is asked');
    if (request.turn === untilTurn) return;
    const alternative =
      request.alternatives.find(({ id: name }) => name === 'done') ?? request.alternatives[0];
    const fields = Object.entries(alternative?.fields ?? {});
    const values = Object.fromEntries(
      fields.map(([name, field]) => [name, field.kind === 'one' ? (field.of[0] ?? '') : 0]),
    );
    const userId = loaded.table.seats[seat]?.userId;
    if (userId == null || alternative === undefined) throw new Error('nobody is asked');
    const action = { request: request.key, choice: alternative.id, values };
    const done = await hall
      .tables()
      .act({ userId, guildId: null, cause: `${id} ${loaded.table.version}` }, id, action);
    if (!done.ok) throw new Error(JSON.stringify(done));
  }
}

test('the text of a late board comes first, and its picture is added by an edit', async () => {
  const drawing = deferred<void>();
  const drawn: string[] = [];
  let isSlow = false;
  const painter: Painter = {
    async render(svg) {
      if (isSlow) await drawing.promise;
      drawn.push(svg);
      return PAINTS_AT_ONCE.render(svg);
    },
  };
  const hall = await openHall({ painter });
  const { ada, local } = hall;
  await thorAndOdin(hall);
  await hall.rests();
  isSlow = true;
  const before = hall.board();
  await ada.presses('Take an Elf (Alfheim)');
  await eventually(() => expect(hall.boardWords()).toContain('takes an Elf'));
  const words = hall.board();
  expect(words.attachments).toEqual(before.attachments);
  const drawnBefore = drawn.length;
  drawing.resolve();
  await eventually(() => expect(hall.board().attachments).not.toEqual(before.attachments));
  expect(hall.board()).toMatchObject({ id: before.id, content: words.content });
  await hall.rests();
  expect(drawn).toHaveLength(drawnBefore + 1);
  expect(local.world.notifications).toEqual([]);
});

test("a picture that comes later keeps the new board's ping of the current player", async () => {
  const drawing = deferred<void>();
  let isSlow = false;
  const painter: Painter = {
    async render(svg) {
      if (isSlow) await drawing.promise;
      return PAINTS_AT_ONCE.render(svg);
    },
  };
  const hall = await openHall({ painter });
  const { ada, bo, local } = hall;
  await thorAndOdin(hall);
  await hall.rests();
  const before = hall.board();
  isSlow = true;
  const ended = endsTurn(hall, ada);
  await eventually(() => expect(hall.board().id).not.toBe(before.id));
  expect(hall.board()).toMatchObject({ attachments: [], mentions: [bo.id] });
  drawing.resolve();
  await ended;
  await eventually(() => expect(hall.board().attachments).toHaveLength(1));
  await hall.rests();
  expect(hall.board().mentions).toEqual([bo.id]);
  expect(notificationsOf(local, bo)).toHaveLength(1);
});

test('turns that no one saw are described in one message, which pings the current player', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { id } = await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  local.world.revoke(ada.place(), 'SendMessages');
  await playsUnheard(hall, id, 3);
  await hall.stops();
  await hall.starts();
  local.world.grant(ada.place(), 'SendMessages');
  await hall.tables().wake(id);
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(hall.boardWords()).toContain('Nidhögg drags Hel to space 2');
  expect(hall.boardWords()).toContain('Thor, your turn');
  expect(notificationsOf(local, ada)).toHaveLength(1);
  expect(notificationsOf(local, bo)).toEqual([]);
});

test("a turn that no one saw is shown even after a later change that the board doesn't show", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { id } = await thorAndOdin(hall);
  local.world.revoke(ada.place(), 'SendMessages');
  const refused = hall.refusedJob();
  await playsUnheard(hall, id, 2);
  await refused;
  const by = { userId: ada.id as UserId, isModerator: false, guildId: null, cause: 'a wish' };
  const wished = await hall.tables().offer(by, id, { seat: 0 as SeatIndex, span: 'seat', to: null });
  expect(wished).toMatchObject({ ok: true });
  local.world.grant(ada.place(), 'SendMessages');
  await hall.tables().wake(id);
  await hall.rests();
  expect(postedIn(hall).filter((content) => content.includes('Odin, your turn'))).toHaveLength(1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
});

test('a player who resumed a game is pinged for a turn that started before the resumption was shown', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { id } = await thorAndOdin(hall);
  await playsUnheard(hall, id, 2);
  await ada.types('/game pause');
  await hall.rests();
  expect(notificationsOf(local, ada)).toEqual([]);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  local.world.revoke(ada.place(), 'SendMessages');
  const by = { userId: ada.id as UserId, isModerator: false, guildId: null, cause: 'going on' };
  expect(await hall.tables().resume(by, id)).toMatchObject({ ok: true });
  await playsUnheard(hall, id, 3);
  local.world.grant(ada.place(), 'SendMessages');
  await hall.tables().wake(id);
  await hall.rests();
  expect(hall.boardWords()).toContain('Thor, your turn');
  expect(notificationsOf(local, ada)).toHaveLength(1);
});

test('the status names the missing permission, and once the permission is back, a second request shows the board', async () => {
  const hall = await openHall();
  const { ada, cleo, local } = hall;
  const { id } = await thorAndOdin(hall);
  const posted = postedIn(hall).length;
  local.world.revoke(ada.place(), 'SendMessages');
  const refused = hall.refusedJob();
  await playsUnheard(hall, id, 2);
  await refused;
  expect(await textOf(cleo.types('/game status'))).toContain(
    `I can't write in <#${ada.place()}>. I need Send Messages: allow that and try again.`,
  );
  local.world.grant(ada.place(), 'SendMessages');
  await textOf(cleo.types('/game status'));
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted + 1);
  expect(await textOf(cleo.types('/game status'))).not.toContain("I can't write");
});

test('a player of both gods is not pinged when a turn ends automatically', async () => {
  const hall = await openHall();
  const { ada } = hall;
  await startsGame(hall, {
    seats: { thor: ada, odin: ada },
    seed: 'story 76',
    options: { passing: 'after a minute, in case you change your mind' },
  });
  for (const command of ['/yggdrasil alfheim', '/yggdrasil midgard', '/yggdrasil trance']) {
    const { table } = await hall.loaded();
    await ada.types(command);
    await hall.movesOn(table);
  }
  const { table } = await hall.loaded();
  hall.turnsClock(61_000);
  await hall.movesOn(table);
  expect(hall.boardWords()).toMatch(callTo(ada, 'Odin'));
  expect(hall.local.world.notifications).toEqual([]);
});

test('a channel that was deleted while the bot was away is not tried repeatedly', async () => {
  const hall = await openHall();
  const { ada, local } = hall;
  const { id, hostId } = await thorAndOdin(hall);
  const place = ada.place();
  // The message to the host about the lost channel may come at any time.
  const triesThere = () => hall.wire.sent.filter(({ path }) => path.includes(`/channels/${place}`)).length;
  await hall.stops();
  local.world.deleteChannel(place);
  await hall.starts();
  const refused = hall.refusedJob();
  await hall.tables().pause({ userId: hostId, isModerator: false, guildId: null, cause: 'a pause' }, id);
  await refused;
  expect(await hall.deliveryError(id)).toBe('channel-gone');
  expect((await hall.tables().loaded(id))?.table.isSuspended).toBe(true);
  const tries = triesThere();
  const again = hall.refusedJob();
  hall.turnsClock(86_400_000);
  await hall.tables().wake(id);
  await again;
  expect(triesThere() - tries).toBeOneOf([1, 2]);
  expect(await hall.deliveryError(id)).toBe('channel-gone');
});

test('a board in an archived thread is updated, and the thread is unarchived', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const thread = local.people.openThread(ada.id, ada.place(), 'Second table');
  if (!('id' in thread)) throw new Error('no thread');
  ada.goesTo(thread.id);
  bo.goesTo(thread.id);
  const table = await thorAndOdin(hall);
  const before = messagesSent(hall).length;
  local.world.archiveThread(thread.id);
  const action = { request: '', choice: 'alfheim', values: {} };
  const key = (await hall.tables().loaded(table.id))?.request?.key ?? '';
  const [first] = table.seats;
  if (first?.userId == null) throw new Error('nobody plays');
  await hall
    .tables()
    .act({ userId: first.userId, guildId: null, cause: 'asleep' }, table.id, { ...action, request: key });
  await hall.rests();
  expect(local.world.channels.get(thread.id)?.archived).toBe(false);
  expect(messagesSent(hall).length).toBeGreaterThan(before);
  expect(hall.boardWords(thread.id)).toContain('takes an Elf');
  expect(local.world.notifications).toEqual([]);
});

test('a lobby over an hour old loses its buttons when the game starts, and is not posted again', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  const lobby = hall.board();
  await bo.types('/game join', { role: 'odin' });
  await hall.rests();
  hall.turnsClock(3_700_000);
  await ada.types('/game start');
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(3);
  expect(hall.local.world.messages.get(lobby.id)?.components).toEqual([]);
});

test('a game started under other rules can be ended: its buttons go, and nothing is retried forever', async () => {
  const hall = await openHall();
  const { ada, mo } = hall;
  const { id } = await thorAndOdin(hall);
  const board = hall.board();
  await hall.stops();
  const database = new Database(hall.file);
  database.exec(`UPDATE "GameTable" SET "rulesVersion" = 'older rules'`);
  database.close();
  await hall.starts();
  const userId = (await hall.loaded()).table.hostId;
  const done = await hall.tables().abort({ userId, guildId: null, cause: 'enough', isModerator: true }, id);
  expect(done.ok).toBe(true);
  await hall.rests();
  expect(hall.local.world.messages.get(board.id)?.components).toEqual([]);
  expect(postedIn(hall).at(-1)).toContain(`<@${ada.id}> has ended this game.`);
  expect(notificationsOf(hall.local, mo)).toEqual([]);
});

test('a board sent just before a kill is found again even if Discord has forgotten the nonce', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await thorAndOdin(hall);
  await goesOn(hall, 1);
  await endsTurn(hall, ada);
  const { table } = await hall.loaded();
  const posted = postedIn(hall);
  const board = hall.board();
  await hall.stops();
  // Leaves the database as if the program had died before it recorded its message.
  const database = new Database(hall.file);
  const job = JSON.stringify({ kind: 'board', by: ada.id, version: table.version });
  const sent = new Date(board.createdAt - 1000).toISOString().replace('Z', '+00:00');
  database.exec(`UPDATE "GameTable" SET "shownMessageId" = NULL`);
  database
    .prepare(
      `INSERT INTO "ErrandRow" ("tableId", "lane", "errandJson", "dueAt", "readyAt", "claimed", "attempts")
       VALUES (?, ?, ?, ?, ?, true, 1)`,
    )
    .run(table.id, table.id, job, sent, sent);
  database.close();
  hall.turnsClock(600_000);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(hall.local, bo)).toHaveLength(1);
  await bo.presses(board.components[0]?.components?.[0]?.label ?? '');
});
