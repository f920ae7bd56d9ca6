/** Which effect belongs to which rune. */
import type { Rune } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';
import { daeg } from './daeg.ts';
import { sigel } from './sigel.ts';
import { throwBack } from './throw-back.ts';

const RUNE_EFFECTS: Readonly<Record<Rune, (game: Draft) => void>> = {
  sigel,
  daeg,
  mann: throwBack('mann'),
  tiwaz: throwBack('tiwaz'),
};

export function applyRune(game: Draft, rune: Rune): void {
  RUNE_EFFECTS[rune](game);
}
