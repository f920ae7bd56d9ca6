/** Computes the value of a moment for a player with rules of thumb. A victory point is worth 10. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Level } from '../box/components.ts';
import { actionsLeft } from '../facts/actions-left.ts';
import { isWonByPoints, leaders } from '../facts/outcome.ts';
import { opponentOf, seatAt } from '../facts/seats.ts';
import type { SeatState } from '../state/state.ts';
import type { MicromidgardView } from '../state/view.ts';
import { POINT, prospects, type Stakes, stakesOf } from './stakes.ts';

const RESOURCE = 1;
/** Every unit of a resource beyond the fourth (`ENOUGH`) is worth less. */
const HOARDED = 0.5;
const ENOUGH = 4;
const BY_LEVEL: Readonly<Record<Level, number>> = { 1: 0, 2: 1.5, 3: 3.5, 4: 6 };
const RELIC = 4;
const WON = 1000;
/** The value of an unspent action before its use is known. */
const ACTION = 1.5;

/** Everything that a player's possessions are compared with. It stays the same until the end of the turn. */
export interface Rivalry {
  readonly seat: SeatIndex;
  readonly turn: number;
  /** The value of the opponent's possessions. */
  readonly theirs: number;
  readonly stakes: Stakes;
}

export function rivalryOf(view: MicromidgardView, seat: SeatIndex): Rivalry {
  const opponent = seatAt(view, opponentOf(seat));
  return { seat, turn: view.turn.number, theirs: possessions(opponent), stakes: stakesOf(view, opponent) };
}

/** The player's lead over the opponent, by value. `rivalry` can be the one at the beginning of the turn. */
export function utilityOf(view: MicromidgardView, rivalry: Rivalry): number {
  const { seat } = rivalry;
  if (view.end !== null || isWonByPoints(view)) return victory(view, seat);
  const { theirs, stakes } = view.turn.number === rivalry.turn ? rivalry : rivalryOf(view, seat);
  const own = seatAt(view, seat);
  return possessions(own) - theirs + prospects(view, own, stakes);
}

/** The player's lead over the opponent (`utility`), plus the value of unspent actions. */
export function promiseOf({ turn }: MicromidgardView, utility: number): number {
  return utility + ACTION * actionsLeft(turn);
}

export function victory(view: MicromidgardView, seat: SeatIndex): number {
  const winners = leaders(view);
  if (winners.length > 1) return 0;
  return winners.includes(seat) ? WON : -WON;
}

function possessions({ points, gold, mead, levels, relics }: SeatState): number {
  return (
    POINT * points +
    hoardUtility(gold) +
    hoardUtility(mead) +
    (BY_LEVEL[levels.red] + BY_LEVEL[levels.blue] + BY_LEVEL[levels.sun] + BY_LEVEL[levels.moon]) +
    RELIC * relics.length
  );
}

function hoardUtility(resources: number): number {
  const enough = Math.min(resources, ENOUGH);
  return RESOURCE * enough + HOARDED * (resources - enough);
}
