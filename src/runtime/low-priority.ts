/** Lowers the priority of a helper process of the bot. */
import { getPriority, setPriority } from 'node:os';

/**
 * The bot answers people first, and the process works with the time that is left. Threads that it starts later inherit
 * the priority.
 */
export function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), priority));
  } catch {
    // If the system forbids that, or the process has already ended, nothing changes.
  }
}
