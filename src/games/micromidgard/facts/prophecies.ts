/** Measures each Prophecy, and finds who fulfils it. [M-711 to M-726] */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import {
  LEANINGS,
  type Leaning,
  type Light,
  MEASURES,
  type Measure,
  type Prophecy,
} from '../box/components.ts';
import type { MicromidgardState, SeatState } from '../state/state.ts';
import { relicsShowing } from './relics.ts';

const MEASURED: Readonly<Record<Measure, (seat: SeatState) => number>> = {
  gold: ({ gold }) => gold,
  mead: ({ mead }) => mead,
  resources: ({ gold, mead }) => gold + mead,
  'gold-over-mead': ({ gold, mead }) => gold - mead,
  'mead-over-gold': ({ gold, mead }) => mead - gold,
  'sun-relics': (seat) => relicsShowing(seat, 'sun').length,
  'moon-relics': (seat) => relicsShowing(seat, 'moon').length,
  relics: ({ relics }) => relics.length,
  'red-level': ({ levels }) => levels.red,
  'blue-level': ({ levels }) => levels.blue,
  'sun-level': ({ levels }) => levels.sun,
  'moon-level': ({ levels }) => levels.moon,
  levels: ({ levels: { red, blue, sun, moon } }) => red + blue + sun + moon,
  points: ({ points }) => points,
};

interface Parts {
  readonly leaning: Leaning;
  readonly measure: Measure;
}

const PARTS: ReadonlyMap<Prophecy, Parts> = new Map(
  LEANINGS.flatMap((leaning) =>
    MEASURES.map((measure): [Prophecy, Parts] => [`${leaning}-${measure}`, { leaning, measure }]),
  ),
);

export function partsOf(prophecy: Prophecy): Parts {
  const parts = PARTS.get(prophecy);
  if (parts === undefined) throw new RangeError(`not a Prophecy: ${prophecy}`);
  return parts;
}

/** Finds a seat's amount of the thing that the Prophecy compares. */
export function amountFor(prophecy: Prophecy): (seat: SeatState) => number {
  return MEASURED[partsOf(prophecy).measure];
}

/** Each seat's amount of the thing that the Prophecy compares. */
export function amountsFor({ seats }: MicromidgardState, prophecy: Prophecy): readonly number[] {
  return seats.map(amountFor(prophecy));
}

/** The seat that fulfils the Prophecy at this moment; null on a tie. */
export function fulfilledBy({ seats }: MicromidgardState, prophecy: Prophecy): SeatIndex | null {
  const { leaning, measure } = partsOf(prophecy);
  const [one = 0, other = 0] = seats.map(MEASURED[measure]);
  if (one === other) return null;
  return seatIndex(one > other === (leaning === 'most') ? 0 : 1);
}

/** The leftmost remaining Prophecy of a side. */
export function nextProphecy({ prophecies, ragnaroks }: MicromidgardState, side: Light): Prophecy {
  const prophecy = prophecies[side][ragnaroks];
  if (prophecy === undefined) throw new RangeError('no Prophecy is left');
  return prophecy;
}

/** The points of the leftmost remaining column. */
export function pointsAtStake({ box, ragnaroks }: MicromidgardState): number {
  return box.prophecyPoints[ragnaroks] ?? 0;
}

export function areAllPropheciesDone({ box, ragnaroks }: MicromidgardState): boolean {
  return ragnaroks >= box.prophecyPoints.length;
}
