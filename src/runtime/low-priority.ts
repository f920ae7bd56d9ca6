/** Lowers the priority of a helper process of the bot. */
import { getPriority, setPriority } from 'node:os';

/**
 * Responding to people comes first, and the helper process uses the remaining CPU time. Threads that it starts later inherit the
 * priority.
 */
export function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, Math.max(getPriority(), priority));
  } catch {
    // If the system forbids it, or the process has already ended, nothing changes.
  }
}
