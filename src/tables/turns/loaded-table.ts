/** A loaded table, with its game and its current request. */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/requests/request.ts';
import type { Table } from '../model/table.ts';
import { currentRequest } from './current-request.ts';

/** A table together with its current request. */
export interface LoadedTable {
  readonly table: Table;
  readonly entry: GameEntry;
  /** Null in a lobby, after the game, and if the table has other rules than the current ones. */
  readonly request: Request | null;
}

/** Adds game and request to a table; null if there is no table or its game is unknown. */
export function loadedTableOf(catalogue: Catalogue, table: Table | null): LoadedTable | null {
  const entry = table === null ? undefined : catalogue.get(table.gameId);
  return table === null || entry === undefined
    ? null
    : { table, entry, request: currentRequest(entry, table) };
}
