/** Why a table that doesn't gather players refuses what only a lobby does. */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isOver, type Table } from '../model/table.ts';

export function notALobby(table: Table): TableRefused {
  return tableRefuses(isOver(table) && table.state !== null ? 'table-over' : 'not-a-lobby');
}
