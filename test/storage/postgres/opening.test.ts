/** A database that can't be opened is refused in one sentence and left as it is, and a failing server harms no table. */
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { reserved, type Server } from '../../../scripts/database/move/postgres-side.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { problemIn } from '../../../src/storage/postgres/errors/problem.ts';
import { openPostgres, ourMigrations } from '../../../src/storage/postgres/open-postgres.ts';
import type { OpenedStorage } from '../../../src/storage/storage.ts';
import { StorageError } from '../../../src/tables/model/storage/storage-error.ts';
import { eventually } from '../../eventually.ts';
import { commitOf, due, lobby, NOON, next } from '../../shared/stores/tables.ts';
import { claimOne } from '../contract/outbox-rows.ts';
import { asks, isMissing, serverForTests } from './server.ts';

async function opens(url: string): Promise<Extract<OpenedStorage, { ok: true }>> {
  const opened = await openStorage(url);
  if (!opened.ok) throw new Error(opened.problem.sentence);
  onTestFinished(() => opened.close());
  return opened;
}

async function refusalOf(opening: Promise<OpenedStorage>): Promise<string> {
  const opened = await opening;
  if (opened.ok) throw new Error('it was opened');
  return `${opened.problem.code}: ${opened.problem.sentence}`;
}

/** A server that a person might mistake for PostgreSQL. */
async function anotherServer(speaks: (socket: Socket) => void): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    speaks(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
  return `postgresql://bot:hush@127.0.0.1:${address.port}/ratatoskr`;
}

/** Finds the bot's reservation of the database, which the bot takes again once the server is back. */
const HELD = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`;

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();
  const tablesIn = (url: string) => asks(url, `SELECT FROM pg_tables WHERE schemaname = 'public'`);

  test.each<[string, (socket: Socket) => void]>([
    ['of the web', (socket) => socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['of MySQL, which greets and then waits', (socket) => socket.write('J\0\0\0\n8.0.36\0')],
  ])('a server %s is refused, and the password is not repeated', async (_, speaks) => {
    const sentence = await refusalOf(openStorage(await anotherServer(speaks)));
    expect(sentence).toMatch(
      /^not-a-database: The database postgresql:\/\/\*\*\*@127.*does not answer as PostgreSQL does/,
    );
    expect(sentence).not.toContain('hush');
  });

  test.each<readonly [() => string, RegExp]>([
    [() => 'postgresql://ratatoskr@127.0.0.1:1/ratatoskr', /^cannot-open: .* cannot be reached/],
    [() => server.url('nowhere'), /^cannot-open: .* does not exist: create it/],
    [() => server.url('postgres').replace('ratatoskr@', 'nobody@'), /^cannot-open: .* refuses this user/],
    [
      () => `${server.url('postgres')}?sslmode=verify-full`,
      /^cannot-open: .*without encryption.*sslmode=disable/,
    ],
    ...['/nowhere', '/dev', '/dev/full/a', '/dev/null/a'].map(
      (file) =>
        [
          () => `${server.url('postgres')}?sslmode=verify-full&sslrootcert=${file}`,
          /^cannot-open: .*check sslrootcert/,
        ] as const,
    ),
    [
      () => server.url('postgres').replace('127.0.0.1', 'nowhere.invalid'),
      /^cannot-open: .* cannot be reached/,
    ],
    [() => `${server.url('postgres')}?host=/nowhere`, /^cannot-open: .* cannot be reached/],
    [() => `${server.url('postgres')}?options=nonsense`, /^cannot-open: .*does not take the connection/],
    [
      () => `${server.url('postgres')}?options=-c%20nonsense%3D1`,
      /^cannot-open: .*does not take the connection/,
    ],
  ])('explains a wrong address', async (url, sentence) => {
    expect(await refusalOf(openStorage(url()))).toMatch(sentence);
  });

  test('reports a missing password, and an untrusted certificate, as such', async () => {
    const postgres = server.url('postgres');
    const [{ folder } = { folder: '' }] = await asks<{ folder: string }>(
      postgres,
      `SELECT current_setting('data_directory') AS folder`,
    );
    const rules = `VALUES ('host all ratatoskr all trust'), ('host all all all scram-sha-256')`;
    await asks(postgres, `COPY (${rules}) TO '${folder}/pg_hba.conf'`);
    await asks(postgres, `CREATE ROLE bot LOGIN PASSWORD 'hush'; SELECT pg_reload_conf()`);
    const url = server.url('nowhere').replace('ratatoskr@', 'bot@');
    await eventually(async () =>
      expect(await refusalOf(openStorage(url))).toMatch(/^cannot-open: .* check the name and the password/),
    );
    const untrusted = Object.assign(new Error('self-signed'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(problemIn(untrusted, url).sentence).toMatch(/not trusted.*sslrootcert.*\(self-signed\)/);
  });

  test('a server that is too old is refused before anything is created', async () => {
    const url = await server.newDatabase();
    const before = await tablesIn(url);
    const opening = openPostgres(url, {}, { oldestServer: 99 });
    expect(await refusalOf(opening)).toMatch(/^too-old: .* and 99 or newer is needed/);
    expect(await tablesIn(url)).toEqual(before);
  });

  test('a database that has another encoding, belongs to another program or is read-only is refused untouched', async () => {
    const [postgres, ascii] = [server.url('postgres'), server.url('ascii')];
    await asks(postgres, `CREATE DATABASE ascii ENCODING 'SQL_ASCII' TEMPLATE template0`);
    expect(await refusalOf(openStorage(ascii))).toMatch(/^cannot-open: .* ENCODING 'UTF8' \(SQL_ASCII\)/);
    await asks(postgres, 'CREATE TABLE saga (id INT)');
    expect(await refusalOf(openStorage(postgres))).toMatch(/^foreign: .* belongs to another program/);
    await asks(postgres, 'CREATE DATABASE copied');
    const copied = server.url('copied');
    await asks(postgres, 'ALTER DATABASE copied SET default_transaction_read_only = on');
    expect(await refusalOf(openStorage(copied))).toMatch(/^read-only: .* is read-only/);
    expect(await tablesIn(ascii)).toEqual([]);
    expect(await tablesIn(postgres)).toHaveLength(1);
    expect(await tablesIn(copied)).toEqual([]);
  });

  test('a database from a newer program, or with a different migration text, is refused', async () => {
    const url = await server.newDatabase();
    await (await opens(url)).close();
    const newest = await asks(url, `SELECT FROM _prisma_migrations`);
    expect(await refusalOf(openPostgres(url, {}, { migrations: [] }))).toMatch(/^newer: /);
    const edited = [{ name: '20261123140000_first', sql: 'CREATE TABLE saga (id INT)', checksum: 'another' }];
    expect(await refusalOf(openPostgres(url, {}, { migrations: edited }))).toMatch(/^edited: /);
    expect(await asks(url, `SELECT FROM _prisma_migrations`)).toEqual(newest);
  });

  test('either all migrations are applied or none', async () => {
    const url = server.url('half');
    await asks(server.url('postgres'), 'CREATE DATABASE half');
    const migrations = [
      'CREATE TABLE saga (id INT); CREATE TABLE verse (id INT)',
      'CREATE TABLE saga (id INT)',
    ];
    const named = migrations.map((sql, at) => ({ name: `${at}`, sql, checksum: `${at}` }));
    await expect(openPostgres(url, {}, { migrations: named })).rejects.toThrow('already exists');
    expect(await tablesIn(url)).toEqual([]);
  });

  test('treats a copied database as a backup until its tables have been notified', async () => {
    const url = await server.newDatabase();
    const before = await opens(url);
    await before.store.commit(commitOf(lobby()));
    await before.close();
    await asks(url, `UPDATE "StorageNote" SET "value" = 'elsewhere' WHERE "name" = 'home'`);
    const copy = await opens(url);
    expect(await copy.backups.restoredFrom()).toEqual(NOON);
    await copy.backups.finishRestore();
    await copy.close();
    expect(await (await opens(url)).backups.restoredFrom()).toBeNull();
  });

  test('tells people while the server is away, and continues automatically afterwards', async () => {
    const url = await server.newDatabase();
    const { store, errorNow } = await opens(url);
    await store.commit(commitOf(lobby(), { jobs: [due(0, 'first')] }));
    await server.stop();
    const unreachable = { name: 'StorageError', code: 'unreachable', isFinal: false };
    await expect(store.commit(commitOf(next(lobby())))).rejects.toMatchObject(unreachable);
    await expect(store.load(lobby().id)).rejects.toMatchObject(unreachable);
    await expect(store.claimDue(NOON, 1)).rejects.toMatchObject(unreachable);
    expect(await errorNow()).toBe('unreachable');
    await server.start();
    expect(await errorNow()).toBeNull();
    await eventually(async () => expect(await store.commit(commitOf(next(lobby())))).toBe('done'));
    await store.finish(await claimOne(store, 0));
    await eventually(async () => expect(await asks(url, HELD)).toHaveLength(1));
  });

  test('refuses a caller who waits too long for a connection, and keeps the lease', async () => {
    const url = await server.newDatabase();
    const { store, shardLeases } = await opens(url);
    await store.commit(commitOf(lobby()));
    await shardLeases?.agreeOnCount(1);
    const hands = new Client(url);
    onTestFinished(() => hands.end());
    await hands.connect();
    await hands.query('BEGIN; LOCK TABLE "GameTable"');
    // Far more reads than connections, so that some wait in vain.
    const reading = Promise.allSettled(Array.from({ length: 60 }, () => store.load(lobby().id)));
    expect((await shardLeases?.renew())?.toConnect).toEqual([0]);
    const codes = (await reading).map((read) =>
      read.status === 'rejected' && read.reason instanceof StorageError ? read.reason.code : 'another',
    );
    expect(new Set(codes)).toEqual(new Set(['locked', 'unreachable']));
    await hands.query('ROLLBACK');
    expect(await store.load(lobby().id)).toEqual(lobby());
  });

  test('a server that closes connections during reads fails only those reads', async () => {
    const url = await server.newDatabase();
    const { store } = await opens(url);
    const reads = () => Promise.allSettled(Array.from({ length: 10 }, () => store.liveOfServer('any')));
    const ended: unknown[] = [];
    for (let round = 0; round < 40; round += 1) {
      const reading = reads();
      await asks(
        server.url('postgres'),
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = '${new URL(url).pathname.slice(1)}' AND query NOT LIKE 'LISTEN%'`,
      );
      ended.push(...(await reading).flatMap((read) => (read.status === 'rejected' ? [read.reason] : [])));
    }
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every((error) => error instanceof StorageError && error.code === 'unreachable')).toBe(true);
    await eventually(async () => expect(await store.liveOfServer('any')).toEqual([]));
  });

  test('a bot that returns to its server and finds the database reserved by another one exits', async () => {
    const url = await server.newDatabase();
    const { failed } = await opens(url);
    const reserves = async (): Promise<Server> => {
      await server.stop('SIGQUIT');
      await server.start();
      return reserved(url).catch((error) => {
        // On a busy machine, the bot may return first.
        if (String(error).includes('is in use by a running bot')) return reserves();
        throw error;
      });
    };
    const { session } = await reserves();
    onTestFinished(() => session.end());
    expect(await failed).toContain('has been reserved by another program');
  });

  test('while a bot has the database, no other version can change it or reserve it', async () => {
    const url = await server.newDatabase();
    const { store } = await opens(url);
    const newer = { name: '20991231000000_runes', sql: 'CREATE TABLE "Rune" (id INT)', checksum: 'rune' };
    const beside = () => openPostgres(url, {}, { migrations: [...ourMigrations(), newer] });
    expect(await refusalOf(beside())).toMatch(/^in-use: .* this version changes it: stop all others first/);
    await expect(reserved(url)).rejects.toThrow('is in use by a running bot');
    expect(await store.commit(commitOf(lobby()))).toBe('done');
    await (await opens(url)).close();
  });

  test('missing privileges are distinguished from missing space', async () => {
    const url = await server.newDatabase();
    const { store } = await opens(url);
    await store.commit(commitOf(lobby()));
    const raises = (code: string) => `
      CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER fails BEFORE UPDATE ON "GameTable" EXECUTE FUNCTION fails()`;
    for (const [code, told] of [
      ['53100', 'full'],
      ['25006', 'read-only'],
      ['42501', 'no-rights'],
      ['57014', 'unreachable'],
      ['XX001', 'damaged'],
    ]) {
      await asks(url, raises(code ?? ''));
      await expect(store.commit(commitOf(next(lobby())))).rejects.toMatchObject({ code: told });
      await asks(url, 'DROP FUNCTION fails CASCADE');
    }
    await asks(url, raises('40P01'));
    expect(await store.commit(commitOf(next(lobby())))).toBe('conflict');
    expect(await store.load(lobby().id)).toEqual(lobby());
  });
});
