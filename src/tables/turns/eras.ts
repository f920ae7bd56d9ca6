/** Splits the log of a table whose rules changed during the game into eras. The current rules can replay only the last one. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import { type Replayed, replay, replayFrom } from '../../core/logs/replay.ts';
import { UnreadableLog } from '../model/storage/unreadable.ts';
import { type Era, type LogLine, openingOf, type Table } from '../model/table.ts';
import { hasOurRules } from './current-request.ts';

/** The era that was played under the table's current rules. */
export interface LatestEra {
  readonly lines: readonly LogLine[];
  /** The moments of the era: its start, then one for each line. */
  readonly replayed: Extract<Replayed<unknown>, { readonly ok: true }>;
  /** Whether an era with earlier rules came before this one. */
  readonly isLater: boolean;
}

/**
 * The last era, replayed. `eras` and `log` are complete, oldest first. Null in a lobby, and if the table has other rules than the
 * current ones. Throws `UnreadableLog` if replaying the log leads to another state.
 */
export function latestEra(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): LatestEra | null {
  if (table.state === null) return null;
  const era = replayedEra(entry, table, eras, log);
  // If the log was read after the table, the last lines of the log may be newer than the table.
  if (
    era !== null &&
    log.length === table.logged &&
    !isDeepStrictEqual(era.replayed.moments.at(-1)?.state, table.state)
  )
    throw damaged(table, 'it leads to another state than the table is in');
  return era;
}

/** Like `latestEra`, for a table whose game has begun, whatever its status. */
export function replayedEra(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): LatestEra | null {
  if (!hasOurRules(entry, table)) return null;
  const era = eras.at(-1);
  if (era?.rulesVersion !== table.rulesVersion) throw damaged(table, 'the row of its rules is missing');
  const lines = log.slice(era.from);
  const replayed = replayedOrNull(entry, table, era, lines);
  if (!replayed.ok) {
    const index = era.from + replayed.index + 1;
    throw damaged(table, `entry ${index} of its log is refused (${replayed.refusal.code})`);
  }
  return { lines, replayed, isLater: eras.length > 1 };
}

/**
 * The rules never throw for anything that a person sent. If they throw here, options, seats, box or log were changed outside the
 * program.
 */
function replayedOrNull(
  { game }: GameEntry,
  table: Table,
  era: Era,
  lines: readonly LogLine[],
): Replayed<unknown> {
  try {
    return era.state === null
      ? replay(game, openingOf(table), lines)
      : replayFrom(game, { state: era.state, events: [] }, lines);
  } catch (error) {
    throw damaged(table, 'its options, seats, box or log are damaged', error);
  }
}

function damaged({ id }: Table, code: string, cause?: unknown): UnreadableLog {
  return new UnreadableLog(`the log of table ${id} cannot be replayed: ${code}`, { cause });
}
