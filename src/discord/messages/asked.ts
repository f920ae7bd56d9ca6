/** Those who are asked, by name and by what they play as. */
import type { Face, Saying } from '../../core/face.ts';
import type { Request } from '../../core/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Table } from '../../tables/table.ts';
import { mention } from './parts.ts';

/** One is addressed; of several, each is named with its role. */
export function addressed(table: Table, { seats }: Request, face: Face<unknown>): readonly Saying[] {
  const key = seats.length === 1 ? 'asked.alone' : 'asked.among';
  return seats.map((seat) => seatSaying(key, table, seat, face));
}

export function waitedFor(table: Table, { seats }: Request, face: Face<unknown>): readonly Saying[] {
  return seats.map((seat) => seatSaying('asked.as', table, seat, face));
}

function seatSaying(key: string, table: Table, seat: SeatIndex, face: Face<unknown>): Saying {
  const user = mention(table.seats[seat]?.userId ?? '');
  return { key, with: { user, role: roleOf(table, seat, face) } };
}

export function roleOf(table: Table, seat: SeatIndex, face: Face<unknown>): Saying | string {
  const role = table.seats[seat]?.role ?? '';
  return role === '' ? '' : face.role(role);
}
