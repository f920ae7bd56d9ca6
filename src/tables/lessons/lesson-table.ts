/** Creates the table of a lesson: already started in its prepared position, with the learner in all seats. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Opening } from '../../core/game.ts';
import { tableSeedFrom } from '../../core/random.ts';
import type { Lesson } from '../../core/teaching/lesson.ts';
import { beginGame, type NewTable, openTable, type Seated, takeSeat } from '../lobby/lobby.ts';
import { USUAL_ADVICE } from '../model/table.ts';
import { LESSON_PASSING } from './lesson-path.ts';

export type LessonOrder = Pick<NewTable, 'id' | 'gameId' | 'language' | 'place' | 'hostId'>;

/** A casual table, so that everything can be undone. It uses the game's own values, even if the server has a box file. */
export function lessonTable(entry: GameEntry, lesson: Lesson, order: LessonOrder, now: Date): Seated {
  const opened = openTable(
    entry,
    {
      ...order,
      options: lesson.options,
      seed: tableSeedFrom(lesson.seed),
      passing: LESSON_PASSING,
      isCasual: true,
      isChallenge: true,
      advice: USUAL_ADVICE,
      overdueAfter: null,
    },
    null,
    now,
  );
  const seated = lesson.roles.reduce<Seated>(
    (so, role) => (so.ok ? takeSeat(entry, so.table, { role, userId: order.hostId }, { another: true }) : so),
    opened,
  );
  if (!seated.ok) return seated;
  const game = { ...entry.game, setup: (opening: Opening) => lesson.begin(opening) };
  return beginGame({ ...entry, game }, seated.table, order.hostId);
}
