/** Which effect belongs to which rune. */
import type { Rune } from '../components.ts';
import type { Draft } from '../draft.ts';
import { daeg } from './daeg.ts';
import { mann } from './mann.ts';
import { sigel } from './sigel.ts';
import { tiwaz } from './tiwaz.ts';

const RUNE_EFFECTS: Readonly<Record<Rune, (game: Draft) => void>> = { sigel, daeg, mann, tiwaz };

export function applyRune(game: Draft, rune: Rune): void {
  RUNE_EFFECTS[rune](game);
}
