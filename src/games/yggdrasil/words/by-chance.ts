/** Lists the events that dice, cards, bags or the pile of giants decide. */
import type { YggdrasilEvent, YggdrasilEventType } from '../state/events.ts';

const BY_CHANCE: readonly YggdrasilEventType[] = [
  'card-drawn',
  'enemy-advanced',
  'colour-rolled',
  'vikings-died',
  'fire-giants-came',
  'island-sank',
  'giants-appeared',
  'giant-revealed',
  'calming-tried',
  'hammers-rolled',
  'souls-sought',
  'fires-put-out',
  'card-discarded',
  'card-stays',
];

export function isByChance({ type }: YggdrasilEvent): boolean {
  return BY_CHANCE.includes(type);
}
