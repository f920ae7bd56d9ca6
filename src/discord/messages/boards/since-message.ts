/** Tells a person what happened since they last acted. */
import { heldActions } from '../../../core/logs/replay.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LatestEra } from '../../../tables/turns/eras.ts';
import { LIMITS, lastLines } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

/** Told from the log. A person who has not acted since the current rules began gets everything from there on. */
export function sinceMessage(
  era: LatestEra | null,
  userId: UserId,
  { presenter, view, translate }: Words,
): string {
  if (era === null || !era.replayed.ok) return translate({ key: 'since.unreadable' });
  const last = era.lines.findLastIndex((line) => line.userId === userId);
  const { moments } = era.replayed;
  // The first moment is the beginning of the era, so each line of the log led to the moment one further on.
  const since = heldActions(era.lines).filter((line) => line > last);
  const from = last < 0 ? (moments[0]?.events ?? []) : [];
  const events = [...from, ...since.flatMap((line) => moments[line + 1]?.events ?? [])];
  const lines = presenter
    .events(events, view)
    .flatMap((line) => line ?? [])
    .map((line) => `- ${translate(line)}`);
  const isPartly = last < 0 && era.isLater;
  if (lines.length === 0 && !isPartly) return translate({ key: 'since.nothing' });
  const title = translate({ key: isPartly ? 'since.new-rules' : 'since.title' });
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}
