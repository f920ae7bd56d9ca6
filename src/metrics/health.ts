/** Whether the bot does its work, in stable words, for whoever watches over it: a container, a supervisor, a person. */
import type { GatewayState } from '../discord/gateway-state.ts';
import type { Backlog } from '../tables/model/outbox.ts';
import type { StorageErrorCode } from '../tables/model/storage-error.ts';
import { ageOf } from './sight.ts';

/** What the life of the program has come to. */
export type Phase = 'starting' | 'running' | 'restoring' | 'stopping';

export interface Signs {
  readonly phase: Phase;
  readonly startedAt: Date;
  readonly now: Date;
  readonly gateway: GatewayState | null;
  /** Null where the database does not answer. */
  readonly backlog: Backlog | null;
  /** What keeps anything from being written into it; null where nothing is known to. */
  readonly storageError: StorageErrorCode | null;
  /** When the outbox was last looked through. */
  readonly lastLook: Date | null;
}

export interface Health {
  readonly status: 'ok' | 'failing' | Exclude<Phase, 'running'>;
  readonly discord: 'connected' | 'disconnected';
  /** `silent`: it cannot be read either. The others: why nothing can be written into it. */
  readonly database: 'answers' | 'silent' | StorageErrorCode;
  /** `stuck`: nobody looks through it. `late`: something in it should have been done long ago. */
  readonly outbox: 'running' | 'stuck' | 'late';
}

/** The outbox is looked through every half minute at least. */
const STUCK_AFTER_MS = 2 * 60_000;
const LATE_AFTER_MS = 5 * 60_000;

export function healthOf({ phase, startedAt, now, gateway, backlog, storageError, lastLook }: Signs): Health {
  const discord = gateway?.isConnected === true ? 'connected' : 'disconnected';
  const database = backlog === null ? 'silent' : (storageError ?? 'answers');
  const outbox = outboxOf();
  const isWell = discord === 'connected' && database === 'answers' && outbox === 'running';
  return { status: phase === 'running' ? (isWell ? 'ok' : 'failing') : phase, discord, database, outbox };

  /** What came due while the program was away is not its fault: nothing counts from before it was started. */
  function outboxOf(): Health['outbox'] {
    if (ageOf(lastLook ?? startedAt, now) > STUCK_AFTER_MS) return 'stuck';
    const oldest = backlog?.oldestDueAt ?? null;
    const since = oldest !== null && oldest < startedAt ? startedAt : oldest;
    return ageOf(since, now) > LATE_AFTER_MS ? 'late' : 'running';
  }
}
