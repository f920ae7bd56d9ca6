/** Tells a lesson from other tables. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import { tableSeedFrom } from '../../core/random.ts';
import type { Table } from '../model/table.ts';

/** A lesson is a casual table with the seed and the roles of its game's lesson. */
export function isLesson({ lesson }: GameEntry, { isCasual, seed, seats }: Table): boolean {
  if (lesson === null || !isCasual || seed !== tableSeedFrom(lesson.seed)) return false;
  return isDeepStrictEqual(
    seats.map(({ role }) => role),
    lesson.roles,
  );
}
