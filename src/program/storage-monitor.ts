/** Notifies the operator when the disk or the database file fails. */
import type { Logger } from 'pino';
import type { Missing, StorageErrorListener } from '../storage/storage.ts';
import type { StorageError, StorageErrorCode } from '../tables/model/storage/storage-error.ts';

export interface StorageMonitor {
  readonly note: StorageErrorListener;
  /**
   * The reason why nothing can be written now; null if writing works. Tries the database again first, since nothing reports when
   * a problem is solved.
   */
  readonly lastError: () => Promise<StorageErrorCode | null>;
}

/** Every press causes the same error, so each kind is logged only once in this time. */
const LOGGED_AGAIN_AFTER_MS = 10 * 60_000;

const WHAT_TO_DO: Readonly<Record<StorageErrorCode, string>> = {
  full: 'disk full: the bot cannot save anything until there is space, and recovers by itself',
  locked:
    'database locked by another program: the bot cannot save anything until that program is closed, and recovers by itself',
  unwritable: 'cannot write to the database: check the permissions of the file, its folder and the disk',
  'read-only':
    'database server is read-only: check whether it became a replica or default_transaction_read_only is on; the bot cannot save anything until it accepts writes',
  'no-rights': 'database user lacks a privilege that the bot needs: grant it, and the bot recovers by itself',
  unreachable:
    'database server unreachable: the bot cannot save anything until it answers, and recovers by itself',
  'lease-lost': 'database server unreachable for too long: other instances took over, restarting',
  damaged: 'database damaged',
};

const FULL_AT_A_FLUSH = 'disk full, the last writes may be lost: exiting';

/** `probe` returns the reason why the database can't be written now, or null. */
export function monitorStorage(
  log: Logger,
  probe: () => Promise<StorageErrorCode | null>,
  now: () => number = Date.now,
): StorageMonitor {
  const loggedAt = new Map<StorageErrorCode, number>();
  let last: StorageError | null = null;
  return {
    lastError: async () => {
      const tried = last;
      const isGone = tried !== null && (await probe()) === null;
      // If another error was reported in the meantime, that error stays.
      if (isGone && last === tried) {
        log.info({ code: tried.code }, 'database writable again');
        last = null;
      }
      return last?.code ?? null;
    },
    note: (error) => {
      const { code, message, isFinal } = error;
      last = error;
      const before = loggedAt.get(code);
      if (before === undefined || now() - before > LOGGED_AGAIN_AFTER_MS) {
        loggedAt.set(code, now());
        log.error({ code, says: message }, isFinal && code === 'full' ? FULL_AT_A_FLUSH : WHAT_TO_DO[code]);
      }
    },
  };
}

const MISSING: Readonly<Record<Missing, string>> = {
  'perhaps-everything': 'created an empty database',
  everything: 'database missing: created an empty one, all games are gone',
  latest: 'database is an old copy: later moves are missing, and the tables are told',
};

const OTHERWISE =
  "if you didn't intend that, stop the bot, check DATABASE_URL and the volume, and put back the right file or a backup";

/** A first start in the right folder looks the same as a later one in the wrong folder. Only a known loss is an error. */
export function reportMissing(missing: Missing, log: Logger): void {
  if (missing === 'perhaps-everything') log.info(MISSING[missing]);
  else log.error({ missing }, `${MISSING[missing]}; ${OTHERWISE}`);
}

/** Only a bot that ran before has commands on Discord. */
export function reportOtherDatabase(log: Logger): void {
  log.warn(
    'this bot ran before, but its database is empty: if its games should be there, stop the bot and check DATABASE_URL and the volume',
  );
}
