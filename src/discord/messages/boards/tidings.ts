/** What a board tells of what happened: the news that a phone shows first, and the lines before it. */
import type { GameEvent } from '../../../core/game.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { Table } from '../../../tables/model/table.ts';
import type { Words } from '../questions/answers.ts';

/** What a computer has played is told whole, since no board has shown it step by step. */
const MOST_LINES = 6;

export interface Tidings {
  readonly headline: GameEvent | null;
  /** The headline in words. */
  readonly news: Saying | null;
  /** What else happened lately, oldest first. What a computer did begins with a line that says so. */
  readonly before: readonly string[];
}

export function tidings(table: Table, { presenter, view, translate }: Words): Tidings {
  const { events, byComputer } = table.recentEvents;
  const headline = presenter.headline(events);
  const lines = presenter.events(events, view);
  const told = lines.flatMap((line, at) =>
    events[at] === headline || line === null ? [] : [{ line: translate(line), at }],
  );
  const first = events.length - (byComputer?.events ?? 0);
  const latest = told.slice(-Math.max(MOST_LINES, told.filter(({ at }) => at >= first).length));
  const tell = (those: typeof told) => those.map(({ line }) => line);
  const before = [
    ...tell(latest.filter(({ at }) => at < first)),
    ...(byComputer === undefined ? [] : [translate(byComputer.opening)]),
    ...tell(latest.filter(({ at }) => at >= first)),
  ];
  return { headline, news: lines.find((_, at) => events[at] === headline) ?? null, before };
}
