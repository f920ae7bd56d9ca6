/** Runs the bot: opens its parts, and closes them in reverse order on a stop signal. */
import type { Config } from '../config.ts';
import type { Catalogue } from '../core/catalogue.ts';
import { withTimeout } from '../runtime/timeout.ts';
import type { Storage } from '../storage/storage.ts';
import { StorageError } from '../tables/model/storage/storage-error.ts';
import { type Closing, close, closeAll } from './closing.ts';
import { type Connected, whatEnds } from './connecting.ts';
import { CannotRun, type End, type Endings, type Host, listenForEnd } from './ending.ts';
import { openLogOutput } from './log/log-output.ts';
import { openLog, withoutSecrets } from './log/logging.ts';
import { type Beginning, type Opened, openParts, openSurroundings, type Surroundings } from './opening.ts';
import type { Life } from './showing-itself.ts';

/** A supervisor kills a process soon after its stop signal. */
const CLOSED_WITHIN_MS = 13_000;

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
      const opened = await openUnlessLost(beginning, surroundings);
      if (opened === null) continue;
      const { connection, storage } = opened;
      const restore = storage.restoreIsReady.then(() => 'restore' as const);
      const lostLeases = connection.shared?.lostAll.then(() => 'restart' as const);
      const ends = [failureOf(storage), ...whatEnds(connection)];
      const next = await Promise.race([
        endings.came,
        restore,
        ...(lostLeases === undefined ? [] : [lostLeases]),
        ...ends,
      ]);
      if (next === 'restore') await makeRoom(beginning, connection);
      else if (next === 'restart') await restart(beginning, connection);
      else return await afterAll(next, beginning, connection);
    }
  } catch (error) {
    if (error instanceof CannotRun) {
      log.fatal({ reason: error.message }, life.phase === 'starting' ? 'cannot start' : 'cannot continue');
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
    const isEnd = endings.signal.aborted && error === endings.signal.reason;
    const end: End = isEnd ? (endings.signal.reason as End) : { code: 'fault', error };
    return afterwards(end, { log, life });
  }
}

/**
 * Closes the database, so that a staged copy can replace it. Work in progress belongs to the old database and is finished first.
 * Only the connection stays open, and asks people to wait a moment.
 */
async function makeRoom(beginning: Beginning, connection: Connected): Promise<void> {
  beginning.log.info('restoring a database copy: finishing work in flight');
  beginning.life.phase = 'restoring';
  await connection.rest();
  await closeBot(beginning);
}

/** Other processes have taken over everything that this process had, so it starts again as a new one. */
async function restart(beginning: Beginning, { shared }: Connected): Promise<void> {
  beginning.log.warn("other instances took over this instance's shards, restarting");
  beginning.life.phase = 'starting';
  await shared?.leave();
  await closeBot(beginning);
}

/** Returns null if other instances took over the lease while this one was starting, so that it has to start again. */
async function openUnlessLost(beginning: Beginning, surroundings: Surroundings): Promise<Opened | null> {
  try {
    return await openParts(beginning, surroundings);
  } catch (error) {
    if (!(error instanceof StorageError && error.code === 'lease-lost')) throw error;
    beginning.log.warn(
      "another instance took over this instance's lease during startup; restarting this one",
    );
    await closeBot(beginning);
    return null;
  }
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

/** On a stop signal, lets other processes take over first, while this one still responds. */
async function afterAll(end: End, beginning: Beginning, { shared }: Connected): Promise<number> {
  const code = afterwards(end, beginning);
  beginning.life.phase = 'stopping';
  if (end.code === 'signal') await shared?.handOver();
  return code;
}

/** Logs the end and returns the exit code; the code for a fault makes the supervisor restart the program. */
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
