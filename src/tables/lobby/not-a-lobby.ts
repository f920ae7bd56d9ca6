/** The refusal of an action that only a lobby allows, at a table that isn't a lobby. */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { isOver, type Table } from '../model/table.ts';

export function notALobby(table: Table): TableRefused {
  return tableRefuses(isOver(table) && table.state !== null ? 'table-over' : 'not-a-lobby');
}
