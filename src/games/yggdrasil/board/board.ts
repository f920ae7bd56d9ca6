/** What every part of the picture is drawn from, and the measures they share. */
import type { Saying, Translate } from '../../../core/face.ts';
import type { Svg } from '../../../render/scene.ts';
import type { YggdrasilView } from '../view.ts';
import type { Marks } from './marks.ts';

export interface Board {
  readonly view: YggdrasilView;
  readonly marks: Marks;
  readonly translate: Translate;
}

/** A part of the picture with its upper left corner at 0, 0. */
export interface Part {
  readonly height: number;
  readonly svg: Svg;
}

/** The board is drawn 1200 wide and looked at 400 wide: 34 here is 11 on a phone. */
export const BOARD_WIDTH = 1200;
/** Pixels across the finished picture: sharp when a phone shows all of it, small enough to send often. */
export const PICTURE_WIDTH = 1000;
export const MARGIN = 26;
export const GAP = 14;
export const FULL_WIDTH = BOARD_WIDTH - 2 * MARGIN;
export const HALF_WIDTH = (FULL_WIDTH - GAP) / 2;

export const SIZES = { smallest: 30, text: 34, name: 38, number: 42, title: 34 } as const;

export function say(board: Board, key: string, places?: Saying['with']): string {
  return board.translate(places === undefined ? { key } : { key, with: places });
}
