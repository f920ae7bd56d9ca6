/** Measures the whole path of a press: from the local Discord to the bot, the database, the picture and back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { commandsFor } from '../../commands/list.ts';
import type { Catalogue } from '../../src/core/catalogue.ts';
import { playersChance } from '../../src/core/playing.ts';
import { atRandom } from '../../src/core/policy.ts';
import { encodeAnswer } from '../../src/core/requests/answer-code.ts';
import { openDaily } from '../../src/daily/daily.ts';
import { UNLIMITED } from '../../src/discord/admission/rate-limit.ts';
import type { Connection } from '../../src/discord/client.ts';
import { connectAlone } from '../../src/discord/connecting-alone.ts';
import { openPageQueue } from '../../src/discord/page-queue.ts';
import { type LocalDiscord, startLocalDiscord } from '../../src/playground/local-discord.ts';
import { CHANNELS, GUILD } from '../../src/playground/world/hall.ts';
import { openLog } from '../../src/program/log/logging.ts';
import { openRenderer } from '../../src/render/drawing/renderer.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import type { ChannelId } from '../../src/tables/model/table.ts';
import { openTables, type Tables } from '../../src/tables/tables.ts';
import { thinkerHere } from '../../src/thinking/here.ts';
import { judgeBy } from '../../src/thinking/judging.ts';
import { opponentBy } from '../../src/thinking/opponent.ts';
import { openReviews } from '../../src/thinking/reviews.ts';
import { type Figure, megabytes, percentile } from './figures.ts';

const TABLES = 100;
const ACTIONS = 300;
/** Ten actions a second in total. */
const BETWEEN_ACTIONS_MS = 100;
const BOARD_WITHIN_MS = 10_000;
/** The pause between two samples of the event loop's delay. The histogram includes this pause, so it's subtracted. */
const RESOLUTION_MS = 5;

export async function benchDiscord(catalogue: Catalogue): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-bench-'));
  const local = await startLocalDiscord({ port: 0 });
  const opened = await openStorage(`file:${join(folder, 'bench.db')}`);
  if (!opened.ok) throw new Error(`no database: ${opened.problem.code}`);
  const { store, boxes, settings, statistics, people, daily } = opened;
  const painter = openRenderer({ workers: 1, timeoutMs: 10_000 });
  let connection: Connection | undefined;
  const now = () => new Date();
  const tables = openTables({
    store,
    boxes,
    settings,
    people,
    catalogue,
    now,
    jobsWritten: () => connection?.delivery.wake(),
  });
  const bot = {
    tables,
    store,
    boxes,
    settings,
    statistics,
    daily: openDaily({
      store: daily,
      catalogue,
      opponent: opponentBy(thinkerHere(catalogue, 0)),
      judge: judgeBy(thinkerHere(catalogue, 0), (error) => {
        throw error;
      }),
      now,
      missing: () => undefined,
      damaged: () => undefined,
    }),
    catalogue,
    painter,
    pages: openPageQueue(),
    thinker: thinkerHere(catalogue, 0),
    reviews: openReviews(thinkerHere(catalogue, 0)),
    now,
    log: openLog('error', [], process.stdout),
    filesFrom: [local.url],
    about: { version: '0', startedAt: now(), source: null, support: null, privacy: null, terms: null },
  };
  connection = await connectAlone(bot, commandsFor(catalogue), {
    token: local.token,
    apiUrl: local.apiUrl,
    rateLimit: UNLIMITED,
  });
  const idle = process.memoryUsage().rss;

  await settings.changeServer(GUILD.id, { mostTables: TABLES, mostInChannel: TABLES }, now());
  const channels = await openThreads(local, catalogue);
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const { acknowledged, posted } = await press(local, tables, channels);
  delay.disable();
  const busy = process.memoryUsage().rss;

  await connection.close();
  await Promise.all([opened.close(), painter.close(), local.close()]);
  rmSync(folder, { recursive: true });
  return [
    {
      measure: `acknowledged, ${TABLES} tables, p50`,
      value: percentile(acknowledged, 0.5),
      unit: 'ms',
      target: '15',
    },
    {
      measure: `acknowledged, ${TABLES} tables, p99`,
      value: percentile(acknowledged, 0.99),
      unit: 'ms',
      target: '50',
    },
    { measure: 'press to board shown, p50', value: percentile(posted, 0.5), unit: 'ms', target: '-' },
    { measure: 'press to board shown, p95', value: percentile(posted, 0.95), unit: 'ms', target: '400' },
    {
      measure: 'event loop delay, p99 (local Discord included)',
      value: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
      unit: 'ms',
      target: '20',
    },
    { measure: 'memory idle (local Discord included)', value: megabytes(idle), unit: 'MB', target: '-' },
    {
      measure: `memory, ${TABLES} tables (local Discord included)`,
      value: megabytes(busy),
      unit: 'MB',
      target: '- (see npm run load)',
    },
  ];
}

async function openThreads(local: LocalDiscord, catalogue: Catalogue): Promise<readonly ChannelId[]> {
  const { id: host } = personOf(local);
  const [hall] = CHANNELS;
  if (hall === undefined) throw new Error('the local Discord has no channel to play in');
  const [gameId = ''] = catalogue.keys();
  const channels: ChannelId[] = [];
  for (let number = 0; number < TABLES; number += 1) {
    const thread = local.people.openThread(host, hall.id, `table ${number}`);
    if (!('id' in thread)) throw new Error(thread.code);
    await local.people.slash(host, thread.id, 'game new', { game: gameId });
    await local.world.until(({ messagesIn }) =>
      messagesIn(thread.id).some((one) => one.components.length > 0),
    );
    await local.people.slash(host, thread.id, 'game start');
    await local.world.until(({ messagesIn }) =>
      messagesIn(thread.id).some((one) => one.attachments.length > 0),
    );
    channels.push(thread.id as ChannelId);
  }
  return channels;
}

async function press(local: LocalDiscord, tables: Tables, channels: readonly ChannelId[]) {
  const { id: host } = personOf(local);
  const pick = playersChance('bench');
  const acknowledged: number[] = [];
  const posted: number[] = [];
  const shown: Promise<void>[] = [];
  for (let number = 0; number < ACTIONS; number += 1) {
    const channel = channels[number % channels.length] as ChannelId;
    const loaded = await tables.loadedIn(channel);
    if (loaded === null || loaded.request === null) continue;
    const { presenter, game } = loaded.entry;
    const view = game.observe(loaded.table.state);
    const action = atRandom.answer(loaded.request, null, pick);
    const alternative = loaded.request.alternatives.find(({ id }) => id === action.choice);
    // The bot would ask for confirmation first, and post no new board.
    if (alternative === undefined || presenter.warning(alternative, action.values, view) !== null) continue;
    const board = boardOf(local, channel);
    const start = performance.now();
    await local.people.slash(host, channel, 'act', { answer: encodeAnswer(alternative, action.values) });
    acknowledged.push(performance.now() - start);
    shown.push(
      local.world
        .until(() => boardOf(local, channel) !== board, BOARD_WITHIN_MS)
        .then(() => void posted.push(performance.now() - start)),
    );
    await wait(Math.max(0, BETWEEN_ACTIONS_MS - (performance.now() - start)));
  }
  await Promise.all(shown);
  return { acknowledged, posted };
}

/** The id of the picture on the newest board. */
function boardOf(local: LocalDiscord, channel: string): string | undefined {
  const boards = local.world.messagesIn(channel).filter(({ attachments }) => attachments.length > 0);
  return boards.at(-1)?.attachments[0]?.id;
}

function personOf(local: LocalDiscord) {
  const person = local.world.personCalled('Ada');
  if (person === undefined) throw new Error('nobody lives in the local Discord');
  return person;
}
