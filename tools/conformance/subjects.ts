/** Finds the subject of each game by the game's folder, so that a new game is checked without changing shared code. */
import { CATALOGUE } from '../../src/games/index.ts';
import type { Subject } from './subject.ts';

/** Throws if the game has no folder here, or its folder no `subject.ts`. */
export async function subjectOf(gameId: string): Promise<Subject> {
  const { SUBJECT }: { readonly SUBJECT: Subject } = await import(`./games/${gameId}/subject.ts`);
  return SUBJECT;
}

/** The subjects of all games, in catalogue order. */
export const SUBJECTS: readonly Subject[] = await Promise.all([...CATALOGUE.keys()].map(subjectOf));
