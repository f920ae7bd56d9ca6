/** Lowers the priority of a helper process of the bot. */
import { constants, getPriority, setPriority } from 'node:os';

/**
 * The niceness of each kind of helper process, most urgent first: a higher number means a lower priority, and the bot has 0. A
 * board comes before advice, because a whole table waits for it, and drawing is over sooner. On a busy machine, advice with the
 * lowest priorities would try too few boards to be meaningful.
 */
export const NICENESS = {
  drawing: 3,
  advice: 5,
  thinking: Math.round((constants.priority.PRIORITY_BELOW_NORMAL + constants.priority.PRIORITY_LOW) / 2),
  animation: constants.priority.PRIORITY_LOW,
} as const;

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
