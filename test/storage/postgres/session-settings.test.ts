/** Settings of the server, the database, the user or the URL don't change how the bot reads and writes. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { connect, openSession } from '../../../src/storage/postgres/opening/connecting.ts';
import { commitOf, due, lobby, NOON, next } from '../../shared/stores/tables.ts';
import { claimOne } from '../contract/outbox-rows.ts';
import { asks, isMissing, serverForTests } from './server.ts';

const ODD = [
  ['DateStyle', 'German, DMY'],
  ['TimeZone', 'Asia/Kathmandu'],
  ['IntervalStyle', 'sql_standard'],
  ['search_path', 'elsewhere'],
] as const;

/** The driver and the raw queries rely on these settings. */
const PINNED = [expect.stringMatching(/^ISO\b/), 'UTC', 'postgres', 'public'];
const SETTINGS = `SELECT ${ODD.map(([name]) => `current_setting('${name}') AS "${name}"`).join(', ')}`;

type Settings = Readonly<Record<string, string>>;

describe.skipIf(isMissing)('PostgreSQL', () => {
  const server = serverForTests();

  async function opens(url: string) {
    const opened = await openStorage(url);
    if (!opened.ok) throw new Error(opened.problem.sentence);
    onTestFinished(() => opened.close());
    return opened;
  }

  async function expectToKeepWhatItWrites(url: string): Promise<void> {
    const { store, lastSeen, close } = await opens(url);
    lastSeen.noteSeen(NOON);
    await store.commit(commitOf(lobby(), { jobs: [due(0, 'first'), due(60, 'later')] }));
    await store.commit(commitOf(next(lobby())));
    expect(await store.load(lobby().id)).toEqual(next(lobby()));
    expect(await store.liveOfServer('guild')).toEqual([next(lobby())]);
    const row = await claimOne(store, 0);
    expect(row.dueAt).toEqual(NOON);
    await store.finish(row);
    await close();
    const again = await opens(url);
    expect(again.missing).toBeNull();
    expect(again.lastSeen.seenAt()).toEqual(NOON);
    expect(await again.store.load(lobby().id)).toEqual(next(lobby()));
    const tables = `SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'GameTable'`;
    expect(await asks(url, tables)).toEqual([{ schema: 'public' }]);
  }

  test.each(ODD)('keeps what the program writes in a database with %s = %s', async (name, value) => {
    const url = await server.newDatabase('kept');
    const database = new URL(url).pathname.slice(1);
    await asks(url, `CREATE SCHEMA elsewhere; ALTER DATABASE ${database} SET ${name} = '${value}'`);
    await expectToKeepWhatItWrites(url);
  });

  test('keeps what the program writes with all of these settings in the URL', async () => {
    const url = await server.newDatabase('kept');
    await asks(url, 'CREATE SCHEMA elsewhere');
    const options = ODD.map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`).join(' ');
    await expectToKeepWhatItWrites(`${url}?options=${encodeURIComponent(options)}`);
  });

  test('sets the bot’s session settings on every connection', async () => {
    const url = await server.newDatabase('kept');
    const database = new URL(url).pathname.slice(1);
    await asks(url, 'CREATE SCHEMA elsewhere');
    for (const [name, value] of ODD) await asks(url, `ALTER DATABASE ${database} SET ${name} = '${value}'`);
    const session = await openSession(url, {});
    onTestFinished(() => session.end());
    const { client, disconnect } = connect(url);
    onTestFinished(disconnect);
    const { rows } = await session.query<Settings>(SETTINGS);
    const ofStores = await client.$queryRawUnsafe<Settings[]>(SETTINGS);
    for (const settings of [...rows, ...ofStores]) expect(Object.values(settings)).toEqual(PINNED);
    expect([rows.length, ofStores.length]).toEqual([1, 1]);
  });
});
