/** Waits for conditions, even on a busy machine: the timeout is so long that only a test that hangs reaches it. */
import { vi } from 'vitest';

const HANGS_AFTER_MS = 60_000;
const LOOKS_EVERY_MS = 10;

/** Repeats the check until it no longer throws. Rejects with its last error. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: LOOKS_EVERY_MS });
}
