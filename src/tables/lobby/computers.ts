/** Computers in a lobby: they take a free seat like a person, and the host removes them. */
import { type GameEntry, hasComputers } from '../../core/catalogue.ts';
import { STRENGTHS, type Strength } from '../../core/thinking/strength.ts';
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import type { Table, TableSeat, UserId } from '../model/table.ts';
import { type Seated, takeSeat, withoutSeats } from './lobby.ts';
import { notALobby } from './not-a-lobby.ts';

/** The changes to the computers of a lobby: one of the given strength joins, or the one that joined last is removed. */
export const COMPUTER_CHANGES = [...STRENGTHS, 'remove'] as const;

/** Adds a computer, which people in the lobby and the host may do. If `role` is null, its role is random. */
export function addComputer(
  entry: GameEntry,
  table: Table,
  by: UserId,
  role: string | null,
  strength: Strength,
): Seated {
  if (table.status !== 'lobby') return notALobby(table);
  if (!hasComputers(entry)) return tableRefuses('no-computer-player');
  return (
    refusedComputers(table, by) ??
    takeSeat(entry, table, { role, userId: null, computer: strength }, { another: true })
  );
}

/** The reason why this person may not add a computer; null if they may. */
export function refusedComputers(table: Table, by: UserId): TableRefused | null {
  const isTheirs = table.hostId === by || table.seats.some(({ userId }) => userId === by);
  return isTheirs ? null : tableRefuses('only-seated-or-host', { host: table.hostId });
}

/** Removes the computer that joined last. */
export function removeComputer(table: Table, by: UserId): Seated {
  if (table.status !== 'lobby') return notALobby(table);
  if (table.hostId !== by) return tableRefuses('only-host', { host: table.hostId });
  const last = table.seats.findLastIndex(({ computer }) => computer !== undefined);
  if (last < 0) return tableRefuses('no-computer');
  return { ok: true, table: withoutSeats(table, (_seat: TableSeat, at: number) => at === last) };
}
