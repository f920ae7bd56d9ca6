/** The names people type for the seats of a table. */
import type { SeatIndex } from '../../core/seat.ts';
import type { Table, TableSeat } from './table.ts';

/** The text a person types for a seat: its role, or its number from 1 if it has none. */
export function seatKey({ role }: Pick<TableSeat, 'role'>, seat: number): string {
  return role ?? String(seat + 1);
}

/** The seat that a person has typed; null if none has that name. */
export function seatNamed({ seats }: Pick<Table, 'seats'>, name: string): SeatIndex | null {
  const at = seats.findIndex((seat, index) => seatKey(seat, index) === name);
  return at < 0 ? null : (at as SeatIndex);
}
