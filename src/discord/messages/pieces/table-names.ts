/** The names of a table and of its game, as messages use them. */
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Table } from '../../../tables/model/table.ts';
import { tableNameOf } from '../../../tables/model/table-name.ts';

export function namesOf({ id, gameId }: Pick<Table, 'id' | 'gameId'>): {
  readonly table: Phrase;
  readonly game: Phrase;
} {
  return { table: { key: `table.name.${tableNameOf(id)}` }, game: { key: `game.${gameId}` } };
}
