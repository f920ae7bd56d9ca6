/** Tells a person what happened since they last acted. */
import { heldActions } from '../../../core/logs/replay.ts';
import type { UserId } from '../../../tables/model/table.ts';
import type { LatestEra } from '../../../tables/turns/eras.ts';
import { LIMITS, lastLines } from '../pieces/parts.ts';
import type { Words } from '../questions/answers.ts';

/** Told from the log. Somebody who has not acted under the current rules gets everything from their beginning on. */
export function sinceMessage(
  era: LatestEra | null,
  userId: UserId,
  { presenter, view, translate }: Words,
): string {
  if (era === null || !era.replayed.ok) return translate({ key: 'since.unreadable' });
  const last = era.lines.findLastIndex((line) => line.userId === userId);
  const hasActed = last >= 0;
  const { moments } = era.replayed;
  // The first moment is the beginning of the era, so each line of the log led to the moment one further on.
  const since = heldActions(era.lines).filter((line) => line > last);
  const from = hasActed ? [] : (moments[0]?.events ?? []);
  const events = [...from, ...since.flatMap((line) => moments[line + 1]?.events ?? [])];
  const lines = presenter
    .events(events, view)
    .flatMap((line) => line ?? [])
    .map((line) => `- ${translate(line)}`);
  if (lines.length === 0 && (hasActed || !era.isLater))
    return translate({ key: hasActed ? 'since.nothing' : 'log.nothing' });
  const fromStart = era.isLater ? 'since.new-rules' : 'since.began';
  const title = translate({ key: hasActed ? 'since.title' : fromStart });
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`.trimEnd();
}
