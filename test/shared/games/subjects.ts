/** The subjects of shared tests: those of all games, and the samples. */

import type { Subject } from '../../../tools/conformance/subject.ts';
import { subjectOf as ofCatalogue, SUBJECTS } from '../../../tools/conformance/subjects.ts';
import { SUBJECT as SAMPLE } from '../../sample/subject.ts';
import { SUBJECT as SOLO } from '../../solo/subject.ts';

const SAMPLES: readonly Subject[] = [SAMPLE, SOLO];

/** The samples aren't in the catalogue, but the rules for every game apply to them too. */
export const SUBJECTS_AND_SAMPLES: readonly Subject[] = [...SUBJECTS, ...SAMPLES];

export async function subjectOf(gameId: string): Promise<Subject> {
  return SAMPLES.find(({ game }) => game.id === gameId) ?? (await ofCatalogue(gameId));
}
