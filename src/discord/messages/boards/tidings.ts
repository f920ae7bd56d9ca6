/** What a board tells of what happened: the news that a phone shows first, and the lines before it. */
import type { GameEvent } from '../../../core/game.ts';
import type { Saying } from '../../../core/telling/saying.ts';
import type { Table } from '../../../tables/model/table.ts';
import type { Words } from '../questions/answers.ts';

/** Above the picture a phone has room for few lines; "Since my last turn" tells everything. */
const MOST_LINES = 3;

export interface Tidings {
  readonly headline: GameEvent | null;
  /** The headline in words. */
  readonly news: Saying | null;
  /** What else happened lately, oldest first; the turn of a computer in one line. */
  readonly before: readonly string[];
}

export function tidings(table: Table, { presenter, view, translate }: Words): Tidings {
  const { events, byComputer } = table.recentEvents;
  const headline = presenter.headline(events);
  const lines = presenter.events(events, view);
  const first = events.length - (byComputer?.events ?? 0);
  const told = lines.flatMap((line, at) =>
    events[at] === headline || line === null || at >= first ? [] : [translate(line)],
  );
  const computers = byComputer === undefined ? [] : [computersTurn()];
  return {
    headline,
    news: lines.find((_, at) => events[at] === headline) ?? null,
    before: [...told, ...computers].slice(-MOST_LINES),
  };

  /** Who played, and the greatest of what they did. */
  function computersTurn(): string {
    const role = byComputer?.opening.with?.['role'] ?? '';
    const deed = presenter.deed(events.slice(first));
    const line = deed === null || deed === headline ? null : (lines[events.indexOf(deed)] ?? null);
    return line === null
      ? translate({ key: 'computers.turn', with: { role } })
      : translate({ key: 'computers.turn-deed', with: { role, deed: line } });
  }
}
