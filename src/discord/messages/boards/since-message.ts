/** Tells a person what happened since they last acted. */
import { heldActions } from '../../../core/logs/replay.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { LogLine, UserId } from '../../../tables/model/table.ts';
import type { LatestEra } from '../../../tables/turns/eras.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import { seatName } from '../../../tables/turns/seat-words.ts';
import { LIMITS, lastLines } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

/**
 * Tells the events from the log. A person who has not acted under the current rules gets everything since these rules took
 * effect.
 */
export function sinceMessage(
  loaded: LoadedTable,
  era: LatestEra | null,
  userId: UserId,
  { presenter, view, translate }: Words,
): string {
  if (era === null) return translate({ key: 'since.unreadable' });
  const last = era.lines.findLastIndex((line) => line.userId === userId);
  const hasActed = last >= 0;
  const { moments } = era.replayed;
  // The first moment is the start of the era, so line n of the log led to moment n + 1.
  const since = heldActions(era.lines).filter((line) => line > last);
  const events = hasActed ? [] : [...(moments[0]?.events ?? [])];
  const openings = new Map<number, Phrase>();
  let before: LogLine | undefined;
  for (const at of since) {
    const line = era.lines[at];
    const opening = line === undefined ? null : openingOf(loaded, line, before);
    if (opening !== null) openings.set(events.length, opening);
    events.push(...(moments[at + 1]?.events ?? []));
    before = line;
  }
  const lines = presenter
    .events(events, view)
    .flatMap((line, at) => [openings.get(at) ?? [], line ?? []].flat())
    .map((line) => `- ${translate(line)}`);
  if (lines.length === 0 && (hasActed || !era.isLater))
    return translate({ key: hasActed ? 'since.nothing' : 'log.nothing' });
  const fromStart = era.isLater ? 'since.new-rules' : 'since.began';
  const title = translate({ key: hasActed ? 'since.title' : fromStart });
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}

/** A computer's moves start with a line that says so, as on the board. */
function openingOf({ entry, table }: LoadedTable, line: LogLine, before: LogLine | undefined): Phrase | null {
  const { seat, computer } = line;
  if (computer === undefined || seat === undefined) return null;
  const goesOn = before?.computer !== undefined && before.seat === seat;
  return goesOn ? null : { key: 'computers.turn', with: { role: seatName(entry, table, seat) } };
}
