/** The games that have golden logs: a line for each game of the catalogue. */
import { CHRONICLES_GOLDEN } from './chronicles/subject.ts';
import { MICROMIDGARD_GOLDEN } from './micromidgard/subject.ts';
import type { GoldenSubject } from './subject.ts';
import { YGGDRASIL_GOLDEN } from './yggdrasil/subject.ts';

export const SUBJECTS: readonly GoldenSubject[] = [YGGDRASIL_GOLDEN, MICROMIDGARD_GOLDEN, CHRONICLES_GOLDEN];
