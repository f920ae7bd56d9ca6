/**
 * The program when it can't start: one sentence about the fault and the remedy, and an exit code. One failure of each kind
 * runs in the real process; the others run in this one, since a process takes a second to load.
 */

import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { startLocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Host } from '../../../src/program/ending.ts';
import { run } from '../../../src/program/running.ts';
import { openStorage } from '../../../src/storage/open-storage.ts';
import { runsToTheEnd } from '../bot-process.ts';

const FOREIGN_TOKEN = 'MTIz.not.mine';

function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'tables.db');
}

async function localDiscord() {
  const local = await startLocalDiscord({ port: 0 });
  onTestFinished(() => local.close());
  return local;
}

/** Runs the program with this environment, but without its log. */
async function runsHere(environment: Readonly<Record<string, string>>) {
  const read = readConfig({ LOG_LEVEL: 'silent', ...environment });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  let stderr = '';
  const writing = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
  try {
    const host: Host = Object.assign(new EventEmitter(), { exit: () => expect.unreachable() });
    return { code: await run(read.config, CATALOGUE, host), stderr };
  } finally {
    writing.mockRestore();
  }
}

test('a token that Discord refuses ends the program', async () => {
  const { apiUrl } = await localDiscord();
  const ended = await runsHere({
    DISCORD_TOKEN: FOREIGN_TOKEN,
    DISCORD_API_URL: apiUrl,
    DATABASE_URL: `file:${databaseFile()}`,
  });
  expect(ended).toEqual({
    code: 1,
    stderr:
      'Discord refuses the token in DISCORD_TOKEN. Copy it again from the developer portal, under Bot.\n',
  });
});

test('a gateway that rejects the bot ends the program', async () => {
  const { apiUrl, token, world } = await localDiscord();
  world.injectGatewayFault({ kind: 'refusing', code: 4014 });
  const ended = await runsToTheEnd({ DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, LOG_LEVEL: 'fatal' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  expect(ended.stderr).toMatch(/\(Guilds, DirectMessages; code 4014\).+Privileged Gateway Intents/);
  expect(ended.stdout).toContain('"msg":"cannot start"');
});

test.each([
  [4004, /^Discord refuses the token in DISCORD_TOKEN\./],
  [4010, /shard.+code 4010.+update the bot/],
  [4011, /2,500 servers/],
  [4012, /update the bot/],
  [4013, /\(Guilds, DirectMessages; code 4013\): update the bot/],
])('a gateway that rejects the bot with code %i ends the program', async (code, sentence) => {
  const { apiUrl, token, world } = await localDiscord();
  world.injectGatewayFault({ kind: 'refusing', code });
  const ended = await runsHere({
    DISCORD_TOKEN: token,
    DISCORD_API_URL: apiUrl,
    DATABASE_URL: `file:${databaseFile()}`,
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^[^\n]+\n$/);
  expect(ended.stderr).toMatch(sentence);
});

test('a Discord that allows the bot fewer sessions than it has shards ends the program', async () => {
  const { apiUrl, token, world } = await localDiscord();
  world.sharding.set({ shards: 3, sessionsADay: 2 });
  const ended = await runsHere({
    DISCORD_TOKEN: token,
    DISCORD_API_URL: apiUrl,
    DATABASE_URL: `file:${databaseFile()}`,
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^Discord lets this bot connect 2 more times until 2[^\n]+ 3 shards[^\n]+\n$/);
});

/** A port used by another program. */
async function takenPort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

test('a page port that another program uses ends the program', async () => {
  const port = await takenPort();
  const ended = await runsToTheEnd({ PORT: String(port), LOG_LEVEL: 'silent' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT=8788 npm start.\n`,
  );
});

test('a port for health and metrics that another program uses ends the program', async () => {
  const port = await takenPort();
  const ended = await runsHere({ PORT: '0', HEALTH_PORT: String(port) });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe(
    `Port ${port}, for health and metrics, is taken by another program. Stop it, or choose another as HEALTH_PORT.\n`,
  );
});

test("an address for health and metrics that this machine doesn't have ends the program", async () => {
  const ended = await runsHere({ HEALTH_PORT: '0', HEALTH_HOST: '192.0.2.1' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe(
    "HEALTH_HOST is 192.0.2.1, which isn't an address of this machine. Leave it empty for 127.0.0.1.\n",
  );
});

test("a file that isn't a database ends the program", async () => {
  const file = databaseFile();
  writeFileSync(file, 'Dear diary, today the squirrel came by again.'.repeat(200));
  const ended = await runsToTheEnd({ DATABASE_URL: `file:${file}`, PORT: '0', LOG_LEVEL: 'silent' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(
    /^The database \S+ is not a database: check the path; nothing was changed in it/,
  );
  expect(readFileSync(file, 'utf8')).toMatch(/^Dear diary/);
});

test('a path in which no folder can be created ends the program', async () => {
  const ended = await runsToTheEnd({
    DATABASE_URL: 'file:/proc/nowhere/a.db',
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^The database \/proc\/nowhere\/a\.db cannot be opened or created[^\n]+\n$/);
});

test('an unreachable PostgreSQL server, in the URL form that hosting providers use, ends the program', async () => {
  const DATABASE_URL = 'postgres://bot:hush@127.0.0.1:1/bot?sslmode=require&schema=public';
  const ended = await runsToTheEnd({ DATABASE_URL, PORT: '0', LOG_LEVEL: 'info' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(
    /^The database postgresql:\/\/\*\*\*@127\.0\.0\.1:1\/bot\?sslmode=verify-full cannot be reached[^\n]+\n$/,
  );
  expect(ended.stdout).not.toContain('hush');
});

test('a damaged file of the local Discord ends the program', async () => {
  const ended = await runsToTheEnd({ PORT: '0', LOG_LEVEL: 'silent' }, { 'data/local-discord.json': '{' });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^data\/local-discord\.json cannot be read: delete it[^\n]+\n$/);
});

test("a folder in place of the local Discord's file ends the program", async () => {
  const ended = await runsToTheEnd({ PORT: '0', LOG_LEVEL: 'silent' }, { 'data/local-discord.json/a': '' });
  expect(ended.stderr).toMatch(/^data\/local-discord\.json cannot be read: delete it[^\n]+\n$/);
});

test('a damaged database ends the program', async () => {
  const file = databaseFile();
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(opened.problem.code);
  await opened.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 4096, 4096 * 3);
  writeFileSync(file, bytes);
  const ended = await runsHere({ DATABASE_URL: `file:${file}`, DISCORD_TOKEN: FOREIGN_TOKEN });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^The database \S+ is damaged: restore a backup/);
  expect(readFileSync(file)).toEqual(bytes);
});

test('a database from a newer version ends the program', async () => {
  const file = databaseFile();
  const opened = await openStorage(`file:${file}`);
  if (!opened.ok) throw new Error(opened.problem.code);
  await opened.close();
  const database = new Database(file);
  database.exec(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
    SELECT 'later', 'later', '29991231000000_ragnarok', started_at, finished_at, 1 FROM "_prisma_migrations" LIMIT 1`);
  database.close();
  const ended = await runsHere({ DATABASE_URL: `file:${file}`, DISCORD_TOKEN: FOREIGN_TOKEN });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/^The database \S+ was made by a newer version: update the bot/);
});

test('a configuration with mistakes ends the program, with one sentence for each mistake', async () => {
  const ended = await runsToTheEnd({ PORT: 'many', LOG_LEVEL: 'loud', DISCORD_TOKEN: 'two words' });
  expect(ended.code).toBe(2);
  expect(ended.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^DISCORD_TOKEN is what was given \(not shown here\); it must be /),
    expect.stringMatching(/^LOG_LEVEL is "loud"; it must be one of /),
    expect.stringMatching(/^PORT is "many"; it must be a whole number/),
  ]);
  expect(ended.stderr).not.toContain('two words');
});
