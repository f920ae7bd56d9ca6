/** What of a moment tells who will win: what each seat has, and whom the Prophecies favour, as one list of numbers. */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { BLESSINGS_OF, type Blessing, LIGHTS, RELICS, TRACKS } from '../components.ts';
import { fulfilledBy } from '../prophecies/prophecies.ts';
import type { MicromidgardState, SeatState } from '../state.ts';
import { spacesLeft } from '../wolves/wolves.ts';

const BLESSINGS: readonly Blessing[] = TRACKS.flatMap((track) => BLESSINGS_OF[track]);
const RESOURCE_STEPS = 7;
const COLUMNS = 5;
/** Whoever is asked for the Prophecies of the first column: by the spaces left to its wolf, the last for so many and more. */
const DISTANCES = 5;

/** The places in the list where each kind of feature begins. */
const POINTS = 0;
/** Points count more as the game draws to its end. */
const LATE_POINTS = 1;
const GOLD = 2;
const MEAD = GOLD + RESOURCE_STEPS;
const LEVELS = MEAD + RESOURCE_STEPS;
const RELIC_SIDES = LEVELS + BLESSINGS.length * 3;
const NEXT_PROPHECY = RELIC_SIDES + RELICS.length * 2;
const LATER_PROPHECY = NEXT_PROPHECY + DISTANCES * 2;
/** Whoever moves next is better off. */
const TEMPO = LATER_PROPHECY + COLUMNS;
export const FEATURE_COUNT = TEMPO + 1;

const BLESSING_AT = new Map(BLESSINGS.map((blessing, at) => [blessing, LEVELS + at * 3]));
const RELIC_AT = new Map(RELICS.map((relic, at) => [relic, RELIC_SIDES + at * 2]));

/** How much more of each feature the seat has than the other. `isNext`: it moves next. */
export function featuresOf(state: MicromidgardState, seat: SeatIndex, isNext: boolean): Float64Array {
  const features = new Float64Array(FEATURE_COUNT);
  state.seats.forEach((each, at) => addSeat(features, state, each, at === seat ? 1 : -1));
  addProphecies(features, state, seat);
  features[TEMPO] = isNext ? 1 : -1;
  return features;
}

function addSeat(features: Float64Array, state: MicromidgardState, seat: SeatState, sign: number): void {
  add(features, POINTS, sign * seat.points);
  add(features, LATE_POINTS, (sign * seat.points * state.ragnaroks) / COLUMNS);
  for (let step = 0; step < seat.gold; step += 1) add(features, GOLD + step, sign);
  for (let step = 0; step < seat.mead; step += 1) add(features, MEAD + step, sign);
  for (const track of TRACKS) {
    const level = seat.levels[track];
    if (level > 1) add(features, (BLESSING_AT.get(state.blessings[track]) ?? 0) + level - 2, sign);
  }
  for (const { relic, side } of seat.relics)
    add(features, (RELIC_AT.get(relic) ?? 0) + (side === 'sun' ? 0 : 1), sign);
}

/** The two Prophecies of the next column by the way that their wolves still have, those of later columns together. */
function addProphecies(features: Float64Array, state: MicromidgardState, seat: SeatIndex): void {
  const { prophecies, ragnaroks, box } = state;
  const left = { sun: spacesLeft(state, 'sun'), moon: spacesLeft(state, 'moon') };
  for (const side of LIGHTS) {
    for (let column = ragnaroks; column < box.prophecyPoints.length; column += 1) {
      const prophecy = prophecies[side][column];
      const winner = prophecy === undefined ? null : fulfilledBy(state, prophecy);
      if (winner === null) continue;
      const points = (winner === seat ? 1 : -1) * (box.prophecyPoints[column] ?? 0);
      if (column > ragnaroks) {
        add(features, LATER_PROPHECY + column, points);
        continue;
      }
      const own = Math.min(left[side], DISTANCES - 1);
      const isFirst = own <= left[side === 'sun' ? 'moon' : 'sun'];
      add(features, NEXT_PROPHECY + Math.max(own, 0) * 2 + (isFirst ? 0 : 1), points);
    }
  }
}

function add(features: Float64Array, at: number, amount: number): void {
  features[at] = (features[at] ?? 0) + amount;
}

export function bothSeats(): readonly SeatIndex[] {
  return [seatIndex(0), seatIndex(1)];
}
