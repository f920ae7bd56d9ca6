/** Draws boards and their pieces for tests. */

import type { GameEvent } from '../../../../src/core/game.ts';
import { drawBoard } from '../../../../src/games/micromidgard/board/picture.ts';
import { micromidgard } from '../../../../src/games/micromidgard/game.ts';
import type { MicromidgardEvent } from '../../../../src/games/micromidgard/state/events.ts';
import type { MicromidgardState } from '../../../../src/games/micromidgard/state/state.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn, wordsOn } from '../../../render/found.ts';
import type { Moment } from '../moment.ts';
import { table } from '../table.ts';

/** The smallest font size, in the 1200 units of a board's width. */
export const LEGIBLE = 27;

const english = translator('en');

export function pictureOf(state: MicromidgardState, changes: readonly GameEvent[] = []): string {
  return drawBoard(micromidgard.observe(state), changes as readonly MicromidgardEvent[], english);
}

export function picture(moment: Moment = {}): string {
  return pictureOf(table(moment).state);
}

export function words(moment: Moment, piece: string): readonly string[] {
  return wordsOn(pieceIn(picture(moment), piece));
}

/** The position of a piece within its part. */
export function placeOf(svg: string, piece: string): { readonly x: number; readonly y: number } {
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(pieceIn(svg, piece)) ?? [];
  return { x: Number(x), y: Number(y) };
}
