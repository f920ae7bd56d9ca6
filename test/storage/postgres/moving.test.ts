/** Everything in a SQLite file can be moved to PostgreSQL and back: all or nothing. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { move } from '../../../scripts/database/move/move.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { lastSeenBeside } from '../../../src/storage/sqlite/file/last-seen.ts';
import type { Storage } from '../../../src/storage/storage.ts';
import type { UserId } from '../../../src/tables/model/table.ts';
import { newFile, storageIn } from '../../shared/stores/stores.ts';
import { commitOf, due, lobby, NOON, next, secondsAfterNoon } from '../../shared/stores/tables.ts';
import { DAY } from '../contract/daily.ts';
import { claimOne } from '../contract/outbox-rows.ts';
import { fileOfRelease, RELEASES } from '../sqlite/opening/releases.ts';
import { asks, isMissing, serverForTests } from './server.ts';

async function opens(url: string): Promise<Storage> {
  const opened = await openStorage(url);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  onTestFinished(() => opened.close());
  return opened;
}

/** Everything people see of the live tables. */
async function playedIn({ store }: Storage): Promise<unknown> {
  const ids = await store.live();
  return Promise.all(
    ids.map(async (id) => [
      await store.load(id),
      await store.log(id),
      await store.notices(id),
      await store.shownOn(id),
    ]),
  );
}

function rowsOf(file: string): Readonly<Record<string, unknown[]>> {
  const database = new Database(file, { readonly: true });
  const names = database
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
    .all();
  const rows = names
    .filter(({ name }) => name !== '_prisma_migrations')
    .map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()]);
  database.close();
  return Object.fromEntries(rows);
}

/** Changes the seed of each game that is written, with a trigger on the new table of games. */
const ANOTHER_SEED_IS_KEPT = `
  CREATE FUNCTION forges() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.seed := 'forged'; RETURN NEW; END $$;
  CREATE FUNCTION watches() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    IF to_regclass('"GameTable"') IS NOT NULL AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'forges') THEN
      CREATE TRIGGER forges BEFORE INSERT ON "GameTable" FOR EACH ROW EXECUTE FUNCTION forges();
    END IF;
  END $$;
  CREATE EVENT TRIGGER watches ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION watches()`;

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();
  const tablesIn = (url: string) => asks(url, `SELECT FROM pg_tables WHERE schemaname = 'public'`);
  const nextDatabase = async (name: string) => {
    await asks(server.url('postgres'), `CREATE DATABASE ${name}`);
    return server.url(name);
  };

  test('games, results and jobs of a released database survive a move to PostgreSQL and back', async () => {
    const file = fileOfRelease(RELEASES.at(-1) ?? '');
    lastSeenBeside(file).noteSeen(NOON);
    const before = hashOf(file);
    const url = await nextDatabase('moved');
    expect(await move(`file:${file}`, url)).toContain('their counts and checksums are equal');
    expect(hashOf(file)).toBe(before);
    const back = newFile();
    expect(await move(url, `file:${back}`)).toContain(back);

    const ofServer = await opens(url);
    expect(ofServer.lastSeen.seenAt()).toEqual(NOON);
    const source = await storageIn(file);
    const played = await playedIn(source);
    expect(played).not.toEqual([]);
    expect(await playedIn(ofServer)).toEqual(played);
    const onceMore = await storageIn(back);
    expect(await playedIn(onceMore)).toEqual(played);
    expect(onceMore.lastSeen.seenAt()).toEqual(NOON);
    expect(rowsOf(back)).toEqual(rowsOf(file));
  });

  test.each([1, 0.1 + 0.2])('a judgement of %d on an attempt survives to the last digit', async (kept) => {
    const file = newFile();
    const source = await storageIn(file);
    const attempt = { date: DAY.date, userId: '1200000000000000201' as UserId };
    const end = { at: NOON, ending: 'won', turns: 5, points: 100 } as const;
    await source.daily.keepDay(DAY);
    await source.daily.begin(attempt, NOON, null);
    const started = { ...attempt, startedAt: NOON };
    await source.daily.answer({ ...started, position: 0, lines: [], cause: 'first', end });
    await source.daily.keepJudgement(started, { chances: [0.5], kept });
    await source.daily.practice.begin(started);
    await source.daily.practice.answer({ ...started, position: 0, lines: [], cause: 'second', end });
    await source.daily.practice.keepJudgement(started, { chances: [0.5], kept });
    await source.close();
    const url = await nextDatabase(`judged_${kept === 1 ? 'whole' : 'part'}`);
    await move(`file:${file}`, url);
    const back = newFile();
    await move(url, `file:${back}`);
    for (const { daily } of [await opens(url), await storageIn(back)])
      for (const attempts of [daily, daily.practice])
        expect(await attempts.attemptOf(attempt)).toMatchObject({ judgement: { kept } });
  });

  test('gives moved jobs numbers that were never used', async () => {
    const file = newFile();
    const source = await storageIn(file);
    const { store } = source;
    await store.commit(commitOf(lobby(), { jobs: [due(0, 'first'), due(1, 'second')] }));
    await store.finish(await claimOne(store, 0));
    const waiting = await claimOne(store, 1);
    await source.close();
    const url = await nextDatabase('going_on');
    await move(`file:${file}`, url);
    const moved = await opens(url);
    await moved.store.releaseClaims([]);
    const row = await claimOne(moved.store, 1);
    expect(row).toMatchObject({ id: waiting.id, attempts: 1 });
    await moved.store.finish(row);
    await moved.store.commit(commitOf(next(lobby()), { jobs: [due(2, 'third')] }));
    expect((await claimOne(moved.store, 2)).id).toBeGreaterThan(waiting.id);
  });

  test('of the times when people could last reach the bot, one for each shard, the earliest is moved', async () => {
    const file = newFile();
    await (await storageIn(file)).close();
    lastSeenBeside(file).noteSeen(NOON);
    const url = await nextDatabase('shared');
    await move(`file:${file}`, url);
    const ofServer = await opens(url);
    for (const [shard, seconds] of [120, 60].entries())
      (await ofServer.shardLeases?.lastSeenOn({ shard, count: 2 }))?.noteSeen(secondsAfterNoon(seconds));
    await ofServer.close();
    const back = newFile();
    await move(url, `file:${back}`);
    expect((await storageIn(back)).lastSeen.seenAt()).toEqual(secondsAfterNoon(60));
  });

  test('a move that cannot be completed says why and writes nothing', async () => {
    const file = newFile();
    const source = await storageIn(file);
    await source.store.commit(commitOf(lobby()));
    const url = await nextDatabase('untouched');
    const moves = () => move(`file:${file}`, url);
    await expect(moves()).rejects.toThrow('is in use by a running bot');
    await source.close();
    await expect(move(url, `file:${file}`)).rejects.toThrow('exists already; a move overwrites nothing');
    await expect(move(url, `file:${newFile()}`)).rejects.toThrow('was not made by this version');
    await expect(move(url, url)).rejects.toThrow('pg_dump');
    await expect(move(`file:${file}-lost`, url)).rejects.toThrow('is not there');
    const words = newFile();
    writeFileSync(words, 'no database at all');
    await expect(move(`file:${words}`, url)).rejects.toThrow('cannot be read (file is not a database)');

    const hands = new Database(file);
    hands.exec(`UPDATE "GameTable" SET "logged" = 'many'`);
    await expect(moves()).rejects.toThrow(
      'A row of GameTable has a value in logged that the bot did not write',
    );
    hands.exec(`UPDATE "GameTable" SET "logged" = 0`);
    hands.close();
    await asks(url, ANOTHER_SEED_IS_KEPT);
    await expect(moves()).rejects.toThrow('GameTable did not come out as it went in');
    expect(await tablesIn(url)).toEqual([]);
  });

  test('nothing is moved into a database that has tables, or that a bot has open', async () => {
    const file = newFile();
    const source = await storageIn(file);
    await source.close();
    const url = await server.newDatabase();
    const opened = await openStorage(url);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    await opened.store.commit(commitOf(lobby()));
    await expect(move(url, `file:${file}-new`)).rejects.toThrow('is in use by a running bot');
    await opened.close();
    await expect(move(`file:${file}`, url)).rejects.toThrow('already has tables');
    expect(existsSync(`${file}-new`)).toBe(false);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('part'))).toEqual([]);
  });
});
