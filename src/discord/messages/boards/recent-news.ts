/** The news on a board: the part that a phone shows first, and the lines before it. */
import { type GameEvent, TURN_BEGAN } from '../../../core/game.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Table } from '../../../tables/model/table.ts';
import type { Words } from '../questions/answers.ts';

/** A phone has room for only a few lines above the picture; "Since my last turn" has everything. */
const MAX_LINES = 3;

export interface RecentNews {
  readonly headline: GameEvent | null;
  /** The headline as a phrase. */
  readonly news: Phrase | null;
  /** The other recent events, oldest first; a computer's turn takes one line. */
  readonly before: readonly string[];
}

export function recentNews(table: Table, { presenter, view, translate }: Words): RecentNews {
  const { events, byComputer } = table.recentEvents;
  const headline = presenter.headline(events);
  const lines = presenter.events(events, view);
  const first = events.length - (byComputer?.events ?? 0);
  const ranked = events.slice(0, first).flatMap((event, at) => {
    const line = lines[at] ?? null;
    // The line with the ping names the player already.
    const isKnown = event === headline || event.type === TURN_BEGAN;
    return isKnown || line === null ? [] : [{ event, line: translate(line) }];
  });
  const computers = byComputer === undefined ? [] : [computersTurn()];
  return {
    headline,
    news: lines.find((_, at) => events[at] === headline) ?? null,
    before: [...greatestFirst(ranked, MAX_LINES - computers.length), ...computers],
  };

  /** All lines if they fit; otherwise the newest lines, preceded by the most important of the older ones. */
  function greatestFirst(all: typeof ranked, most: number): readonly string[] {
    if (all.length <= most) return all.map(({ line }) => line);
    const kept = all.slice(1 - most);
    const left = all.slice(0, all.length - kept.length);
    const greatest = presenter.headline(left.map(({ event }) => event));
    const first = left.find(({ event }) => event === greatest) ?? left.at(-1);
    return [...(first === undefined ? [] : [first]), ...kept].map(({ line }) => line);
  }

  /** The computer that played, and the most important of its moves. */
  function computersTurn(): string {
    const role = byComputer?.opening.with?.['role'] ?? '';
    const mainEvent = presenter.mainEvent(events.slice(first));
    const line =
      mainEvent === null || mainEvent === headline ? null : (lines[events.indexOf(mainEvent)] ?? null);
    return line === null
      ? translate({ key: 'computers.turn', with: { role } })
      : translate({ key: 'computers.turn-deed', with: { role, deed: line } });
  }
}
