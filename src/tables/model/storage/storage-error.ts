/** Why the store could not write, if that is not a fault of the program. */

/**
 * After `damaged` the bot must not write any more. After `lease-lost` another program does what this one did, and it has
 * to open the storage again. The other errors pass once the operator frees the disk or the file, or the server of the
 * database can be reached again.
 */
export const STORAGE_ERRORS = [
  'full',
  'locked',
  'unwritable',
  'read-only',
  'no-rights',
  'unreachable',
  'lease-lost',
  'damaged',
] as const;
export type StorageErrorCode = (typeof STORAGE_ERRORS)[number];

/** How loud to log an error: quietly if it is the store's, which logs its own errors once for everyone who meets them. */
export function levelFor<Level extends string>(error: unknown, otherwise: Level): Level | 'debug' {
  return error instanceof StorageError ? 'debug' : otherwise;
}

/** The store wrote nothing of what it was asked to write. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  /** The program has to end: even when a later write succeeds, earlier ones may be lost. */
  readonly isFinal: boolean;

  /** `message` is the text of the database. */
  constructor(code: StorageErrorCode, message: string, isFinal = code === 'damaged') {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
