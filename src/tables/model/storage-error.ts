/** What keeps a store from keeping something, when it is not the program's fault. */

/** A damaged store must not be written any more; the others are well again once whoever runs the bot has seen to it. */
export const STORAGE_ERRORS = ['full', 'locked', 'unwritable', 'damaged'] as const;
export type StorageErrorCode = (typeof STORAGE_ERRORS)[number];

/** Nothing of what was to be kept was kept. */
export class StorageError extends Error {
  override readonly name = 'StorageTrouble';
  readonly code: StorageErrorCode;
  /** The program has to end: a later write that succeeds would say nothing of what was written before. */
  readonly isFinal: boolean;

  /** `message` is what the database says. */
  constructor(code: StorageErrorCode, message: string, isFinal = code === 'damaged') {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
