/** Sets the dice and stones of Chronicles as a story needs them. */
import { draw, type StreamState } from '../../../src/core/random.ts';
import type { Box } from '../../../src/games/chronicles/box/box.ts';
import type { DieFace, Rune, RuneStone } from '../../../src/games/chronicles/box/components.ts';
import { streamFound } from '../luck.ts';

/** A die or a stone, and its next result. */
export type Mark =
  | { readonly god: DieFace }
  | { readonly vanir: DieFace }
  | { readonly stone: RuneStone; readonly rune: Rune };

/** A stream for which the dice and stones show these marks in order. */
export function streamShowing(box: Box, marks: readonly Mark[]): StreamState {
  return streamFound((luck) => {
    const chance = { streams: { luck } };
    return marks.every((mark) => draw(chance, 'luck', sidesOf(box, mark)) === wanted(mark));
  }, JSON.stringify(marks));
}

function sidesOf(box: Box, mark: Mark): readonly (DieFace | Rune)[] {
  if ('god' in mark) return box.godDie;
  return 'vanir' in mark ? box.vanirDie : box.runeStones[mark.stone];
}

function wanted(mark: Mark): DieFace | Rune {
  if ('god' in mark) return mark.god;
  return 'vanir' in mark ? mark.vanir : mark.rune;
}
