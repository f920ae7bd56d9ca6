/** Reports in stable words whether the bot is working, for containers, supervisors and operators. */
import type { GatewayState } from '../discord/connection/gateway/state.ts';
import type { Backlog } from '../tables/model/outbox.ts';
import type { StorageErrorCode } from '../tables/model/storage/storage-error.ts';
import type { Share } from './share.ts';
import { ageOf } from './sight.ts';

/** The phase of the program's life. */
export type Phase = 'starting' | 'running' | 'restoring' | 'stopping';

export interface Signs {
  readonly phase: Phase;
  readonly startedAt: Date;
  readonly now: Date;
  readonly gateway: GatewayState | null;
  /** Null if the database does not respond. */
  readonly backlog: Backlog | null;
  /** The reason why the database cannot be written; null if it can, as far as is known. */
  readonly storageError: StorageErrorCode | null;
  /** The time at which delivery last checked the outbox. */
  readonly lastPoll: Date | null;
  /** Null if no other process can have some of the shards. */
  readonly share: Share | null;
  /** The number of ms by which this machine's clock is ahead of the database's. */
  readonly clockAhead: number;
}

export interface Health {
  readonly status: 'ok' | 'failing' | Exclude<Phase, 'running'>;
  /** `partly` means that some shards are not connected, `standby` that other processes have them all. */
  readonly discord: 'connected' | 'partly' | 'disconnected' | 'standby';
  /** The numbers of the shards that are not connected. */
  readonly shardsAway: readonly number[];
  /** `silent` means that the database cannot be read; a storage error code is the reason why it cannot be written. */
  readonly database: 'answers' | 'silent' | StorageErrorCode;
  /** `stuck` means that delivery has stopped checking the outbox, `late` that a job is long overdue. */
  readonly outbox: 'running' | 'stuck' | 'late';
  /** Omitted if no other process can have some of the shards. */
  readonly shards?: Share;
  /** The number of seconds by which this machine's clock is ahead of the database's; omitted if it is only a few. */
  readonly clockAheadSeconds?: number;
}

/** A smaller difference means nothing to an operator. */
const CLOCK_TOLERANCE_MS = 5_000;

/** Delivery checks the outbox at least every half minute, so after this long without a check it must be stuck. */
const STUCK_AFTER_MS = 2 * 60_000;
const LATE_AFTER_MS = 5 * 60_000;

export function healthOf({
  phase,
  startedAt,
  now,
  gateway,
  backlog,
  storageError,
  lastPoll,
  share,
  clockAhead,
}: Signs): Health {
  const shards = gateway ?? [];
  const shardsAway = shards.filter(({ isConnected }) => !isConnected).map(({ id }) => id);
  const discord = discordOf();
  const database = backlog === null ? 'silent' : (storageError ?? 'answers');
  const outbox = outboxOf();
  const isThere = discord === 'connected' || discord === 'standby';
  const isWell = isThere && share?.isInDoubt !== true && database === 'answers' && outbox === 'running';
  const isClockRight = Math.abs(clockAhead) < CLOCK_TOLERANCE_MS;
  const clock = isClockRight ? {} : { clockAheadSeconds: Math.round(clockAhead / 1000) };
  const status = phase === 'running' ? (isWell ? 'ok' : 'failing') : phase;
  return {
    status,
    discord,
    shardsAway,
    database,
    outbox,
    ...(share === null ? {} : { shards: share }),
    ...clock,
  };

  function discordOf(): Health['discord'] {
    if (shards.length === 0 && share !== null && share.programs > 1) return 'standby';
    if (shardsAway.length === shards.length) return 'disconnected';
    return shardsAway.length === 0 ? 'connected' : 'partly';
  }

  /** A job that became due before the process started counts as overdue only from that start. */
  function outboxOf(): Health['outbox'] {
    if (ageOf(lastPoll ?? startedAt, now) > STUCK_AFTER_MS) return 'stuck';
    const oldest = backlog?.oldestDueAt ?? null;
    const since = oldest !== null && oldest < startedAt ? startedAt : oldest;
    return ageOf(since, now) > LATE_AFTER_MS ? 'late' : 'running';
  }
}
