/** Finds the most important of the gods' own actions. */
import { mostUrgent } from '../../../core/presentation/changes.ts';
import { isEnemy } from '../facts/fights.ts';
import type { YggdrasilEvent } from '../state/events.ts';

/** The most important action, the newest of several; null if the gods did nothing. */
export function mainEventOf(events: readonly YggdrasilEvent[]): YggdrasilEvent | null {
  return mostUrgent(events, greatnessOf);
}

/**
 * The importance of an event: first runes, then actions that hold enemies back, then preparations; 0 for events that the gods did
 * not cause.
 */
function greatnessOf(event: YggdrasilEvent): number {
  switch (event.type) {
    case 'rune-completed':
      return 6;
    case 'fight-won':
      return isEnemy(event.foe) ? 5 : 4;
    case 'calming-tried':
      return event.calmed ? 5 : 2;
    case 'card-discarded':
    case 'giant-discarded':
    case 'enemy-retreated':
      return 3;
    case 'fight-lost':
    case 'artifact-taken':
    case 'souls-sought':
    case 'vikings-sent':
    case 'fires-put-out':
      return 2;
    case 'elf-taken':
    case 'vikings-taken':
    case 'counters-exchanged':
    case 'valkyries-moved':
    case 'vanir-advanced':
    case 'trance-entered':
      return 1;
    default:
      return 0;
  }
}
