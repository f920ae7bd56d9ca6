/** The catalogue: the only file that lists the games. */
import type { Catalogue, GameEntry } from '../core/catalogue.ts';
import { CHRONICLES } from './chronicles/entry.ts';
import { MICROMIDGARD } from './micromidgard/entry.ts';
import { YGGDRASIL } from './yggdrasil/entry.ts';

const GAMES: readonly GameEntry[] = [YGGDRASIL, MICROMIDGARD, CHRONICLES];

export const CATALOGUE: Catalogue = new Map(GAMES.map((entry) => [entry.game.id, entry]));
