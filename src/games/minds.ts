/**
 * Lists the games for computer players, without words and boards: a thinking process must load quickly, because a person might be
 * waiting for it to start.
 */
import type { Minds } from '../core/catalogue.ts';
import { MIND as CHRONICLES } from './chronicles/mind.ts';
import { MIND as MICROMIDGARD } from './micromidgard/mind.ts';
import { MIND as YGGDRASIL } from './yggdrasil/mind.ts';

export const MINDS: Minds = new Map(
  [YGGDRASIL, MICROMIDGARD, CHRONICLES].map((mind) => [mind.game.id, mind]),
);
