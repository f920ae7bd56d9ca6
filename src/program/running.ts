/** Runs the bot: opens everything in order, and closes it in reverse order on a stop signal. */
import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { DISCORD_FILES } from '../../commands/server/attached-text.ts';
import type { Config } from '../config.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { openDaily } from '../daily/daily.ts';
import type { DaysAhead } from '../daily/days-ahead.ts';
import { openRateLimit, UNLIMITED } from '../discord/admission/rate-limit.ts';
import type { BotContext } from '../discord/bot.ts';
import { type Instruments, openInstruments } from '../metrics/instruments.ts';
import { measuredPainter, measuredStore, measuredThinker } from '../metrics/measured.ts';
import { openRenderer } from '../render/drawing/renderer.ts';
import { inPackage } from '../runtime/package-folder.ts';
import { withTimeout } from '../runtime/timeout.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { NewlyOpened, Storage } from '../storage/storage.ts';
import { withoutPassword } from '../storage/storage-url.ts';
import { openTables } from '../tables/tables.ts';
import { opponentBy } from '../thinking/opponent.ts';
import { openReviews } from '../thinking/reviews.ts';
import { openThinkers } from '../thinking/thinkers.ts';
import { type Closing, close, closeAll } from './closing.ts';
import { computersThinking } from './computers-thinking.ts';
import { type Connected, connectBot, whatEnds } from './connecting.ts';
import { CannotRun, type End, type Endings, type Host, listenForEnd } from './ending.ts';
import { openLogOutput } from './log/log-output.ts';
import { openLog, withoutSecrets } from './log/logging.ts';
import { daysMadeBy, keepMakingDays } from './making-days.ts';
import { paintersFor, thisMachine } from './painters.ts';
import { type Discord, openDiscord } from './reaching-discord.ts';
import { type Life, openMonitor } from './showing-itself.ts';
import { monitorStorage, reportMissing, reportOtherDatabase } from './storage-monitor.ts';
import { logDamage, logRowDamage, withTableLog } from './table-log.ts';
import { takeOverBackup, takeOverTables } from './taking-over.ts';

const PICTURE_WITHIN_MS = 5_000;
/** A supervisor kills a program soon after its stop signal. */
const CLOSED_WITHIN_MS = 13_000;

/** The things that opening the parts needs. */
interface Beginning {
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly life: Life;
  readonly closing: Closing;
  /** Once it is aborted, nothing more is opened. */
  readonly signal: AbortSignal;
}

/** The parts that stay open while the database is replaced. */
interface Surroundings {
  readonly instruments: Instruments;
  readonly discord: Discord;
}

/** Runs until the host stops it, or until it can't continue. Returns the exit code. */
export async function run(config: Config, catalogue: Catalogue, host: Host): Promise<number> {
  const output = openLogOutput();
  const log = openLog(config.logLevel, config.discordToken === null ? [] : [config.discordToken], output);
  output.onCaughtUp((lines) => log.warn({ lines }, 'dropped log lines that were not read in time'));
  const life: Life = {
    phase: 'starting',
    startedAt: new Date(),
    droppedLogLines: output.dropped,
    storage: null,
    storageMonitor: null,
    connection: null,
  };
  const closing: Closing = { connection: [], bot: [], around: [] };
  const endings = listenForEnd(host, {
    another: (error) => log.error({ error }, 'another uncaught error'),
    again: async () => {
      log.warn('stop signal received again, exiting at once');
      await output.close();
    },
  });
  const code = await live({ config, catalogue, log, life, closing, signal: endings.signal }, endings);
  life.phase = 'stopping';
  if ((await withTimeout(closeAll(closing, log), CLOSED_WITHIN_MS)) === null) log.warn('shutdown timed out');
  log.info({ code }, 'stopped');
  endings.letGo();
  await output.close();
  return code;
}

async function live(beginning: Beginning, endings: Endings): Promise<number> {
  const { log, life } = beginning;
  try {
    const surroundings = await openSurroundings(beginning);
    for (;;) {
      const { connection, storage } = await open(beginning, surroundings);
      const restore = storage.restoreIsReady.then(() => 'restore' as const);
      const anew = connection.shared?.lostAll.then(() => 'anew' as const);
      const ends = [failureOf(storage), ...whatEnds(connection)];
      const next = await Promise.race([
        endings.came,
        restore,
        ...(anew === undefined ? [] : [anew]),
        ...ends,
      ]);
      if (next === 'restore') await makeRoom(beginning, connection);
      else if (next === 'anew') await beginAnew(beginning, connection);
      else return await afterAll(next, beginning, connection);
    }
  } catch (error) {
    if (error instanceof CannotRun) {
      log.fatal({ reason: error.message }, 'cannot start');
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    const isEnd = endings.signal.aborted && error === endings.signal.reason;
    const end: End = isEnd ? (endings.signal.reason as End) : { code: 'fault', error };
    return afterwards(end, { log, life });
  }
}

/**
 * Closes the database for a copy laid ready. Work in progress belongs to the old database and is finished first. Only
 * the connection stays, and asks people to wait a moment.
 */
async function makeRoom(beginning: Beginning, connection: Connected): Promise<void> {
  beginning.log.info('restoring a database copy: finishing work in flight');
  beginning.life.phase = 'restoring';
  await connection.rest();
  await closeBot(beginning);
}

/** Others have taken over all that this program had, so it comes back as a new one. */
async function beginAnew(beginning: Beginning, { shared }: Connected): Promise<void> {
  beginning.log.warn("other instances took over this instance's shards, restarting");
  beginning.life.phase = 'starting';
  await shared?.leave();
  await closeBot(beginning);
}

async function closeBot({ log, life, closing }: Beginning): Promise<void> {
  life.connection = null;
  life.storage = null;
  life.storageMonitor = null;
  await close(closing.bot, log);
}

async function failureOf({ failed }: Storage): Promise<never> {
  throw new CannotRun(await failed);
}

/** A program with a stop signal lets others take over first, while it still responds. */
async function afterAll(end: End, beginning: Beginning, { shared }: Connected): Promise<number> {
  const code = afterwards(end, beginning);
  beginning.life.phase = 'stopping';
  if (end.code === 'signal') await shared?.handOver();
  return code;
}

/** Logs the end and returns the exit code; after a fault it makes the supervisor start the program again. */
function afterwards(end: End, { log, life }: Pick<Beginning, 'log' | 'life'>): number {
  if (end.code === 'signal') {
    log.info({ signal: end.signal }, 'stop signal received: finishing work in flight');
    return 0;
  }
  const { error } = end;
  log.fatal({ error, ...life.connection?.inFlight() }, 'uncaught error, exiting');
  const sentence = withoutSecrets(error instanceof Error ? error.message : String(error));
  process.stderr.write(`Uncaught error, exiting: ${sentence}\n`);
  return 1;
}

async function openSurroundings({ config, log, life, closing, signal }: Beginning): Promise<Surroundings> {
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

interface Opened {
  readonly connection: Connected;
  readonly storage: Storage;
}

async function open(beginning: Beginning, { instruments, discord }: Surroundings): Promise<Opened> {
  const { config, log, life, closing, signal } = beginning;
  signal.throwIfAborted();
  const storage = await openStorageOf(beginning, instruments);
  const { bot, days } = openBot(beginning, storage, { instruments, discord });
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
): { readonly bot: BotContext; readonly days: DaysAhead } {
  const store = measuredStore(withTableLog(storage.store, log), instruments, now);
  const renderer = openRenderer({
    workers: paintersFor(thisMachine()),
    timeoutMs: PICTURE_WITHIN_MS,
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
      log.warn({ table, error }, 'computer player failed, played a simpler move'),
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
      now,
      missing: () => void days.make(),
    }),
    boxes,
    settings,
    statistics,
    catalogue,
    painter,
    thinker,
    reviews: openReviews(thinker),
    now,
    log,
    filesFrom,
    about: { version: versionOfProgram(), startedAt: life.startedAt, ...config.links },
    measures,
    lastSeen,
  };
  return { bot, days };
}

/** The settings for the log, without the token and passwords. */
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
