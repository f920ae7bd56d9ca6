/** Determines the player of each seat: a person, a computer or no one. */
import type { Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import { openSeats, type Sitter, type StandIn, type Table, type UserId } from '../model/table.ts';

/** A person can take a seat permanently, or only its current turn. */
export const SPANS = ['seat', 'turn'] as const;
export type Span = (typeof SPANS)[number];

export interface Share {
  readonly seat: SeatIndex;
  readonly span: Span;
}

type Seating = Pick<Table, 'seats' | 'arrangements'>;

/** The stand-in of that turn; null if there isn't one. A stand-in ends with the turn. */
export function standInOf({ arrangements: { standIn } }: Seating, turn: number): StandIn | null {
  return standIn?.turn === turn ? standIn : null;
}

/** The player of a seat in a turn. */
export type Holder =
  | { readonly by: 'person'; readonly userId: UserId }
  | { readonly by: 'computer'; readonly strength: Strength }
  | { readonly by: 'nobody' };

/** A turn's stand-in takes precedence over the seat's holder, and a computer over the person it plays for. */
export function holderOf(table: Seating, seat: SeatIndex, turn: number): Holder {
  const standIn = standInOf(table, turn);
  return occupantOf(standIn?.seat === seat ? standIn : table.seats[seat]);
}

/** The request's seats that no one plays. */
export function vacantSeats(
  table: Seating,
  { seats, turn }: Pick<Request, 'seats' | 'turn'>,
): readonly SeatIndex[] {
  return seats.filter((seat) => holderOf(table, seat, turn).by === 'nobody');
}

/** Interprets a sitter: a computer takes precedence over the person it plays for. */
export function occupantOf(sitter: Sitter | undefined): Holder {
  if (sitter?.computer !== undefined) return { by: 'computer', strength: sitter.computer };
  const userId = sitter?.userId ?? null;
  return userId === null ? { by: 'nobody' } : { by: 'person', userId };
}

/** The person who plays the seat in that turn; null if a computer or no one does. */
export function playerOf(table: Seating, seat: SeatIndex, turn: number): UserId | null {
  const holder = holderOf(table, seat, turn);
  return holder.by === 'person' ? holder.userId : null;
}

/** Whether a person plays at the table. Computers don't continue by themselves. */
export function hasPerson({ seats }: Pick<Table, 'seats'>): boolean {
  return seats.some((seat) => occupantOf(seat).by === 'person');
}

/** Whether a computer plays a seat, or was the last stand-in for a person. */
export function hasComputer({ seats, arrangements: { standIn } }: Seating): boolean {
  return standIn?.computer !== undefined || seats.some(({ computer }) => computer !== undefined);
}

/** The seats that the person holds, including those that a stand-in plays. */
export function seatsHeldBy({ seats }: Pick<Table, 'seats'>, userId: string): readonly SeatIndex[] {
  return seats.flatMap((seat, at) => (seat.userId === userId ? [at as SeatIndex] : []));
}

/** The number of seats that have a person. */
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
