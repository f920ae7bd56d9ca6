/** Asgard with its enemies, with nothing marked. */
import type { Centrepiece } from '../../../../core/telling/ending.ts';
import type { Translate } from '../../../../core/telling/saying.ts';
import { at } from '../../../../render/scene.ts';
import { TURN_MARGIN } from '../../../../render/turn-board/canvas.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { marksOf } from '../marks.ts';
import { turnAsgard } from './asgard.ts';

const HEIGHT = 580;

export function drawCentrepiece(view: YggdrasilView, translate: Translate): Centrepiece {
  const board: Board = { view, marks: marksOf(view, []), translate };
  return { height: HEIGHT, svg: at(-TURN_MARGIN, 0, turnAsgard(board, [], { top: 0, height: HEIGHT })) };
}
