/** Draws the Realms and the wolves' way around them for the poster and the story, with nothing marked. */
import type { Centrepiece } from '../../../../core/presentation/ending.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { at } from '../../../../render/scene.ts';
import { TURN_MARGIN } from '../../../../render/turn-board/canvas.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { boardOf } from '../board.ts';
import { marksOf } from '../marks.ts';
import { turnRing } from './realms.ts';

const MOST = 600;
const LEAST = 440;

export function drawCentrepiece(view: MicromidgardView, translate: Translate, room = MOST): Centrepiece {
  const height = Math.min(MOST, Math.max(LEAST, room));
  const marks = marksOf([]);
  const board = { ...boardOf(view, marks, translate), earlier: marks };
  return { height, svg: at(-TURN_MARGIN, 0, turnRing(board, { top: 0, height })) };
}
