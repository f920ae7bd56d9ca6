/**
 * Describes a position as numbers between about -1 and 1, from which the chance to win is learned for the player whose turn is
 * next.
 */
import type { SeatIndex } from '../../../../core/seat.ts';
import {
  BLESSINGS_OF,
  type Blessing,
  LIGHTS,
  type Light,
  REALMS,
  RELICS,
  type Relic,
  TRACKS,
} from '../../box/components.ts';
import { waysToMove } from '../../facts/moves.ts';
import { amountsFor, partsOf } from '../../facts/prophecies.ts';
import { opponentOf } from '../../facts/seats.ts';
import { spacesLeft } from '../../facts/wolves.ts';
import type { MicromidgardState, SeatState } from '../../state/state.ts';

/** The amounts with which a seat's Gold and Mead are compared. Most points cost three, four or five. */
const PRICES = [3, 5];
const MOST = 7;
const LEVELS_ABOVE = 3;
const COLUMNS = 5;
/** The number of entries for the spaces that a wolf has left. The last entry also stands for every greater number. */
const DISTANCES = 5;
const GREAT_LEAD = 3;
const MAX_POINTS = 3;

const BLESSINGS: readonly Blessing[] = TRACKS.flatMap((track) => BLESSINGS_OF[track]);

/** The indices in the list of features at which each seat's holdings begin. */
const RESOURCES_AT = 1;
const LEVELS_AT = RESOURCES_AT + 2 * (1 + PRICES.length);
const RELICS_AT = LEVELS_AT + BLESSINGS.length * LEVELS_ABOVE;
const OF_A_SEAT = RELICS_AT + RELICS.length * 2;
/** The indices of the features that both seats share. */
const RAGNAROKS_AT = OF_A_SEAT * 2;
const WOLVES_AT = RAGNAROKS_AT + COLUMNS;
const LEADS_AT = WOLVES_AT + LIGHTS.length * DISTANCES;
const NEXT_AT = LEADS_AT + LIGHTS.length * 2;
const LATER_AT = NEXT_AT + DISTANCES * 2;
const WAYS_AT = LATER_AT + COLUMNS;
const NOTHING: readonly number[] = Array.from({ length: WAYS_AT + REALMS.length }, () => 0);

const BLESSING_AT = new Map(BLESSINGS.map((blessing, at) => [blessing, LEVELS_AT + at * LEVELS_ABOVE]));
const RELIC_AT = new Map<Relic, number>(RELICS.map((relic, at) => [relic, RELICS_AT + at * 2]));

export function features(view: MicromidgardState, mover: SeatIndex): readonly number[] {
  const numbers = NOTHING.slice();
  addSeat(numbers, 0, view, view.seats[mover]);
  addSeat(numbers, OF_A_SEAT, view, view.seats[opponentOf(mover)]);
  numbers[RAGNAROKS_AT + view.ragnaroks] = 1;
  addProphecies(numbers, view, mover);
  for (const { realms } of waysToMove(view))
    for (const realm of realms) numbers[WAYS_AT + REALMS.indexOf(realm)] = 1;
  return numbers;
}

function addSeat(
  numbers: number[],
  from: number,
  { blessings }: MicromidgardState,
  seat: SeatState | undefined,
): void {
  if (seat === undefined) return;
  numbers[from] = seat.points / 9;
  let at = from + RESOURCES_AT;
  for (const amount of [seat.gold, seat.mead]) {
    numbers[at] = amount / MOST;
    at += 1;
    for (const price of PRICES) {
      numbers[at] = amount >= price ? 1 : 0;
      at += 1;
    }
  }
  for (const track of TRACKS) {
    const first = from + (BLESSING_AT.get(blessings[track]) ?? 0);
    for (let above = 0; above < seat.levels[track] - 1; above += 1) numbers[first + above] = 1;
  }
  for (const { relic, side } of seat.relics)
    numbers[from + (RELIC_AT.get(relic) ?? 0) + (side === 'sun' ? 0 : 1)] = 1;
}

/** Adds the two Prophecies of the next column, each by its wolf's remaining steps, and the Prophecies of later columns. */
function addProphecies(numbers: number[], view: MicromidgardState, mover: SeatIndex): void {
  const { prophecies, ragnaroks, box } = view;
  const left = { sun: distance(view, 'sun'), moon: distance(view, 'moon') };
  LIGHTS.forEach((side, place) => {
    numbers[WOLVES_AT + place * DISTANCES + left[side]] = 1;
    for (let column = ragnaroks; column < box.prophecyPoints.length; column += 1) {
      const prophecy = prophecies[side][column];
      if (prophecy === undefined) continue;
      const [one = 0, other = 0] = amountsFor(view, prophecy);
      const ahead = (one - other) * (partsOf(prophecy).leaning === 'most' ? 1 : -1) * (mover === 0 ? 1 : -1);
      const points = (Math.sign(ahead) * (box.prophecyPoints[column] ?? 0)) / MAX_POINTS;
      if (column > ragnaroks) {
        add(numbers, LATER_AT + column, points);
        continue;
      }
      const isFirst = left[side] <= left[side === 'sun' ? 'moon' : 'sun'];
      numbers[LEADS_AT + place * 2] = points;
      numbers[LEADS_AT + place * 2 + 1] = Math.max(-1, Math.min(1, ahead / GREAT_LEAD));
      numbers[NEXT_AT + left[side] * 2 + (isFirst ? 0 : 1)] = points;
    }
  });
}

function distance(view: MicromidgardState, wolf: Light): number {
  return Math.max(0, Math.min(DISTANCES - 1, spacesLeft(view, wolf)));
}

function add(numbers: number[], at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount;
}
