/** The log of a table whose rules changed while it was played: each era is replayed with its own rules, or not at all. */
import type { GameEntry } from '../../core/catalogue.ts';
import { type Replayed, replay, replayFrom } from '../../core/replay.ts';
import { type Era, type LogLine, openingOf, type Table } from '../model/table.ts';

/** What was played under the rules that the table has now. */
export interface LatestEra {
  readonly lines: readonly LogLine[];
  /** The first moment is what the era began with, then comes one for each line. */
  readonly replayed: Replayed<unknown>;
  /** Other rules came before it. */
  readonly isLater: boolean;
}

/** `eras` and `log` oldest first, both whole. Null where nothing was played by the rules of today. */
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
