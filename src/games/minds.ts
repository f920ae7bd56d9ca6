/** The games as the computers that think know them, without words, boards and the rest: the process that thinks starts while a person waits. */
import type { Minds } from '../core/catalogue.ts';
import { MIND as CHRONICLES } from './chronicles/mind.ts';
import { MIND as MICROMIDGARD } from './micromidgard/mind.ts';
import { MIND as YGGDRASIL } from './yggdrasil/mind.ts';

export const MINDS: Minds = new Map(
  [YGGDRASIL, MICROMIDGARD, CHRONICLES].map((mind) => [mind.game.id, mind]),
);
