/** The jobs for what people will remember of a game: each gets a picture of its own in the channel. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { Change } from '../model/change.ts';
import type { Job, NewJob } from '../model/outbox.ts';
import type { Table } from '../model/table.ts';
import { isInSession } from '../turns/in-session.ts';
import { isLesson } from '../turns/is-lesson.ts';

/**
 * The jobs of a change of the table in its `read` state, with its highlights. The board comes after them as a new message, so that its
 * buttons stay at the bottom. A lesson explains what matters by itself, and in a live session the board isn't reposted.
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
  // Jobs run in the order in which they are due, so the highlights are due when the board is.
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
