/** The errands for what people will remember of a game, its end above all: each gets a picture of its own in the channel. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { GameEvent } from '../../core/game.ts';
import type { NewErrand } from '../model/outbox.ts';
import type { Table } from '../model/table.ts';
import { isLesson } from '../turns/is-lesson.ts';

/** Of a change of the table as it was `read`, and what happened by it. A lesson says by itself what matters. */
export function momentErrands(
  entry: GameEntry,
  read: Table,
  table: Table,
  events: readonly GameEvent[],
): readonly NewErrand[] {
  if (isLesson(entry, table)) return [];
  const begins = read.status === 'lobby' && table.status === 'playing';
  const told = (begins ? table.recentEvents.events : events).map((event) => ({
    event,
    saying: entry.presenter.moment(event)?.saying ?? null,
  }));
  const from = begins ? 0 : read.logged + 1;
  const dueAt = table.changedAt;
  const ends = read.status === 'playing' && table.status === 'finished';
  return [
    ...told.flatMap(({ event, saying }, at) => {
      const isFirst = told.findIndex((each) => isDeepStrictEqual(each.saying, saying)) === at;
      return saying === null || !isFirst ? [] : [{ errand: { kind: 'moment', event, from } as const, dueAt }];
    }),
    ...(ends ? [{ errand: { kind: 'ending' } as const, dueAt }] : []),
  ];
}
