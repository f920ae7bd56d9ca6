/** What is good about a position for a seat, by name, in units that people know; more of each is better. */
import type { SeatIndex } from '../../../core/seat.ts';
import { TRACKS } from '../components.ts';
import type { SeatState } from '../state.ts';
import type { MicromidgardView } from '../view.ts';

/** Each is what the seat has more than the other. */
export const PARTS = ['points', 'gold', 'mead', 'levels', 'relics'] as const;
export type Part = (typeof PARTS)[number];

export function partsOf({ seats }: MicromidgardView, seat: SeatIndex): Record<Part, number> {
  const lead = (amount: (of: SeatState) => number) =>
    seats.reduce((sum, each, at) => sum + (at === seat ? amount(each) : -amount(each)), 0);
  return {
    points: lead(({ points }) => points),
    gold: lead(({ gold }) => gold),
    mead: lead(({ mead }) => mead),
    levels: lead(({ levels }) => TRACKS.reduce((sum, track) => sum + levels[track], 0)),
    relics: lead(({ relics }) => relics.length),
  };
}
