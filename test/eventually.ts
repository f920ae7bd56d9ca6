/** What comes to pass by itself, however busy the machine is: not seconds decide, only a test that hangs is ended. */
import { vi } from 'vitest';

const HANGS_AFTER_MS = 60_000;
const LOOKS_EVERY_MS = 10;

/** Looks again and again until the check throws no more. Rejects with what it threw last. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: HANGS_AFTER_MS, interval: LOOKS_EVERY_MS });
}
