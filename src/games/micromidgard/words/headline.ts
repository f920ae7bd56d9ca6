/** Chooses the event to show first on a phone. */
import { mostUrgent } from '../../../core/presentation/changes.ts';
import type { MicromidgardEvent } from '../state/events.ts';

/** The most urgent event that has a line of its own, the newest of several; null if no event is important enough. */
export function headlineOf(events: readonly MicromidgardEvent[]): MicromidgardEvent | null {
  return mostUrgent(events, urgencyOf);
}

/**
 * The urgency of an event: first events that end the game, then the effects of Ragnarök, points, and the other raven's actions; 0
 * for all others.
 */
function urgencyOf(event: MicromidgardEvent): number {
  switch (event.type) {
    case 'game-ended':
      return 7;
    case 'prophecy-scored':
      return 6;
    case 'wolf-ran':
      return event.left < 0 ? 5 : 0;
    case 'points-gained':
      return 4;
    case 'relic-claimed':
    case 'relic-used':
    case 'square-activated':
      return 3;
    case 'meeple-moved':
      return 2;
    case 'start-resource-taken':
    case 'first-player-drawn':
      return 1;
    default:
      return 0;
  }
}
