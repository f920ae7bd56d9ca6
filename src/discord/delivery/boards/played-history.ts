/** The history of a table, for pictures that look back on it. */
import { type History, historyOf } from '../../../tables/history/history.ts';
import { logOrNull } from '../../../tables/model/storage/unreadable.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { BotContext } from '../../bot.ts';

/** The history; null if the log is damaged, or the table was played with other rules. */
export async function playedHistory(
  { tables }: Pick<BotContext, 'tables'>,
  { table, entry }: LoadedTable,
): Promise<History | null> {
  return logOrNull(
    Promise.all([tables.eras(table.id), tables.log(table.id)]).then((read) =>
      historyOf(entry, table, ...read),
    ),
  );
}
