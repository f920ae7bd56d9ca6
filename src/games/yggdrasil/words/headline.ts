/** Of several events, the one that a phone should show first. */
import { RESIDENCE } from '../box/box.ts';
import { isRagnarok } from '../components.ts';
import type { YggdrasilEvent } from '../events.ts';

/** The most urgent event with a line of its own, the newest of several; null where none stands out. */
export function headlineOf(events: readonly YggdrasilEvent[]): YggdrasilEvent | null {
  const urgent = events.filter((event) => urgencyOf(event) > 0);
  return urgent.reduce<YggdrasilEvent | null>(
    (first, event) => (first === null || urgencyOf(event) >= urgencyOf(first) ? event : first),
    null,
  );
}

/** What ends the game, then what can lose it, then what the enemies do, then what the gods achieve; 0 for the rest. */
function urgencyOf(event: YggdrasilEvent): number {
  switch (event.type) {
    case 'gods-won':
    case 'gods-lost':
      return 6;
    case 'enemy-advanced':
    case 'enemy-dragged':
      return event.to === RESIDENCE ? 5 : 2;
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
