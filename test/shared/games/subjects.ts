/** The subjects of shared tests: those of all games, and the sample. */

import type { Subject } from '../../../tools/conformance/subject.ts';
import { subjectOf as ofCatalogue, SUBJECTS } from '../../../tools/conformance/subjects.ts';
import { SUBJECT as SAMPLE } from '../../sample/subject.ts';

/** The sample isn't in the catalogue, but the rules for every game apply to it too. */
export const SUBJECTS_AND_SAMPLE: readonly Subject[] = [...SUBJECTS, SAMPLE];

export async function subjectOf(gameId: string): Promise<Subject> {
  return gameId === SAMPLE.game.id ? SAMPLE : await ofCatalogue(gameId);
}
