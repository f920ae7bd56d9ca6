/** The disk is full, or another program holds the file: people read the reason, and nothing is lost or posted twice. */

import { closeSync, existsSync, ftruncateSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { lastSeenBeside } from '../../../src/storage/sqlite/file/last-seen.ts';
import { flushForReal } from '../../../src/storage/sqlite/journal/journal.ts';
import { openSqlite } from '../../../src/storage/sqlite/open-sqlite.ts';
import { openDatabase } from '../../../src/storage/sqlite/opening/database.ts';
import { storesOver } from '../../../src/storage/sqlite/stores.ts';
import { StorageError, type StorageErrorCode } from '../../../src/tables/model/storage/storage-error.ts';
import { eventually } from '../../eventually.ts';
import { notificationsOf, textOf } from '../../shared/people.ts';
import { refusesToWriteFor, smallDisk } from '../../storage/sqlite/journal/disks.ts';
import { type Hall, openHall } from '../bot.ts';
import { botProcess, linesOf, measured, runsToTheEnd } from '../bot-process.ts';
import { keptLog } from '../faults.ts';
import { jobsDue } from '../jobs.ts';
import { postedIn } from '../manners.ts';
import { endsTurn, startsGame } from '../playing.ts';

const FULL =
  "I couldn't save that: the disk is full. Earlier moves are safe. Please tell the bot's admin, and check whether your move is there before you try again.";
const DAMAGED =
  "I can't read my game file properly, so I've stopped before anything gets worse. Please tell the bot's admin: they may have to restore a backup.";
const LOCKED =
  "I couldn't save that: another program is using the file. Earlier moves are safe. Try again in a minute, and tell the bot's admin if it keeps happening.";

const UNREACHABLE =
  "I couldn't save that: the database isn't responding. Earlier moves are safe. Try again in a minute, and tell the bot's admin if it keeps happening.";
/** Lines above this level are visible by default. */
const DEBUG_LEVEL = 20;

/** Another program that writes to the database, and outlives the bot. */
function anotherWriter({ file }: Hall): Database.Database {
  const writer = new Database(file);
  onTestFinished(() => {
    writer.close();
  });
  return writer;
}

test('if another program locks the file for longer than the bot can wait, the player is told why, and can play later', async () => {
  const hall = await openHall();
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const { table } = await hall.loaded();
  const stdout = postedIn(hall);
  const writer = anotherWriter(hall);
  writer.exec('BEGIN IMMEDIATE');
  expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)'))).toBe(LOCKED);
  expect(await textOf(bo.types('/game status'))).toContain(`Waiting for <@${ada.id}> as Thor`);
  expect((await hall.loaded()).table).toEqual(table);
  writer.exec('ROLLBACK');
  await ada.presses('Take an Elf (Alfheim)');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('takes an Elf');
  expect(postedIn(hall)).toHaveLength(stdout.length);
});

/** This part of the storage, with every function failing as long as the server is away. */
function failing<Part extends object>(part: Part, isAway: () => boolean): Part {
  return new Proxy(part, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      return async (...given: readonly unknown[]) => {
        if (isAway()) throw new StorageError('unreachable', 'the server is away');
        return Reflect.apply(found, target, given);
      };
    },
  });
}

test('while the database does not answer, presses log nothing: the store logs the outage', async () => {
  const { log, lines } = keptLog();
  let isAway = false;
  const hall = await openHall({
    log,
    opens: async (url) => {
      const opened = await openStorage(url);
      if (!opened.ok) return opened;
      return {
        ...opened,
        store: failing(opened.store, () => isAway),
        settings: failing(opened.settings, () => isAway),
      };
    },
  });
  const { ada, bo, cleo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  await hall.rests();
  const before = lines().length;
  const since = () => lines().slice(before);
  isAway = true;
  expect(await textOf(cleo.types('/game status'))).toBe(UNREACHABLE);
  expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)'))).toBe(UNREACHABLE);
  expect(await textOf(bo.types('/settings', { direct: true }))).toBe(UNREACHABLE);
  expect(await textOf(ada.types('/tables'))).toBe(UNREACHABLE);
  // Discord gets no suggestions, and its client doesn't wait for them.
  void bo.isOffered('/game replace', 'role').catch(() => undefined);
  await eventually(() => expect(since().map(({ msg }) => msg)).toContain('no suggestions'));
  expect(since().filter(({ msg }) => msg === 'interaction failed')).toHaveLength(4);
  expect(since().filter(({ level }) => level > DEBUG_LEVEL)).toEqual([]);
});

test('a board that Discord has but the bot cannot record is not posted again', async () => {
  const errors: StorageErrorCode[] = [];
  let hasFailed: () => void = () => undefined;
  const hall = await openHall({
    opens: (url) =>
      openStorage(url, {
        onError: ({ code }) => {
          errors.push(code);
          hasFailed();
        },
      }),
  });
  const { ada, bo, local } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const stdout = postedIn(hall).length;
  const writer = anotherWriter(hall);
  // Discord has taken the message, but the bot doesn't know yet.
  void hall.wire.losesAnswerTo(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/messages') && errors.length === 0 && !writer.inTransaction)
      writer.exec('BEGIN IMMEDIATE');
    return false;
  });
  const givesUp = new Promise<void>((resolve) => {
    hasFailed = () => {
      // Both the record of the message and the return of its job have failed.
      if (errors.length < 2) return;
      if (writer.inTransaction) writer.exec('ROLLBACK');
      resolve();
    };
  });
  const ended = endsTurn(hall, ada);
  await givesUp;
  await ended;
  await hall.rests();
  expect(errors.slice(0, 2)).toEqual(['locked', 'locked']);
  expect(postedIn(hall)).toHaveLength(stdout + 1);
  expect(notificationsOf(local, bo)).toHaveLength(1);
  expect(hall.board().mentions).toEqual([bo.id]);
});

test('on a full disk the host reads the reason and no game starts; once there is room, the game starts', async () => {
  const clients: PrismaClient[] = [];
  const hall = await openHall({
    opens: async (url) => {
      const opened = await openDatabase(url);
      if (!opened.ok) return opened;
      clients.push(opened.client);
      const lastSeen = lastSeenBeside(opened.file);
      return { ok: true, lastSeen, ...storesOver(opened) };
    },
  });
  const { ada } = hall;
  const [client] = clients;
  if (client === undefined) throw new Error('the database is not open');
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', seed: 'alea-1:story 76' });
  await hall.rests();
  const { table } = await hall.loaded();
  const [size] = await client.$queryRaw<readonly { page_count: bigint }[]>`PRAGMA page_count`;
  await client.$queryRawUnsafe(`PRAGMA max_page_count = ${size?.page_count}`);
  expect(await textOf(ada.types('/game start'))).toBe(FULL);
  expect((await hall.loaded()).table).toEqual(table);
  expect(await client.eraRow.count()).toBe(0);
  expect(await client.errandRow.count({ where: { dueAt: { lte: new Date() } } })).toBe(0);
  await client.$queryRaw`PRAGMA max_page_count = 1000000`;
  await ada.types('/game start');
  await hall.movesOn(table);
  expect(hall.boardWords()).toContain('What will you do?');
  expect(postedIn(hall)).toHaveLength(2);
});

test('a failed write is not shown to players, who are told that the bot is stopping', async () => {
  let fails = false;
  const flush = async (journal: number) => {
    if (fails) throw new Error('EIO: i/o error, fdatasync');
    await flushForReal(journal);
  };
  const errors: StorageErrorCode[] = [];
  const hall = await openHall({
    opens: (url) => openSqlite(url, { onError: ({ code }) => errors.push(code) }, { flush }),
  });
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const { table } = await hall.loaded();
  const stdout = postedIn(hall);
  const words = hall.boardWords();
  fails = true;
  expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)'))).toBe(DAMAGED);
  expect(new Set(errors)).toEqual(new Set(['damaged']));
  expect(await textOf(bo.types('/game status'))).toBe(DAMAGED);
  await hall.tables().wake(table.id);
  await hall.settles();
  expect(postedIn(hall)).toEqual(stdout);
  expect(hall.boardWords()).toBe(words);
});

test('if only the flush fails on a full disk, the player is told that the change may have been stored', async () => {
  let fails = false;
  const flush = async (journal: number) => {
    if (fails)
      throw Object.assign(new Error('ENOSPC: no space left on device, fdatasync'), { code: 'ENOSPC' });
    await flushForReal(journal);
  };
  const hall = await openHall({ opens: (url) => openSqlite(url, {}, { flush }) });
  const { ada, bo } = hall;
  await startsGame(hall, { seats: { thor: ada, odin: bo }, seed: 'story 76' });
  const { table } = await hall.loaded();
  fails = true;
  expect(await ada.isShown(ada.presses('Take an Elf (Alfheim)'))).toBe(FULL);
  fails = false;
  await hall.restarts();
  expect((await hall.loaded()).table.version).toBeGreaterThan(table.version);
});

test('a database that is damaged while the program runs is not written to: the program ends and says what to do', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, local } = hall;
  const program = runsToTheEnd({
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: hall.wire.apiUrl,
    DATABASE_URL: `file:${hall.file}`,
    LOG_LEVEL: 'info',
  });
  await local.world.until(() => local.world.bot.isOnline && existsSync(hall.file));
  const noise = openSync(hall.file, 'r+');
  writeSync(noise, Buffer.alloc(statSync(hall.file).size, 0xa5));
  closeSync(noise);
  const wal = openSync(`${hall.file}-wal`, 'r+');
  ftruncateSync(wal);
  closeSync(wal);
  void ada.types('/game status');
  const { code, stderr } = await program;
  expect(code).toBe(1);
  expect(stderr).toContain('is damaged, or its disk fails');
  expect(stderr).toContain('npm run restore -- FILE');
});

test('on a really full disk players read the reason, health reports it until there is room, and the log has one line', async ({
  skip,
}) => {
  const disk = smallDisk(4_000) ?? skip('a disk can be mounted only by root');
  const hall = await openHall({ withBot: false, folder: disk.folder });
  const { ada, bo } = hall;
  const program = await botProcess(hall, { HEALTH_PORT: '0' });
  const { health, metric } = await measured(program);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  await eventually(() => expect(jobsDue(hall.file, Date.now())).toBe(0));
  disk.fills();
  expect(await textOf(bo.types('/game join', { role: 'odin' }))).toBe(FULL);
  expect(await textOf(ada.types('/game start'))).toBe(FULL);
  expect(await health()).toMatchObject({ code: 503, status: 'failing', database: 'full' });
  const refused = () => metric('ratatoskr_refusals_total{code="storage-full"}');
  await eventually(async () => expect(await refused()).toEqual([2]));
  disk.hasRoomAgain();
  expect(await health()).toMatchObject({ code: 200, database: 'answers' });
  await bo.types('/game join', { role: 'odin' });
  await hall.local.world.until(() => hall.boardWords().includes(`<@${bo.id}>`));
  program.signal('SIGTERM');
  const { code, stdout } = await program.ended;
  expect(code).toBe(0);
  const loud = linesOf(stdout).filter((line) => !line.includes('"level":30'));
  expect(loud).toEqual([
    expect.stringContaining('disk full: the bot cannot save anything until there is space'),
  ]);
});

test('while another program locks the file, health reports it', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo } = hall;
  const program = await botProcess(hall, { HEALTH_PORT: '0' });
  const { health } = await measured(program);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  await eventually(() => expect(jobsDue(hall.file, Date.now())).toBe(0));
  const writer = anotherWriter(hall);
  writer.exec('BEGIN IMMEDIATE');
  expect(await textOf(bo.types('/game join', { role: 'odin' }))).toBe(LOCKED);
  expect(await health()).toMatchObject({ code: 503, status: 'failing', database: 'locked' });
  writer.exec('ROLLBACK');
  expect(await health()).toMatchObject({ code: 200, database: 'answers' });
});

test('a disk that fails during a commit ends the program, which says what to do', async () => {
  const hall = await openHall({ withBot: false });
  const { ada, bo } = hall;
  const program = await botProcess(hall);
  await ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  refusesToWriteFor(program.pid, true);
  void bo.types('/game join', { role: 'odin' });
  const { code, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(stderr).toContain('is damaged, or its disk fails');
  expect(stderr).toContain('SQLITE_IOERR_WRITE');
});

/** A running program with a table that is only in the journal so far, not yet in the database file. */
async function programWithTable(hall: Hall) {
  const program = await botProcess(hall);
  await hall.ada.types('/game new', { game: 'yggdrasil', role: 'thor', where: 'this channel' });
  await eventually(() => expect(jobsDue(hall.file, Date.now())).toBe(0));
  return program;
}

/** Opens and closes the file the way a program that finds nothing wrong would. */
async function opensAndCloses(file: string): Promise<void> {
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(opened.problem.code);
  await opened.close();
}

function tablesIn(file: string): unknown {
  const database = new Database(file);
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  const tables = database.prepare('SELECT COUNT(*) FROM "GameTable"').pluck().get();
  database.close();
  return tables;
}

test('the program stops with a message if its database is moved away, and leaves the moved file intact', async () => {
  const hall = await openHall({ withBot: false });
  const program = await programWithTable(hall);
  const moved = `${hall.file}-moved`;
  renameSync(hall.file, moved);
  const { code, stdout, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database \S+ was removed while the bot ran/);
  expect(linesOf(stdout).filter((line) => line.includes('"level":60'))).toEqual([
    expect.stringContaining('"msg":"cannot continue"'),
  ]);
  expect(linesOf(stdout).at(-1)).toContain('"msg":"stopped"');

  await opensAndCloses(hall.file);
  renameSync(moved, hall.file);
  expect(tablesIn(hall.file)).toBe(1);
});

test('a program whose database was replaced stops with a message, and writes none of its data to the new one', async () => {
  const hall = await openHall({ withBot: false });
  const other = `${hall.file}-other`;
  await opensAndCloses(other);
  const program = await programWithTable(hall);
  renameSync(other, hall.file);
  const { code, stdout, stderr } = await program.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database \S+ was replaced while the bot ran/);
  expect(linesOf(stdout).at(-1)).toContain('"msg":"stopped"');
  expect(tablesIn(hall.file)).toBe(0);
  await opensAndCloses(hall.file);
});
