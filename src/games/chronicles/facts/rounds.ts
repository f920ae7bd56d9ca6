/** Reads rounds and the Wheel: the gods that still have to play, and the cards on the Wheel. [C-201 to C-204] */
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { recordOf } from '../../../core/typed/records.ts';
import { ENEMIES, type Enemy, GODS, type GodName } from '../box/components.ts';
import type { OpenBoard, Turn } from '../state/state.ts';

/** The state of a turn that no god has begun yet. */
export function turnToCome(number: number): Turn {
  return { number, seat: null, hasMoved: false, hasActed: false, isBitten: false, used: [] };
}

/** A god that hasn't had its turn in this round yet. */
export interface Waiting {
  readonly seat: SeatIndex;
  readonly god: GodName;
}

/**
 * The gods that still have to play, in seat order. A god can begin only its own turn: if others could begin it, they might all
 * have to wait for an absent player. [C-912]
 */
export function waiting({ seats }: OpenBoard): readonly Waiting[] {
  const found: Waiting[] = [];
  for (const [seat, { god, hasGone }] of seats.entries())
    if (!hasGone) found.push({ seat: seatIndex(seat), god });
  return found;
}

export function seatsToGo(game: OpenBoard): readonly SeatIndex[] {
  return waiting(game).map(({ seat }) => seat);
}

/** The id of the answer with which a god begins its turn. */
export function beginningOf(god: GodName): string {
  return BEGINNINGS[god];
}

/** The ids are built once, because the same string is compared faster than an equal one. */
const BEGINNINGS = recordOf(GODS, (god) => `begin:${god}`);

export function cardsToTakeBack({ wheel }: OpenBoard): readonly Enemy[] {
  return ENEMIES.filter((enemy) => enemy !== 'nidhogg' && wheel[enemy] !== null);
}
