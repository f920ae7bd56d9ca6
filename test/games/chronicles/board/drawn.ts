/** Draws boards and their pieces for tests. */

import type { GameEvent } from '../../../../src/core/game.ts';
import type { Translate } from '../../../../src/core/presentation/phrase.ts';
import { drawBoard } from '../../../../src/games/chronicles/board/picture.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import type { ChroniclesEvent } from '../../../../src/games/chronicles/state/events.ts';
import type { ChroniclesState } from '../../../../src/games/chronicles/state/state.ts';
import { translator } from '../../../../src/words/translate.ts';
import { pieceIn, wordsOn } from '../../../render/found.ts';
import type { Moment } from '../moment.ts';
import { type Table, turnOf } from '../table.ts';

/** The smallest font size, in the 1200 units of a board's width. */
export const LEGIBLE = 27;

const english = translator('en');

export function pictureOf(
  state: ChroniclesState,
  changes: readonly GameEvent[] = [],
  translate: Translate = english,
): string {
  return drawBoard(chronicles.observe(state), changes as readonly ChroniclesEvent[], translate);
}

export function pictureAfter({ state, events }: Table): string {
  return pictureOf(state, events);
}

/** The board in Odin's turn, with Thor and Tyr still to go. */
export function picture(moment: Moment = {}): string {
  return pictureOf(turnOf('odin', 'thor', 'tyr').with(moment).state);
}

export function words(moment: Moment, piece: string): readonly string[] {
  return wordsOn(pieceIn(picture(moment), piece));
}

/** The position of a piece within its part, taken from the group around it. */
export function placeOf(svg: string, piece: string): { readonly x: number; readonly y: number } {
  const before = svg.slice(0, svg.indexOf(`<g id="${piece}"`));
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)">$/.exec(before) ?? [];
  return { x: Number(x), y: Number(y) };
}
