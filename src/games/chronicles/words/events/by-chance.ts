/** Lists the events that dice, cards or rune stones decide. */
import type { ChroniclesEvent, ChroniclesEventType } from '../../state/events.ts';

const BY_CHANCE: readonly ChroniclesEventType[] = [
  'own-card-changed',
  'card-placed',
  'enemy-awoke',
  'iotunn-came',
  'dice-rolled',
  'stones-thrown',
  'creatures-drawn',
];

export function isByChance({ type }: ChroniclesEvent): boolean {
  return BY_CHANCE.includes(type);
}
