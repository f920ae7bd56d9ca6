/** The games that the contract tests play: a line for each game of the catalogue. */
import { CHRONICLES_SUBJECT } from '../games/chronicles/play/subject.ts';
import { MICROMIDGARD_SUBJECT } from '../games/micromidgard/play/subject.ts';
import { YGGDRASIL_SUBJECT } from '../games/yggdrasil/play/subject.ts';
import type { Subject } from './subject.ts';

export const SUBJECTS: readonly Subject[] = [YGGDRASIL_SUBJECT, MICROMIDGARD_SUBJECT, CHRONICLES_SUBJECT];
