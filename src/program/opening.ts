/** Opens the parts of the bot in order: those that last as long as the program, the storage, the bot, and its connection. */
import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { DISCORD_FILES } from '../../commands/server/attached-text.ts';
import type { Config } from '../config.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { openDaily } from '../daily/daily.ts';
import type { DaysAhead } from '../daily/days-ahead.ts';
import { openRateLimit, UNLIMITED } from '../discord/admission/rate-limit.ts';
import type { BotContext } from '../discord/bot.ts';
import { openPageQueue } from '../discord/page-queue.ts';
import { type Instruments, openInstruments } from '../metrics/instruments.ts';
import { measuredPainter, measuredStore, measuredThinker } from '../metrics/measured.ts';
import { openRenderer } from '../render/drawing/renderer.ts';
import { inPackage } from '../runtime/package-folder.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { NewlyOpened, Storage } from '../storage/storage.ts';
import { withoutPassword } from '../storage/storage-url.ts';
import { openTables } from '../tables/tables.ts';
import { judgeBy } from '../thinking/judging.ts';
import { opponentBy } from '../thinking/opponent.ts';
import { openReviews } from '../thinking/reviews.ts';
import { openThinkers } from '../thinking/thinkers.ts';
import { type Closing, close } from './closing.ts';
import { computersThinking } from './computers-thinking.ts';
import { type Connected, connectBot } from './connecting.ts';
import { CannotRun } from './ending.ts';
import { firstBoards } from './first-boards.ts';
import { daysMadeBy, keepMakingDays } from './making-days.ts';
import { paintersFor, thisMachine } from './painters.ts';
import { type Discord, openDiscord } from './reaching-discord.ts';
import { type Life, openMonitor } from './showing-itself.ts';
import { monitorStorage, reportMissing, reportOtherDatabase } from './storage-monitor.ts';
import { logDamage, logRowDamage, withTableLog } from './table-log.ts';
import { takeOverBackup, takeOverTables } from './taking-over.ts';

const PICTURE_WITHIN_MS = 5_000;

/** Everything needed to open the parts. */
export interface Beginning {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly life: Life;
  readonly closing: Closing;
  /** Once the signal is aborted, nothing more is opened. */
  readonly signal: AbortSignal;
}

/** The parts that stay open while the database is replaced. */
export interface Surroundings {
  readonly instruments: Instruments;
  readonly discord: Discord;
}

export async function openSurroundings({
  config,
  log,
  life,
  closing,
  signal,
}: Beginning): Promise<Surroundings> {
  const version = versionOfProgram();
  log.info({ version, node: process.versions.node, ...settingsOf(config) }, 'starting');
  const instruments = openInstruments({ version });
  if (config.health !== null) {
    const monitor = await openMonitor(config.health, life, instruments, log);
    closing.around.push(() => monitor.close());
  }
  signal.throwIfAborted();
  const discord = await openDiscord(config);
  closing.around.push(() => discord.close());
  return { instruments, discord };
}

export interface Opened {
  readonly connection: Connected;
  readonly storage: Storage;
}

export async function openParts(
  beginning: Beginning,
  { instruments, discord }: Surroundings,
): Promise<Opened> {
  const { config, log, life, closing, signal } = beginning;
  signal.throwIfAborted();
  const storage = await openStorageOf(beginning, instruments);
  const { bot, days, warmUp } = openBot(beginning, storage, { instruments, discord });
  await takeOverTables(bot.tables, log);
  await takeOverBackup(bot.tables, storage.backups, log);
  signal.throwIfAborted();
  const rateLimit = config.isRateLimited ? openRateLimit() : UNLIMITED;
  await close(closing.connection, log);
  const connection = await connectBot(bot, discord, storage.shardLeases, { rateLimit, signal });
  closing.connection.push(() => connection.close());
  life.connection = connection;
  if (storage.missing === 'perhaps-everything' && connection.application.ranBefore) reportOtherDatabase(log);
  void connection.ready.then(() => logReady(beginning, discord, connection));
  void connection.ready.then(warmUp);
  const stop = keepMakingDays(days, connection);
  closing.connection.push(stop);
  return { connection, storage };
}

function logReady({ log, life }: Beginning, { page }: Discord, connection: Connected): void {
  if (life.connection !== connection || life.phase === 'stopping') return;
  life.phase = 'running';
  const { name, invite } = connection.application;
  log.info({ name }, 'ready');
  if (page !== null) process.stdout.write(`Ready. Play on ${page} and stop the bot with Ctrl-C.\n`);
  else log.info({ invite }, 'open this address to invite the bot to a server');
}

async function openStorageOf(
  { config, log, life, closing, signal }: Beginning,
  { flushed }: Instruments,
): Promise<NewlyOpened> {
  const monitor = monitorStorage(log, async () => (await life.storage?.errorNow()) ?? null);
  life.storageMonitor = monitor;
  const damaged = logRowDamage(log);
  const opened = await openStorage(config.databaseUrl, { onError: monitor.note, flushed, damaged, log });
  if (!opened.ok) throw new CannotRun(opened.problem.sentence);
  life.storage = opened;
  closing.bot.push(() => opened.close());
  const { restored, missing } = opened;
  if (restored !== null) log.warn(restored, 'database replaced by the restored copy');
  if (missing !== null) reportMissing(missing, log);
  signal.throwIfAborted();
  return opened;
}

function openBot(
  { config, catalogue, log, life, closing }: Beginning,
  { boxes, settings, statistics, people, daily, lastSeen, now, ...storage }: Storage,
  { instruments, discord }: Surroundings,
): { readonly bot: BotContext; readonly days: DaysAhead; warmUp(): Promise<void> } {
  const store = measuredStore(withTableLog(storage.store, log), instruments, now);
  const renderer = openRenderer({
    workers: paintersFor(thisMachine()),
    timeoutMs: PICTURE_WITHIN_MS,
    firstBoards: () => firstBoards(catalogue),
    onFallback: (because) => log.warn({ because }, 'cannot load skia, drawing with librsvg'),
  });
  closing.bot.push(() => renderer.close());
  const painter = measuredPainter(renderer, instruments);
  const thinkers = openThinkers();
  closing.bot.push(() => thinkers.close());
  const thinker = measuredThinker(thinkers, instruments);
  const jobsWritten = (guildId: string | null) => life.connection?.delivery.wake(guildId);
  const damaged = logDamage(log);
  const tables = openTables({
    store,
    boxes,
    settings,
    people,
    catalogue,
    now,
    jobsWritten,
    damaged,
    askComputer: computersThinking(thinker),
    computerFailed: (table, error) =>
      log.warn({ table, error }, 'computer player failed; played a simpler move instead'),
  });
  const days = daysMadeBy(thinkers, { store: daily, now, log });
  const { measures } = instruments;
  const filesFrom = discord.filesUrl === undefined ? DISCORD_FILES : [discord.filesUrl];
  const bot = {
    tables,
    store,
    daily: openDaily({
      store: daily,
      catalogue,
      opponent: opponentBy(thinker),
      judge: judgeBy(thinker, (error) =>
        log.warn({ error }, 'cannot judge an attempt at the daily challenge'),
      ),
      now,
      missing: () => void days.make(),
      damaged: logRowDamage(log),
    }),
    boxes,
    settings,
    statistics,
    catalogue,
    painter,
    pages: openPageQueue(),
    thinker,
    reviews: openReviews(thinker),
    now,
    log,
    filesFrom,
    about: { version: versionOfProgram(), startedAt: life.startedAt, ...config.links },
    measures,
    lastSeen,
  };
  return { bot, days, warmUp: renderer.warmUp };
}

/** The settings to log, without the token and passwords. */
function settingsOf({ discordToken, discordApiUrl, databaseUrl, logLevel }: Config) {
  const discord = discordToken === null ? 'local' : (discordApiUrl ?? 'discord.com');
  return { discord, database: withoutPassword(databaseUrl), logLevel };
}

function versionOfProgram(): string {
  const { version } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}
