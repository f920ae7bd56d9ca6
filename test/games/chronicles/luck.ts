/** Real chance that happens to fall as the story wants: a stream found by search, never a replaced die. */
import { draw, openStreams, type StreamState, seedFrom } from '../../../src/core/random.ts';
import type { Box } from '../../../src/games/chronicles/box/box.ts';
import type { DieFace, Rune, RuneStone } from '../../../src/games/chronicles/components.ts';

/** A die or a stone, and what it is to show. */
export type Mark =
  | { readonly god: DieFace }
  | { readonly vanir: DieFace }
  | { readonly stone: RuneStone; readonly rune: Rune };

const PATIENCE = 200_000;

/** A stream from which the dice and stones show these marks, one after the other. */
export function streamShowing(box: Box, marks: readonly Mark[]): StreamState {
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const { luck } = openStreams(seedFrom(`luck ${attempt}`), ['luck']);
    const chance = { streams: { luck } };
    if (marks.every((mark) => draw(chance, 'luck', sidesOf(box, mark)) === wanted(mark))) return luck;
  }
  throw new Error(`this never happens: ${JSON.stringify(marks)}`);
}

function sidesOf(box: Box, mark: Mark): readonly (DieFace | Rune)[] {
  if ('god' in mark) return box.godDie;
  return 'vanir' in mark ? box.vanirDie : box.runeStones[mark.stone];
}

function wanted(mark: Mark): DieFace | Rune {
  if ('god' in mark) return mark.god;
  return 'vanir' in mark ? mark.vanir : mark.rune;
}
