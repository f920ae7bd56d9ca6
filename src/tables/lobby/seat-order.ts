/** The order in which seats take their turns: the host may choose it before the game begins. [Y-950] */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { seatNamed } from '../model/seat-key.ts';
import type { Table, TableSeat } from '../model/table.ts';

/** The host's choices; null or empty if the host doesn't choose. */
export interface TurnOrder {
  /** The seat that begins; the others follow clockwise. */
  readonly first: string | null;
  /** Names of seats, in turn order. Unnamed seats follow, in seating order. */
  readonly order: readonly string[];
}

export const AS_SEATED: TurnOrder = { first: null, order: [] };

export function inOrder(
  table: Pick<Table, 'seats'>,
  order: readonly string[],
): { readonly ok: true; readonly seats: readonly TableSeat[] } | TableRefused {
  const named: number[] = [];
  for (const name of order) {
    const at = seatNamed(table, name);
    if (at === null) return tableRefuses('no-such-role', { role: name });
    if (named.includes(at)) return tableRefuses('seat-twice', { role: name });
    named.push(at);
  }
  const rest = table.seats.filter((_, at) => !named.includes(at));
  return { ok: true, seats: [...named.flatMap((at) => table.seats[at] ?? []), ...rest] };
}
