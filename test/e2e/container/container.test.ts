/** The image, run as users run it. `npm run container` builds it and runs these. */
import { describe, expect, test } from 'vitest';
import { newDatabase } from '../../../scripts/new-database.ts';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import { everyComponent } from '../../../src/playground/model/component-types.ts';
import type { Component, Message } from '../../../src/playground/model/shapes.ts';
import { ephemeralsOf, lastMessage, textOf } from '../../shared/people.ts';
import { type Hall, openHall } from '../bot.ts';
import { CONTAINER, newVolume, runs, runsBot, startsBot, type Volume } from './container.ts';

/** Building and starting takes longer here than in a process of its own. */
const PATIENCE = 120_000;
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
  /** Null once the game is over. */
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
 * Each player presses the first answer of each board, and of each question back, until the game is over. The one whose
 * turn it isn't is refused. Returns the presses.
 */
async function playsToTheEnd({ local, ada, bo }: Hall): Promise<number> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await local.world.until(() => askingOn(local) !== null);
    const asking = askingOn(local);
    if (asking === null) throw new Error('there is no board');
    const { board, answer } = asking;
    if (answer === null) return presses;
    const isAnswered = () => {
      const now = lastMessage(local);
      return now?.id !== board.id || now.editedAt !== board.editedAt;
    };
    const replies: string[] = [];
    for (const player of [ada, bo]) {
      const before = ephemeralsOf(local, player).length;
      const reply = () => ephemeralsOf(local, player).slice(before).at(-1);
      await player.presses(answer, board);
      await local.world.until(() => isAnswered() || reply() !== undefined);
      const question = reply();
      replies.push(question?.content ?? '');
      const [sure] = idsOf(question?.components ?? []);
      if (!isAnswered() && sure !== undefined) {
        await player.presses(sure, question);
        await local.world.until(isAnswered);
      }
      if (isAnswered()) break;
    }
    if (!isAnswered())
      throw new Error(`no one may press ${answer} on ${board.content}: ${replies.join('; ')}`);
  }
  throw new Error('the game does not end');
}

async function beginsDuel({ local, ada, bo }: Hall): Promise<void> {
  await ada.types('/game new', { game: 'micromidgard', where: 'this channel' });
  await bo.types('/game join');
  await ada.types('/game start');
  await local.world.until(() => (askingOn(local)?.answer ?? null) !== null);
}

describe.skipIf(CONTAINER === null)('the image', () => {
  test('refuses to start in production without a token, in one sentence', { timeout: PATIENCE }, async () => {
    const volume = await newVolume();
    const { code, output } = await runsBot(volume, { NODE_ENV: 'production', DATABASE_URL: SQLITE });
    expect(code).toBe(2);
    expect(output).toContain('DISCORD_TOKEN');
  });

  test('refuses a volume of another user, and says what to do', { timeout: PATIENCE }, async () => {
    const volume = await newVolume(0);
    const hall = await openHall({ withBot: false });
    const { code, output } = await runsBot(volume, environment(hall, SQLITE));
    expect(code).not.toBe(0);
    expect(output).toMatch(/write/i);
  });

  test('plays a game on SQLite, backs it up, and stops in order while people press', {
    timeout: PATIENCE,
  }, async () => {
    const volume: Volume = await newVolume();
    const hall = await openHall({ withBot: false });
    const { ada, bo, local } = hall;
    const given = environment(hall, SQLITE);
    const bot = await startsBot(volume, given);
    await beginsDuel(hall);
    expect(await playsToTheEnd(hall)).toBeGreaterThan(10);

    const backup = await runs(volume, ['node', 'scripts/database.ts', 'backup', '--keep', '2'], given);
    expect(backup).toMatchObject({ code: 0 });

    await beginsDuel(hall);
    const pressing = [ada, bo, ada, bo].map((player) => textOf(player.types('/game status')));
    const { code, output } = await bot.stops();
    expect(code).toBe(0);
    expect(output).toContain('"stopped"');
    // Each press got a reply, if only that the bot is restarting.
    expect(await Promise.all(pressing)).toHaveLength(4);

    const board = lastMessage(local);
    await startsBot(volume, given);
    expect(lastMessage(local)?.content).toBe(board?.content);
    await playsToTheEnd(hall);
  });

  test('plays a game on PostgreSQL', { timeout: PATIENCE }, async () => {
    const volume = await newVolume();
    const database = await newDatabase('postgres', volume.folder, []);
    try {
      const hall = await openHall({ withBot: false });
      const bot = await startsBot(volume, environment(hall, database.url));
      await beginsDuel(hall);
      await playsToTheEnd(hall);
      expect(await bot.stops()).toMatchObject({ code: 0 });
    } finally {
      await database.remove();
    }
  });
});
