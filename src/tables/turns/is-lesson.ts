/** Distinguishes lessons from other tables. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import { tableSeedFrom } from '../../core/random.ts';
import type { Lesson } from '../../core/teaching/lesson.ts';
import type { Table } from '../model/table.ts';

/** True for lessons of this release and of earlier ones, which are played the same way. */
export function isLesson({ lesson }: GameEntry, table: Table): boolean {
  return lesson !== null && (teaches(lesson, table) || isOutdatedLesson({ lesson }, table));
}

/** A lesson that an earlier release started: its steps no longer exist. */
export function isOutdatedLesson({ lesson }: Pick<GameEntry, 'lesson'>, table: Table): boolean {
  return lesson?.earlier.some((each) => teaches(each, table)) === true;
}

/** A lesson is a casual table with the seed and the roles of its game's lesson, and one person in all its seats. */
function teaches(
  { seed, roles }: Pick<Lesson, 'roles' | 'seed'>,
  { isCasual, seats, hostId, ...table }: Table,
): boolean {
  if (!isCasual || table.seed !== tableSeedFrom(seed)) return false;
  const wanted = roles.map((role) => ({ role, userId: hostId }));
  return isDeepStrictEqual(seats, wanted);
}
