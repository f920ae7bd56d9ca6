/** Tells a lesson from other tables. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import { tableSeedFrom } from '../../core/random.ts';
import type { Table } from '../model/table.ts';

/** A lesson is a casual table with the seed and the roles of its game's lesson, and one person in all its seats. */
export function isLesson({ lesson }: GameEntry, { isCasual, seed, seats, hostId }: Table): boolean {
  if (lesson === null || !isCasual || seed !== tableSeedFrom(lesson.seed)) return false;
  const wanted = lesson.roles.map((role) => ({ role, userId: hostId }));
  return isDeepStrictEqual(seats, wanted);
}
