/** The seats of a table: who plays each right now, which is whoever stands in for a turn, else whoever sits there. */
import type { SeatIndex } from '../../core/seat.ts';
import type { StandIn, Table, UserId } from '../model/table.ts';

/** What somebody gets of a seat: the seat for good, or the turn of it that is being played. */
export const SPANS = ['seat', 'turn'] as const;
export type Span = (typeof SPANS)[number];

export interface Share {
  readonly seat: SeatIndex;
  readonly span: Span;
}

type Seating = Pick<Table, 'seats' | 'arrangements'>;

/** With its turn a stand-in is over by itself: whoever stood in for another one is nobody any more. */
export function standInOf({ arrangements: { standIn } }: Seating, turn: number): StandIn | null {
  return standIn?.turn === turn ? standIn : null;
}

/** Null where nobody sits and nobody stands in. */
export function playerOf(table: Seating, seat: SeatIndex, turn: number): UserId | null {
  const standIn = standInOf(table, turn);
  return standIn?.seat === seat ? standIn.userId : (table.seats[seat]?.userId ?? null);
}

/** The seats that are theirs, whoever plays them right now. */
export function seatsHeldBy({ seats }: Pick<Table, 'seats'>, userId: string): readonly SeatIndex[] {
  return seats.flatMap((seat, at) => (seat.userId === userId ? [at as SeatIndex] : []));
}

export function openSeats({ seats }: Pick<Table, 'seats'>): readonly SeatIndex[] {
  return seats.flatMap(({ userId }, at) => (userId === null ? [at as SeatIndex] : []));
}

export function isAtTable(table: Seating, userId: string, turn: number): boolean {
  return seatsHeldBy(table, userId).length > 0 || standInOf(table, turn)?.userId === userId;
}

/** Whether somebody who takes this seat would then play against themself. */
export function playsAnother(table: Seating, seat: SeatIndex, userId: UserId, turn: number): boolean {
  const standIn = standInOf(table, turn);
  return (
    seatsHeldBy(table, userId).some((held) => held !== seat) ||
    (standIn !== null && standIn.seat !== seat && standIn.userId === userId)
  );
}
