/** Counts the good parts of a position for a seat by name, in familiar units. More of a part is always better. */
import type { SeatIndex } from '../../../core/seat.ts';
import { LIGHTS, TRACKS } from '../box/components.ts';
import { fulfilledBy } from '../facts/prophecies.ts';
import type { SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';

/** The names of the parts. Each part is the seat's lead over the other; the most important one comes first. */
export const PARTS = ['points', 'prophecies', 'relics', 'levels', 'gold', 'mead'] as const;
export type Part = (typeof PARTS)[number];

export function partsOf(view: MicromidgardView, seat: SeatIndex): Record<Part, number> {
  const { seats } = view;
  const lead = (amount: (of: SeatState) => number) =>
    seats.reduce((sum, each, at) => sum + (at === seat ? amount(each) : -amount(each)), 0);
  return {
    points: lead(({ points }) => points),
    prophecies: nextProphecies(view, seat),
    relics: lead(({ relics }) => relics.length),
    levels: lead(({ levels }) => TRACKS.reduce((sum, track) => sum + levels[track], 0)),
    gold: lead(({ gold }) => gold),
    mead: lead(({ mead }) => mead),
  };
}

/** The seat's lead from the two next Prophecies, in points. Only one of them is scored, by the wolf that arrives first. */
function nextProphecies(view: MicromidgardView, seat: SeatIndex): number {
  const { prophecies, ragnaroks, box } = view;
  return LIGHTS.reduce((sum, side) => {
    const prophecy = prophecies[side][ragnaroks];
    const winner = prophecy === undefined ? null : fulfilledBy(view, prophecy);
    if (winner === null) return sum;
    const points = box.prophecyPoints[ragnaroks] ?? 0;
    return winner === seat ? sum + points : sum - points;
  }, 0);
}
