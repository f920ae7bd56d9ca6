/** Serves the bot's health and metrics on a separate port, for its operator. */
import type { Logger } from 'pino';
import { healthOf, type Phase } from '../metrics/health.ts';
import type { Instruments } from '../metrics/instruments.ts';
import { type HealthServer, type HealthServerSettings, openHealthServer } from '../metrics/server.ts';
import { showSight } from '../metrics/sight.ts';
import { withTimeout } from '../runtime/timeout.ts';
import type { Storage } from '../storage/storage.ts';
import type { Backlog } from '../tables/model/outbox.ts';
import type { Connected } from './connecting.ts';
import { CannotRun } from './ending.ts';
import type { StorageMonitor } from './storage-monitor.ts';

/** The parts of the bot that exist so far. */
export interface Life {
  phase: Phase;
  readonly startedAt: Date;
  readonly droppedLogLines: () => number;
  storage: Storage | null;
  storageMonitor: StorageMonitor | null;
  connection: Connected | null;
}

/** The time limit for responding to a health request. */
const ANSWERED_WITHIN_MS = 2_000;

/** Throws `CannotRun` if it cannot listen on that port. */
export async function openMonitor(
  settings: HealthServerSettings,
  life: Life,
  { registry }: Instruments,
  log: Logger,
): Promise<HealthServer> {
  const now = () => life.storage?.now() ?? new Date();
  const clockAhead = () => life.storage?.clockAhead() ?? 0;
  const gateway = () => life.connection?.gateway() ?? null;
  const share = () => life.connection?.shared?.share() ?? null;

  async function countBacklog(): Promise<Backlog | null> {
    try {
      const { storage } = life;
      return storage === null ? null : await withTimeout(storage.store.backlog(now()), ANSWERED_WITHIN_MS);
    } catch (error) {
      log.warn({ error }, 'cannot count outbox messages');
      return null;
    }
  }

  const backlog = together(countBacklog);

  const health = async () =>
    healthOf({
      phase: life.phase,
      startedAt: new Date(life.startedAt.getTime() - clockAhead()),
      now: now(),
      gateway: gateway(),
      backlog: await backlog(),
      storageError: life.storage === null ? null : ((await life.storageMonitor?.lastError()) ?? null),
      lastPoll: life.connection?.delivery.lastPoll() ?? null,
      share: share(),
      clockAhead: clockAhead(),
    });

  const isHealthy = async () => (await health()).status === 'ok';
  const { droppedLogLines } = life;
  showSight(registry, { isHealthy, backlog, gateway, share, now, droppedLogLines, clockAhead });
  try {
    const failed = (error: unknown) => log.error({ error }, 'cannot answer health or metrics request');
    const server = await openHealthServer(settings, { health, registry, failed });
    log.info({ host: settings.host, port: server.port }, 'health and metrics server listening');
    return server;
  } catch (error) {
    throw new CannotRun(refusalFor(error, settings));
  }
}

/** Calls made while another is running share its result. */
function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

const REASONS: Readonly<Record<string, (settings: HealthServerSettings) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port}, for health and metrics, is taken by another program. Stop it, or choose another as HEALTH_PORT.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HEALTH_HOST is ${host}, which isn't an address of this machine. Leave it empty for 127.0.0.1.`,
  EACCES: ({ port }) =>
    `Port ${port}, for health and metrics, is closed to this user. Choose one above 1023 as HEALTH_PORT.`,
};

/** The sentence for an error that a wrong setting causes. Rethrows other errors. */
function refusalFor(error: unknown, settings: HealthServerSettings): string {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
  const code = String(error.code);
  const { host, port } = settings;
  return (
    REASONS[code]?.(settings) ??
    `Health and metrics cannot be served on ${host}, port ${port} (${code}). Check HEALTH_HOST and HEALTH_PORT.`
  );
}
