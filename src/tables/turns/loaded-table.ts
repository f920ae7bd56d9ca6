/** A table as it was read, with its game and the request that stands. */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import type { Request } from '../../core/request.ts';
import type { Table } from '../model/table.ts';
import { standingRequest } from './play.ts';

/** What a table at this moment asks of a person. */
export interface LoadedTable {
  readonly table: Table;
  readonly entry: GameEntry;
  /** Null in the lobby, when the game is over, and when it was begun with other rules. */
  readonly request: Request | null;
}

/** What stands at a table; null where its game is not known. */
export function loadedTableOf(catalogue: Catalogue, table: Table | null): LoadedTable | null {
  const entry = table === null ? undefined : catalogue.get(table.gameId);
  return table === null || entry === undefined
    ? null
    : { table, entry, request: standingRequest(entry, table) };
}
