/** The history of a table, for pictures that look back on it. */
import { type History, historyOf } from '../../../tables/history/history.ts';
import { logOrNot } from '../../../tables/model/storage/unreadable.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';

/** Null where the log cannot be read, or the current rules cannot replay it. */
export async function toldHistory(
  { tables }: Pick<BotContext, 'tables'>,
  { table, entry }: LoadedTable,
): Promise<History | null> {
  const read = await logOrNot(Promise.all([tables.eras(table.id), tables.log(table.id)]));
  return read === null ? null : historyOf(entry, table, ...read);
}
