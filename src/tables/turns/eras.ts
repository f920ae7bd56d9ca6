/**
 * Splits the log of a table whose rules changed during the game into eras, of which the current rules can replay the
 * last.
 */
import type { GameEntry } from '../../core/catalogue.ts';
import { type Replayed, replay, replayFrom } from '../../core/logs/replay.ts';
import { type Era, type LogLine, openingOf, type Table } from '../model/table.ts';

/** The era that was played under the table's current rules. */
export interface LatestEra {
  readonly lines: readonly LogLine[];
  /** The moments of the era: its start, then one for each line. */
  readonly replayed: Replayed<unknown>;
  /** An era with earlier rules came before it. */
  readonly isLater: boolean;
}

/**
 * The last era, replayed. `eras` and `log` are whole, oldest first. Null where the program's rules played nothing of
 * the game.
 */
export function latestEra(
  { game }: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): LatestEra | null {
  const era = eras.at(-1);
  if (era === undefined || era.rulesVersion !== game.rulesVersion) return null;
  const lines = log.slice(era.from);
  const replayed =
    era.state === null
      ? replay(game, openingOf(table), lines)
      : replayFrom(game, { state: era.state, events: [] }, lines);
  return { lines, replayed, isLater: eras.length > 1 };
}
