/** Finds the greatest of the gods' own actions. */
import { mostUrgent } from '../../../core/presentation/changes.ts';
import type { ChroniclesEvent } from '../state/events.ts';

/** The greatest action, the newest of several; null if the gods did nothing. */
export function mainEventOf(events: readonly ChroniclesEvent[]): ChroniclesEvent | null {
  return mostUrgent(events, greatnessOf);
}

/**
 * The importance of an event: first the saga's task, then actions that drive enemies back, then actions that help; 0 for events
 * that the gods did not cause.
 */
function greatnessOf(event: ChroniclesEvent): number {
  switch (event.type) {
    case 'deed-done':
    case 'task-fight-done':
      return 5;
    case 'saga-foe-moved':
      return event.to < event.from ? 4 : 0;
    case 'enemy-retreated':
    case 'iotunn-left':
    case 'world-healed':
      return 4;
    case 'card-taken-back':
    case 'artifact-taken':
    case 'rune-used':
      return 3;
    case 'anonymous-left':
    case 'fire-giants-left':
    case 'creature-chosen':
    case 'heroes-came':
    case 'life-given':
    case 'life-regained':
      return 2;
    case 'elves-taken':
    case 'vanir-dice-taken':
      return 1;
    default:
      return 0;
  }
}
