/** The jobs for memorable events in a game: each gets its own picture in the channel. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { Change } from '../model/change.ts';
import type { Job, NewJob } from '../model/outbox.ts';
import type { Table } from '../model/table.ts';
import { isInSession } from '../turns/in-session.ts';
import { isLesson } from '../turns/is-lesson.ts';

/**
 * The jobs of a change to a table, with its highlights. `read` is the table as it was loaded. The board follows the highlights as
 * a new message, so that its buttons stay at the bottom. Lessons have none, since they explain what matters themselves, and live
 * sessions have none, since the board isn't reposted.
 */
export function withHighlights(
  entry: GameEntry,
  read: Table,
  table: Table,
  { events = [], jobs, lines = [] }: Pick<Change, 'events' | 'jobs' | 'lines'>,
): readonly NewJob[] {
  // Undone or repeated events were announced when they happened.
  const isReturn = lines.some((line) => 'back' in line);
  if (isReturn || isLesson(entry, table) || isInSession(table)) return jobs;
  // Jobs run in order of their due times, so the highlights are due at the same time as the board.
  const board = jobs.find(({ job }) => job.kind === 'board');
  const dueAt = board?.dueAt ?? table.changedAt;
  const highlights = highlightsOf(entry, read, table, events).map((job) => ({ job, dueAt }));
  if (highlights.length === 0) return jobs;
  return [
    ...highlights,
    ...jobs.map(({ job, dueAt }) =>
      job.kind === 'board' ? { job: { ...job, afresh: true } as const, dueAt } : { job, dueAt },
    ),
  ];
}

function highlightsOf(
  { presenter }: GameEntry,
  read: Table,
  table: Table,
  events: readonly GameEvent[],
): readonly Job[] {
  const begins = read.status === 'lobby' && table.status === 'playing';
  const from = begins ? 0 : read.logged + 1;
  const found = (begins ? table.recentEvents.events : events).map((event) => ({
    event,
    phrase: presenter.highlight(event)?.phrase ?? null,
  }));
  return found.flatMap(({ event, phrase }, at): readonly Job[] => {
    const isFirst = found.findIndex((each) => isDeepStrictEqual(each.phrase, phrase)) === at;
    return phrase === null || !isFirst ? [] : [{ kind: 'highlight', event, from }];
  });
}
