/** Draws the Tree with all its Worlds for the poster and the story. Only the cause of the nearest defeat is marked. */
import type { Centrepiece } from '../../../../core/presentation/ending.ts';
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { at } from '../../../../render/scene.ts';
import { TURN_MARGIN } from '../../../../render/turn-board/canvas.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { marksOf } from '../marks.ts';
import { turnTree } from './tree.ts';
import type { TurnPicture } from './turn-picture.ts';

const MOST = 600;
const LEAST = 540;

export function drawCentrepiece(view: ChroniclesView, translate: Translate, room = MOST): Centrepiece {
  const height = Math.min(MOST, Math.max(LEAST, room));
  const picture: TurnPicture = { view, marks: marksOf(view, []), translate, newest: null, outlook: null };
  return { height, svg: at(-TURN_MARGIN, 0, turnTree(picture, { top: 0, height })) };
}
