/** Button: shows why the computer has just played its turn that way. */
import type { LoadedAttempt } from '../../../daily/attempt/attempt-table.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const why: Control<'why'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, (loaded) => ({
      content: reasonsOf(loaded).map(bot.translate).join('\n'),
    })),
};

/**
 * The table keeps only the reasons for its last turn, so an older board's button may find none. Reasons are advice, so a table
 * without advice shows none either.
 */
function reasonsOf({ table }: LoadedTable | LoadedAttempt) {
  if (table.advice === 'off') return [{ key: 'refusal.no-advice' }];
  return table.recentEvents.byComputer?.reasons ?? [{ key: 'computers.why-gone' }];
}
