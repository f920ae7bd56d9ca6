/** Tells the operator when the disk or the database file fails. */
import type { Logger } from 'pino';
import type { Missing, StorageErrorListener } from '../storage/storage.ts';
import type { StorageError, StorageErrorCode } from '../tables/model/storage/storage-error.ts';

export interface StorageMonitor {
  readonly note: StorageErrorListener;
  /**
   * Why nothing can be written now; null when it can. Tries the database again first, since nothing reports when the
   * cause is gone.
   */
  readonly lastError: () => Promise<StorageErrorCode | null>;
}

/** Every press meets the same error: each kind is logged once in this time. */
const TOLD_AGAIN_AFTER_MS = 10 * 60_000;

const WHAT_TO_DO: Readonly<Record<StorageErrorCode, string>> = {
  full: 'the disk is full: nothing can be kept until there is room; then everything goes on by itself',
  locked:
    'another program writes to the database: nothing can be kept until it is closed; then everything goes on by itself',
  unwritable: 'the database cannot be written: look at the rights of the file, its folder and the disk',
  'read-only':
    'the server of the database can only be read: look whether it became a copy of another one, or default_transaction_read_only is on; nothing can be kept until it is written to again',
  'no-rights':
    'the server of the database does not give this user a right that the bot needs: give it back; then everything goes on by itself',
  unreachable:
    'the server of the database does not answer: nothing can be kept until it does; then everything goes on by itself',
  'lease-lost':
    'the server of the database could not be reached for too long, and other bots took over: the program opens everything anew',
  damaged: 'the database is damaged',
};

const FULL_AT_A_FLUSH = 'the disk is full, and what was written last may be lost: the program ends';

/** `probe` tells why the database cannot be written now, or null. */
export function monitorStorage(
  log: Logger,
  probe: () => Promise<StorageErrorCode | null>,
  now: () => number = Date.now,
): StorageMonitor {
  const toldAt = new Map<StorageErrorCode, number>();
  let last: StorageError | null = null;
  return {
    lastError: async () => {
      const tried = last;
      const isGone = tried !== null && (await probe()) === null;
      // An error that came meanwhile stays.
      if (isGone && last === tried) {
        log.info({ code: tried.code }, 'the database can be written again');
        last = null;
      }
      return last?.code ?? null;
    },
    note: (error) => {
      const { code, message, isFinal } = error;
      last = error;
      const before = toldAt.get(code);
      if (before === undefined || now() - before > TOLD_AGAIN_AFTER_MS) {
        toldAt.set(code, now());
        log.error({ code, says: message }, isFinal && code === 'full' ? FULL_AT_A_FLUSH : WHAT_TO_DO[code]);
      }
    },
  };
}

const MISSING: Readonly<Record<Missing, string>> = {
  'perhaps-everything': 'created an empty database',
  everything: 'the database is gone: a new one without a table was made, and all that was played is missing',
  latest: 'the database is an old copy: what was played after it is missing, and its tables are told so',
};

const BEFORE = 'if there was one before, stop the bot and check DATABASE_URL and the volume';
const OTHERWISE =
  'if that is not as you want it, stop the bot, look at DATABASE_URL and the volume, and put the right file or a backup in its place';

/** A first start in the right folder looks like a later one in the wrong folder. Only what is known to be lost is an error. */
export function tellWhatIsMissing(missing: Missing, log: Logger): void {
  if (missing === 'perhaps-everything') log.info(`${MISSING[missing]}; ${BEFORE}`);
  else log.error({ missing }, `${MISSING[missing]}; ${OTHERWISE}`);
}
