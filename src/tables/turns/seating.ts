/** Who plays each seat of a table: the stand-in of the turn, or the person seated. */
import type { SeatIndex } from '../../core/seat.ts';
import { openSeats, type StandIn, type Table, type UserId } from '../model/table.ts';

/** The part of a seat that a person can take: the seat for good, or its current turn. */
export const SPANS = ['seat', 'turn'] as const;
export type Span = (typeof SPANS)[number];

export interface Share {
  readonly seat: SeatIndex;
  readonly span: Span;
}

type Seating = Pick<Table, 'seats' | 'arrangements'>;

/** The stand-in of that turn; null where there is none. A stand-in ends with the turn. */
export function standInOf({ arrangements: { standIn } }: Seating, turn: number): StandIn | null {
  return standIn?.turn === turn ? standIn : null;
}

/** The person who plays the seat in that turn; null where nobody does. */
export function playerOf(table: Seating, seat: SeatIndex, turn: number): UserId | null {
  const standIn = standInOf(table, turn);
  return standIn?.seat === seat ? standIn.userId : (table.seats[seat]?.userId ?? null);
}

/** The seats that the person holds, even those that a stand-in plays. */
export function seatsHeldBy({ seats }: Pick<Table, 'seats'>, userId: string): readonly SeatIndex[] {
  return seats.flatMap((seat, at) => (seat.userId === userId ? [at as SeatIndex] : []));
}

/** How many seats have somebody. */
export function takenSeats(table: Pick<Table, 'seats'>): number {
  return table.seats.length - openSeats(table).length;
}

export function isAtTable(table: Seating, userId: string, turn: number): boolean {
  return seatsHeldBy(table, userId).length > 0 || standInOf(table, turn)?.userId === userId;
}

/** Whether a person who takes this seat would play against themself. */
export function playsAnother(table: Seating, seat: SeatIndex, userId: UserId, turn: number): boolean {
  const standIn = standInOf(table, turn);
  return (
    seatsHeldBy(table, userId).some((held) => held !== seat) ||
    (standIn !== null && standIn.seat !== seat && standIn.userId === userId)
  );
}
