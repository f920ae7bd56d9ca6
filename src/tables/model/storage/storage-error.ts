/** The reasons why the store could not write, other than bugs. */

/**
 * After `damaged`, the bot must not write any more. After `lease-lost`, another process has taken over, and this one has to open
 * the storage again. The other errors disappear once the operator frees the disk or the file, or the database server can be
 * reached again.
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

/**
 * The level for logging an error: low for a storage error, since the store logs its own errors once, however many callers they
 * affect.
 */
export function levelFor<Level extends string>(error: unknown, otherwise: Level): Level | 'debug' {
  return error instanceof StorageError ? 'debug' : otherwise;
}

/** An operation that the store rejected, without writing any part of it. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  /** Whether the process has to end: even if a later write succeeds, earlier ones may be lost. */
  readonly isFinal: boolean;

  /** `message` is the database's own text. */
  constructor(code: StorageErrorCode, message: string, isFinal = code === 'damaged') {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
