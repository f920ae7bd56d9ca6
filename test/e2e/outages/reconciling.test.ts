/** The program died while posting: messages that arrived are found again, and the others are sent. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { Message } from '../../../src/playground/model/shapes.ts';
import { jobColumn } from '../../../src/storage/codec.ts';
import type { Job } from '../../../src/tables/model/outbox.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { notificationsOf, type Player } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { postedIn } from '../manners.ts';
import { endsTurn, goesOn, leavesGame, startsGame } from '../playing.ts';

/** This is longer than Discord remembers a nonce. */
const LATE_MS = 600_000;
const SHOWN = ['shownChannelId', 'shownMessageId', 'shownAt', 'shownBoardJson'] as const;

type Row = Readonly<Record<string, unknown>>;

function inFile<T>(hall: Hall, look: (database: Database.Database) => T): T {
  const database = new Database(hall.file);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

function idOf(player: Player): UserId {
  return player.id as UserId;
}

/** The messages the program believes are shown. */
function shownOn(hall: Hall): Row {
  return inFile(hall, (database) => database.prepare(`SELECT ${SHOWN.join()} FROM "GameTable"`).get() as Row);
}

/** Makes the program forget the messages that it has shown since `known` was read. */
function forgetsWhatIsShown(hall: Hall, known: Row): void {
  const columns = SHOWN.map((name) => `"${name}" = @${name}`).join();
  inFile(hall, (database) => database.prepare(`UPDATE "GameTable" SET ${columns}`).run(known));
}

/**
 * Leaves the database as if the program had died with this job claimed. With `attempts` 0 the job was not started; with `row`
 * null it has the next number.
 */
async function hasLeft(
  hall: Hall,
  job: Job,
  dueAt: number,
  attempts = 1,
  row: number | null = null,
): Promise<void> {
  const id = inFile(
    hall,
    (database) => (database.prepare('SELECT "id" FROM "GameTable"').get() as Row)['id'],
  );
  const at = new Date(dueAt).toISOString().replace('Z', '+00:00');
  const orderingKey = job.kind === 'direct' ? `${id} to ${job.to}` : id;
  inFile(hall, (database) =>
    database
      .prepare(
        `INSERT INTO "ErrandRow" ("id", "tableId", "lane", "errandJson", "dueAt", "readyAt", "claimed", "attempts")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(row, id, orderingKey, jobColumn.write(job), at, at, attempts > 0 ? 1 : 0, attempts),
  );
}

/** Odin's turn has started on a new board that the program has no record of. */
async function odinIsShownUnnoted(hall: Hall, { talk = 0 } = {}) {
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  const known = shownOn(hall);
  const dueAt = hall.local.world.now();
  for (let posted = 0; posted < talk; posted += 1) hall.ada.says(`word ${posted}`);
  await endsTurn(hall, ada);
  const board = hall.board();
  const { table } = await hall.loaded();
  await hall.stops();
  forgetsWhatIsShown(hall, known);
  return { board, dueAt, old: String(known['shownMessageId']), version: table.version };
}

interface Unnoted {
  /** The message that was posted when Ada resumed the game; the program died before it recorded the message. */
  readonly unnoted: Message;
  /** The messages after the unrecorded one, which were never sent. */
  readonly neverSent: readonly Message[];
  readonly known: Row;
  readonly version: number;
  readonly dueAt: number;
}

/** The program comes back late: that board is outdated, and Bo, the current player, is pinged. */
async function findsUnnoted(
  hall: Hall,
  { unnoted, neverSent, known, version, dueAt }: Unnoted,
): Promise<void> {
  const { ada, bo, local } = hall;
  const { table } = await hall.loaded();
  await hall.stops();
  for (const { id } of neverSent) local.world.deleteMessage(id);
  local.world.messages.set(unnoted.id, unnoted);
  forgetsWhatIsShown(hall, known);
  const by = idOf(ada);
  await hasLeft(hall, { kind: 'board', by, version, afresh: true, recalls: true }, dueAt);
  await hasLeft(hall, { kind: 'board', by, version: table.version }, dueAt + 1, 0);
  hall.turnsClock(LATE_MS);
  const calls = notificationsOf(local, bo).length;
  await hall.starts();
  await hall.rests();
  expect(local.world.messages.get(unnoted.id)?.components).toEqual([]);
  expect(notificationsOf(local, bo)).toHaveLength(calls + 1);
}

test('a posted board is found again although the table has changed since, and no one is pinged twice', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { board, dueAt, old, version } = await odinIsShownUnnoted(hall);
  const posted = postedIn(hall);
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version }, dueAt);
  await hasLeft(hall, { kind: 'board', by: idOf(bo), version: version + 1 }, dueAt + 1, 0);
  inFile(hall, (database) => database.exec('UPDATE "GameTable" SET "version" = "version" + 1'));
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(local.world.messages.get(old)?.components).toEqual([]);
  expect(shownOn(hall)['shownMessageId']).toBe(board.id);
  const before = await hall.loaded();
  await bo.presses(board.components[0]?.components?.[0]?.label ?? '', board);
  await hall.movesOn(before.table);
});

test('a board after a pause is found again, with everything it showed', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { board, dueAt, version } = await odinIsShownUnnoted(hall);
  const posted = postedIn(hall);
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version, afresh: true, recalls: true }, dueAt);
  hall.turnsClock(LATE_MS);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(shownOn(hall)['shownMessageId']).toBe(board.id);
});

test.each([
  'a posted board of an earlier turn loses its buttons, and the current player is pinged',
  'with a damaged log, a posted board of an earlier turn loses its buttons too',
])('%s', async (name) => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  const known = shownOn(hall);
  const dueAt = local.world.now();
  await endsTurn(hall, ada);
  const board = hall.board();
  const { version } = (await hall.loaded()).table;
  while ((await hall.loaded()).request?.about !== 'turn') await goesOn(hall, 1);
  await endsTurn(hall, bo);
  const { version: later } = (await hall.loaded()).table;
  await hall.stops();
  local.world.deleteMessage(hall.board().id);
  local.world.messages.set(board.id, board);
  forgetsWhatIsShown(hall, known);
  if (name.includes('damaged'))
    inFile(hall, (database) => database.exec(`UPDATE "LogRow" SET "actionJson" = '?' WHERE "position" = 0`));
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version }, dueAt);
  await hasLeft(hall, { kind: 'board', by: idOf(bo), version: later }, dueAt + 1, 0);
  hall.turnsClock(LATE_MS);
  const calls = notificationsOf(local, ada).length;
  await hall.starts();
  await hall.rests();
  expect(local.world.messages.get(board.id)?.components).toEqual([]);
  expect(hall.boardWords()).toContain('Thor, your turn');
  expect(notificationsOf(local, ada)).toHaveLength(calls + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
});

test('a live board that was posted and not recorded is found in a later turn, and edited', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  const known = shownOn(hall);
  const dueAt = local.world.now();
  const { id } = (await hall.loaded()).table;
  const by = { userId: idOf(bo), isModerator: false, guildId: null, cause: 'everyone is here' };
  expect(await hall.tables().beginSession(by, id)).toMatchObject({ ok: true });
  await hall.rests();
  const live = hall.board();
  const { version } = (await hall.loaded()).table;
  await endsTurn(hall, ada);
  const { version: later } = (await hall.loaded()).table;
  await hall.stops();
  local.world.messages.set(live.id, live);
  forgetsWhatIsShown(hall, known);
  const posted = postedIn(hall).length;
  await hasLeft(hall, { kind: 'board', by: idOf(bo), version, afresh: true }, dueAt);
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version: later }, dueAt + 1, 0);
  hall.turnsClock(LATE_MS);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toHaveLength(posted);
  expect(hall.boardWords()).toContain('Odin: nothing yet');
  expect(shownOn(hall)['shownMessageId']).toBe(live.id);
  expect(shownOn(hall)['shownBoardJson']).toContain(`"turn":${(await hall.loaded()).request?.turn}`);
  await bo.presses(hall.board().components[0]?.components?.[0]?.label ?? '', hall.board());
  expect(notificationsOf(local, bo)).toEqual([]);
});

test('a board for an undone step is not mistaken for the turn that replaced it', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { tyr: ada, thor: bo }, seed: 'story 4' });
  const does = async (command: string) => {
    const { table } = await hall.loaded();
    await ada.types(command);
    await hall.movesOn(table);
  };
  const takesBack = async () => {
    const { table, request } = await hall.loaded();
    await ada.presses(`v1|${table.id}|u|${request?.key}`, hall.board());
    await hall.movesOn(table);
  };
  await does('/yggdrasil trance');
  await takesBack();
  await does('/yggdrasil trance');
  await does('/game pause');
  const known = shownOn(hall);
  const dueAt = local.world.now();
  await does('/game resume');
  const unnoted = hall.board();
  const { version } = (await hall.loaded()).table;
  await takesBack();
  await endsTurn(hall, ada);
  const { request } = await hall.loaded();
  expect(JSON.stringify(unnoted.components)).toContain(`${request?.key.replace(/\d+$/, '1')}|`);
  await findsUnnoted(hall, { unnoted, neverSent: [hall.board()], known, version, dueAt });
  expect(hall.boardWords()).toContain('Thor, your turn');
});

test("a board posted during a pause is not mistaken for the next turn's board, and the current player is pinged", async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await goesOn(hall, 1);
  const does = async (command: string) => {
    await ada.types(command);
    await hall.rests();
    return local.world.messagesIn(ada.place()).find(({ id }) => id === shownOn(hall)['shownMessageId']);
  };
  await does('/game pause');
  const known = shownOn(hall);
  const dueAt = local.world.now();
  await does('/game resume');
  const { version } = (await hall.loaded()).table;
  const paused = await does('/game pause');
  const later = await does('/game resume');
  await endsTurn(hall, ada);
  if (paused === undefined || later === undefined) throw new Error('nothing shows the table');
  await findsUnnoted(hall, { unnoted: paused, neverSent: [later, hall.board()], known, version, dueAt });
  expect(hall.boardWords()).toContain('Odin, your turn');
});

test('a board is found again behind many messages from people', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  const { board, dueAt, version } = await odinIsShownUnnoted(hall, { talk: 120 });
  const posted = postedIn(hall);
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version }, dueAt);
  hall.turnsClock(LATE_MS);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(shownOn(hall)['shownMessageId']).toBe(board.id);
});

test('if the bot dies after finding that a player has left, the board with the open seat says so', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const dueAt = local.world.now();
  local.world.leave(bo.id);
  await endsTurn(hall, ada);
  await hall.rests();
  const { version } = (await hall.loaded()).table;
  await hall.stops();
  const posted = postedIn(hall);
  const cause = inFile(hall, (database) =>
    database.prepare(`SELECT "cause" FROM "TableChange" WHERE "cause" LIKE 'outbox-%'`).pluck().get(),
  );
  const row = Number(String(cause).slice('outbox-'.length));
  const job = { kind: 'board', by: idOf(ada), version, afresh: true, recalls: true } as const;
  await hasLeft(hall, job, dueAt, 1, row);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
});

test('a board that asks no one, since the seat is open, is found again and not posted twice', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await leavesGame(hall, bo);
  await hall.rests();
  const known = shownOn(hall);
  const dueAt = local.world.now();
  await endsTurn(hall, ada);
  await hall.rests();
  expect(hall.boardWords()).toContain(' (no player)');
  const { version } = (await hall.loaded()).table;
  await hall.stops();
  const posted = postedIn(hall);
  forgetsWhatIsShown(hall, known);
  await hasLeft(hall, { kind: 'board', by: idOf(ada), version }, dueAt);
  hall.turnsClock(LATE_MS);
  await hall.starts();
  await hall.rests();
  expect(postedIn(hall)).toEqual(posted);
});

test('a posted lobby is found again although the game has started, and its buttons are removed', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  const lobby = hall.board();
  await bo.types('/game join', { role: 'odin' });
  await hall.rests();
  await hall.stops();
  forgetsWhatIsShown(hall, Object.fromEntries(SHOWN.map((name) => [name, null])));
  const dueAt = lobby.createdAt;
  await hall.starts();
  await ada.types('/game start');
  await hall.rests();
  await hall.stops();
  expect(local.world.messages.get(lobby.id)?.components).not.toEqual([]);
  local.world.deleteMessage(hall.board().id);
  forgetsWhatIsShown(hall, Object.fromEntries(SHOWN.map((name) => [name, null])));
  await hasLeft(hall, { kind: 'lobby' }, dueAt);
  hall.turnsClock(LATE_MS);
  await hall.starts();
  await hall.rests();
  expect(local.world.messages.get(lobby.id)?.components).toEqual([]);
});

const PAUSED = 'has paused';

test.each([true, false])(
  'the second of two notices with the same text within a minute is posted once (already sent: %s)',
  async (wereSent) => {
    const hall = await openHall();
    const { ada, local } = hall;
    await startsGame(hall, { seats: { thor: ada, odin: hall.bo }, seed: 'story 76' });
    const spoken = () => postedIn(hall).filter((content) => content.includes(PAUSED));
    await ada.types('/game pause');
    await hall.rests();
    expect(spoken()).toHaveLength(1);
    await ada.types('/game resume');
    await hall.rests();
    const dueAt = local.world.now();
    await ada.types('/game pause');
    await hall.rests();
    expect(spoken()).toHaveLength(2);
    await hall.stops();
    const last = local.world.messagesIn(ada.place()).findLast(({ content }) => content.includes(PAUSED));
    if (!wereSent) local.world.deleteMessage(last?.id ?? '');
    const by = idOf(ada);
    await hasLeft(
      hall,
      { kind: 'notice', phrase: { key: 'table.paused', with: { user: ada.id } }, by },
      dueAt,
    );
    hall.turnsClock(LATE_MS);
    await hall.starts();
    await hall.rests();
    expect(spoken()).toHaveLength(2);
  },
);

test('a direct message about another board is not mistaken for the one about this board', async () => {
  const hall = await openHall();
  const { ada, bo, local } = hall;
  await bo.types('/settings', { direct: true });
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await endsTurn(hall, ada);
  const direct = () => {
    const channel = [...local.world.channels.values()].find(({ recipientId }) => recipientId === bo.id);
    return local.world.messagesIn(channel?.id ?? '');
  };
  await hall.rests();
  const about = async (board: string, attempts: number) => {
    await hall.stops();
    const places = {
      game: 'a game',
      roles: 'Odin',
      question: 'what next?',
      link: `https://discord.com/channels/1/2/${board}`,
    };
    const phrase = { key: 'direct.your-turn', with: places };
    await hasLeft(hall, { kind: 'direct', to: idOf(bo), phrase }, local.world.now(), attempts);
    hall.turnsClock(attempts === 0 ? 1 : LATE_MS);
    await hall.starts();
    await hall.rests();
    return direct().filter(({ content }) => content.includes(`/2/${board}`)).length;
  };
  expect(await about('7', 0)).toBe(1);
  expect(await about('8', 1)).toBe(1);
  expect(await about('8', 1)).toBe(1);
});
