/** The refusal when a table that isn't a lobby is asked for what only a lobby can do. */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isOver, type Table } from '../model/table.ts';

export function notALobby(table: Table): TableRefused {
  return tableRefuses(isOver(table) && table.state !== null ? 'table-over' : 'not-a-lobby');
}
