/** Chooses the event to show first on a phone. */
import { mostUrgent } from '../../../core/presentation/changes.ts';
import { isRagnarok } from '../box/components.ts';
import type { YggdrasilEvent } from '../state/events.ts';
import { type Stretch, stretchOf } from './names.ts';

/** The newest of the most urgent events that have a line of their own and still matter; null if there isn't one. */
export function headlineOf(events: readonly YggdrasilEvent[]): YggdrasilEvent | null {
  return mostUrgent(
    events.filter((event, at) => !isAverted(event, events.slice(at + 1))),
    urgencyOf,
  );
}

/** Whether a later event has ended the danger: a message can cover several turns, in which an enemy was calmed or pushed back. */
function isAverted(event: YggdrasilEvent, since: readonly YggdrasilEvent[]): boolean {
  switch (event.type) {
    case 'fenrir-angered':
      return since.some((later) => later.type === 'calming-tried' && later.calmed);
    case 'enemy-advanced':
    case 'enemy-dragged':
      return since.some((later) => later.type === 'enemy-retreated' && later.enemy === event.enemy);
    default:
      return false;
  }
}

/**
 * The urgency of an advance by the area that the enemy has entered. If it crossed no border, it matters as little as an enemy
 * outside.
 */
const CROSSING_INTO: Readonly<Record<Stretch, number>> = {
  residence: 6,
  'beyond-the-door': 5,
  'beyond-the-wall': 4,
  outside: 2,
};

/**
 * The urgency of an event: first events that end the game, then those that can lose it, the enemies' actions, and the gods'
 * gains; 0 for all others.
 */
function urgencyOf(event: YggdrasilEvent): number {
  switch (event.type) {
    case 'gods-won':
    case 'gods-lost':
      return 7;
    case 'enemy-advanced':
    case 'enemy-dragged':
      return CROSSING_INTO[stretchOf(event.from) === stretchOf(event.to) ? 'outside' : stretchOf(event.to)];
    case 'card-drawn':
      return isRagnarok(event.card) ? 4 : 0;
    case 'fenrir-angered':
      return 3;
    case 'no-card':
      return 2;
    case 'rune-completed':
    case 'fight-won':
    case 'card-discarded':
      return 1;
    default:
      return 0;
  }
}
