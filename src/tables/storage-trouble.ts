/** What keeps a store from keeping something, when it is not the program's fault. */

/** A damaged store must not be written any more; the others are well again once whoever runs the bot has seen to it. */
export const STORAGE_TROUBLES = ['full', 'locked', 'unwritable', 'damaged'] as const;
export type StorageTroubleCode = (typeof STORAGE_TROUBLES)[number];

/** Nothing of what was to be kept was kept. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
  readonly code: StorageTroubleCode;
  /** The program has to end: a later write that succeeds would say nothing of what was written before. */
  readonly isFinal: boolean;

  /** `message` is what the database says. */
  constructor(code: StorageTroubleCode, message: string, isFinal = code === 'damaged') {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
  }
}
