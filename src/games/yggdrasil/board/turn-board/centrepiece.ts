/** Draws Asgard with its enemies for the poster and the story, without marks. */
import type { Centrepiece } from '../../../../core/presentation/ending.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { at } from '../../../../render/scene.ts';
import { TURN_MARGIN } from '../../../../render/turn-board/canvas.ts';
import type { YggdrasilView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { marksOf } from '../marks.ts';
import { turnAsgard } from './asgard.ts';

const MOST = 580;
const LEAST = 420;

export function drawCentrepiece(view: YggdrasilView, translate: Translate, room = MOST): Centrepiece {
  const height = Math.min(MOST, Math.max(LEAST, room));
  const board: Board = { view, marks: marksOf(view, []), translate };
  return { height, svg: at(-TURN_MARGIN, 0, turnAsgard(board, [], { top: 0, height })) };
}
