/** What happened since somebody last acted, for a god who waited long. */
import { replay } from '../../core/replay.ts';
import type { LogLine, UserId } from '../../tables/table.ts';
import type { Standing } from '../../tables/tables.ts';
import type { Words } from './answers.ts';
import { LIMITS, lastLines } from './parts.ts';

/** Told from the log, which is the game; whoever has not acted yet is told from the beginning. */
export function sinceMessage(
  { table, entry }: Standing,
  log: readonly LogLine[],
  userId: UserId,
  { face, view, translate }: Words,
): string {
  const roles = table.seats.map(({ role }) => role ?? '');
  const replayed = replay(entry.game, { options: table.options, roles, seed: table.seed }, log);
  if (!replayed.ok) return translate({ key: 'since.unreadable' });
  const last = log.findLastIndex((line) => line.userId === userId);
  // The first moment is the opening, so what follows a line stands two further on.
  const events = replayed.moments.slice(last < 0 ? 0 : last + 2).flatMap((moment) => moment.events);
  const lines = events
    .flatMap((event) => face.event(event, view) ?? [])
    .map((line) => `- ${translate(line)}`);
  if (lines.length === 0) return translate({ key: 'since.nothing' });
  const title = translate({ key: 'since.title' });
  return `${title}\n${lastLines(lines, LIMITS.content - title.length - 1)}`;
}
