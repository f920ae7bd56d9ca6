/** The image, run as users run it. `npm run container` builds it and runs these tests. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newDatabase } from '../../../scripts/machine/new-database.ts';
import { postgresFolder } from '../../../scripts/machine/postgres.mjs';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import { ephemeralsOf, lastMessage, textOf } from '../../shared/people.ts';
import { asks } from '../../storage/postgres/server.ts';
import { type Hall, openHall } from '../bot.ts';
import { CONTAINER, healthCode, image, newVolume, PREVIOUS, runs, runsBot, startsBot } from './container.ts';

/** Long enough for whole games with a bot that compiles everything at each start. */
const PATIENCE = 300_000;
const MAX_PRESSES = 400;
const SQLITE = 'file:/app/data/ratatoskr.db';

function environment({ local }: Hall, databaseUrl: string) {
  return {
    NODE_ENV: 'production',
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: local.apiUrl,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
  };
}

function idsOf(components: readonly Component[]): readonly string[] {
  return everyComponent(components).flatMap(({ custom_id: id }) => id ?? []);
}

interface Asking {
  readonly board: Message;
  /** The first answer on the board; null once the game is over. */
  readonly answer: string | null;
}

/** The newest board of the channel; null while a highlight is the newest message. */
function askingOn(local: LocalDiscord): Asking | null {
  const board = lastMessage(local);
  if (board === undefined) return null;
  const ids = idsOf(board.components);
  const answer = ids.find((id) => id.includes('|a|')) ?? null;
  return answer !== null || ids.some((id) => id.endsWith('|t|replay')) ? { board, answer } : null;
}

/**
 * Each player presses the first answer of each board and of each follow-up question, until the game is over or this many answers
 * have been given. A player whose turn it isn't is refused. Returns the number of presses.
 */
async function plays({ local, ada, bo }: Hall, most: number): Promise<number> {
  for (let presses = 0; presses < most; presses += 1) {
    await local.world.until(() => askingOn(local) !== null);
    const asking = askingOn(local);
    if (asking === null) throw new Error('there is no board');
    const { board, answer } = asking;
    if (answer === null) return presses;
    const isAnswered = () => {
      const now = lastMessage(local);
      return now?.id !== board.id || now.editedAt !== board.editedAt;
    };
    for (const player of [ada, bo]) {
      const before = ephemeralsOf(local, player).length;
      const reply = () => ephemeralsOf(local, player).slice(before).at(-1);
      await player.presses(answer, board);
      await local.world.until(() => isAnswered() || reply() !== undefined);
      const question = reply();
      const [sure] = idsOf(question?.components ?? []);
      if (!isAnswered() && sure !== undefined) {
        await player.presses(sure, question);
        await local.world.until(isAnswered);
      }
      if (isAnswered()) break;
    }
    // If no one may press the answer, the game has moved on, and its new board is on the way.
    await local.world.until(isAnswered);
  }
  return most;
}

async function playsToTheEnd(hall: Hall): Promise<number> {
  const presses = await plays(hall, MAX_PRESSES);
  expect(presses).toBeLessThan(MAX_PRESSES);
  return presses;
}

async function beginsDuel({ local, ada, bo }: Hall): Promise<void> {
  await ada.types('/game new', { game: 'micromidgard', where: 'this channel' });
  await bo.types('/game join');
  await ada.types('/game start');
  await local.world.until(() => (askingOn(local)?.answer ?? null) !== null);
}

describe.skipIf(CONTAINER === null)('the image', () => {
  const newest = CONTAINER === null ? null : image(CONTAINER);
  const previous = CONTAINER === null ? null : image(PREVIOUS);
  if (newest === null || previous === null) return;

  test('refuses to start in production without a token, and says so in one sentence', {
    timeout: PATIENCE,
  }, async () => {
    const given = { NODE_ENV: 'production', DATABASE_URL: SQLITE };
    const { code, output } = await runsBot(newest, await newVolume(), given);
    expect(code).toBe(2);
    expect(output).toMatch(/^DISCORD_TOKEN is not set\. .*\n$/);
  });

  test('refuses a volume that belongs to another user, and says what to do', {
    timeout: PATIENCE,
  }, async () => {
    const hall = await openHall({ withBot: false });
    const { code, output } = await runsBot(newest, await newVolume(0), environment(hall, SQLITE));
    expect(code).not.toBe(0);
    expect(output).toMatch(/write/i);
  });

  test('plays on SQLite with a read-only root, backs up, restores, survives a kill, and stops while people press', {
    timeout: PATIENCE,
  }, async () => {
    const volume = await newVolume();
    const hall = await openHall({ withBot: false });
    const { ada, bo, local } = hall;
    const given = environment(hall, SQLITE);
    expect(await healthCode(newest, volume)).toBe(1);
    const first = await startsBot(newest, volume, given);
    expect(await healthCode(newest, volume)).toBe(0);
    const touch = await runs(newest, volume, ['touch', '/app/dist/new'], given);
    expect(touch.output).toContain('Read-only file system');
    await beginsDuel(hall);
    expect(await playsToTheEnd(hall)).toBeGreaterThan(10);

    const database = (...args: readonly string[]) =>
      runs(newest, volume, ['node', 'scripts/database.ts', ...args], given);
    expect(await database('backup', '--keep', '2')).toMatchObject({ code: 0 });
    const [backup = ''] = readdirSync(join(volume.folder, 'backups'));
    expect(await database('restore', `/app/data/backups/${backup}`)).toMatchObject({ code: 0 });
    await first.logs('database replaced by the restored copy');
    await expect.poll(() => healthCode(newest, volume), { timeout: 60_000, interval: 1_000 }).toBe(0);

    await beginsDuel(hall);
    await first.isKilled();
    const second = await startsBot(newest, volume, given);
    await plays(hall, 3);
    const status = () => textOf(ada.types('/game status'));
    const pressing = [...Array.from({ length: 20 }, status), textOf(bo.types('/game status'))];
    const move = plays(hall, 1).catch(() => 0);
    const { code, output } = await second.stops();
    expect(code).toBe(0);
    expect(output).toContain('"stopped"');
    // Each press got a reply, if only that the bot is restarting.
    expect(await Promise.all(pressing)).toHaveLength(21);

    await startsBot(newest, volume, given);
    await move;
    await playsToTheEnd(hall);
    expect(lastMessage(local)).toBeDefined();
  });

  test('continues a game from the previous release, which then refuses the database', {
    timeout: PATIENCE,
  }, async () => {
    const volume = await newVolume();
    const hall = await openHall({ withBot: false });
    const given = environment(hall, SQLITE);
    const before = await startsBot(previous, volume, given);
    await beginsDuel(hall);
    await plays(hall, 5);
    expect(await before.stops()).toMatchObject({ code: 0 });

    const after = await startsBot(newest, volume, given);
    expect(await playsToTheEnd(hall)).toBeGreaterThan(5);
    expect(await after.stops()).toMatchObject({ code: 0 });

    const { code, output } = await runsBot(previous, volume, given);
    expect(code).toBe(1);
    expect(output).toContain('newer version');
  });

  test('plays on PostgreSQL, starting from a dump of the previous release', {
    timeout: PATIENCE,
  }, async () => {
    const volume = await newVolume();
    const database = await newDatabase('postgres', volume.folder, []);
    try {
      const hall = await openHall({ withBot: false });
      const before = await startsBot(previous, volume, environment(hall, database.url));
      await beginsDuel(hall);
      await plays(hall, 5);
      expect(await before.stops()).toMatchObject({ code: 0 });

      const bin = postgresFolder() ?? '';
      const dump = join(volume.folder, 'dump.sql');
      execFileSync(join(bin, 'pg_dump'), ['--file', dump, database.url]);
      await asks(database.url, 'CREATE DATABASE restored');
      const restored = database.url.replace(/[^/]+$/, 'restored');
      execFileSync(join(bin, 'psql'), ['--quiet', '--set', 'ON_ERROR_STOP=1', '--file', dump, restored]);

      const given = environment(hall, restored);
      const after = await startsBot(newest, volume, given);
      expect(await playsToTheEnd(hall)).toBeGreaterThan(5);
      await beginsDuel(hall);
      await playsToTheEnd(hall);
      expect(await after.stops()).toMatchObject({ code: 0 });
      expect(await runsBot(previous, volume, given)).toMatchObject({
        code: 1,
        output: expect.stringContaining('newer version'),
      });
    } finally {
      await database.remove();
    }
  });
});
