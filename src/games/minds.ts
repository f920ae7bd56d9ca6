/**
 * The games for computer players, without words and boards: the thinking process must load quickly, since a person waits while
 * it starts.
 */
import type { Minds } from '../core/catalogue.ts';
import { MIND as CHRONICLES } from './chronicles/mind.ts';
import { MIND as MICROMIDGARD } from './micromidgard/mind.ts';
import { MIND as YGGDRASIL } from './yggdrasil/mind.ts';

export const MINDS: Minds = new Map(
  [YGGDRASIL, MICROMIDGARD, CHRONICLES].map((mind) => [mind.game.id, mind]),
);
