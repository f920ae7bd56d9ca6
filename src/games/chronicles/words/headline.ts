/** Chooses the event to show first on a phone. */
import { mostUrgent } from '../../../core/presentation/changes.ts';
import { levelOf } from '../box/tree.ts';
import type { ChroniclesEvent } from '../state/events.ts';

/** The most urgent event that has a line of its own, the newest of several; null if no event is important enough. */
export function headlineOf(events: readonly ChroniclesEvent[]): ChroniclesEvent | null {
  return mostUrgent(events, urgencyOf);
}

/** If a god is down to this much Life, people should read about the loss first. */
const LITTLE_LIFE = 2;

/** If a saga foe is this close to the end of its track, people should read about its move first. */
const FEW_SPACES = 2;

/**
 * The urgency of an event: first events that end the game, then those that can lose it, the enemies' actions, and the gods'
 * gains; 0 for all others.
 */
function urgencyOf(event: ChroniclesEvent): number {
  switch (event.type) {
    case 'gods-won':
    case 'gods-lost':
      return 7;
    case 'enemy-moved': {
      const climbs = event.enemy === 'hel' || event.enemy === 'surt';
      return climbs && event.to !== 'cage' && levelOf(event.to) === 'top' ? 6 : 0;
    }
    case 'iotunn-came':
      return event.pawnsLeft === 0 ? 6 : 0;
    case 'world-ravaged':
      return event.markersLeft === 0 ? 6 : 5;
    case 'life-lost':
      return event.left <= LITTLE_LIFE ? 6 : 3;
    case 'page-turned':
      return 6;
    case 'saga-foe-moved':
      return event.to < event.from ? 2 : event.length - event.to <= FEW_SPACES ? 6 : 3;
    case 'deed-done':
    case 'task-fight-done':
      return 3;
    case 'fenrir-bit':
    case 'nidhogg-moved':
      return 5;
    case 'enemy-awoke':
    case 'enemy-roused':
      return 4;
    case 'enemy-retreated':
    case 'iotunn-left':
    case 'world-healed':
      return 2;
    case 'card-placed':
      return 1;
    default:
      return 0;
  }
}
