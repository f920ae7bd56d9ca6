/** Draws the pictures of the guide: parts of the board at moments that explain them. */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { viewAtBeginning } from '../../../../core/teaching/beginning.ts';
import { PORTRAIT_RADIUS, portraitPart } from '../../../../render/pictures/portrait.ts';
import type { Svg } from '../../../../render/scene.ts';
import { type Part, styleOf } from '../../../../render/sheet.ts';
import { RAVENS, type Raven } from '../../box/components.ts';
import { micromidgard } from '../../game.ts';
import { ravenName } from '../../words/names.ts';
import { blessings } from '../blessings/blessings.ts';
import { type Board, boardOf } from '../board.ts';
import { marksOf } from '../marks.ts';
import { prophecies } from '../prophecies.ts';
import { ring } from '../ring/ring.ts';
import { seats } from '../seats.ts';
import { ravenDisc } from './raven-disc.ts';

export const GUIDE_PICTURES = {
  goal: (translate: Translate) => drawn(translate, blessings),
  turn: (translate: Translate) => drawn(translate, ring),
  end: (translate: Translate) => drawn(translate, prophecies),
} as const;

/** A raven above the holdings of both players. */
export function drawRaven(raven: Raven, translate: Translate): Svg {
  return drawn(
    translate,
    (board) => portraitOf(board, raven),
    (board) => seats(withTurnOf(board, raven)),
  );
}

function portraitOf(board: Board, raven: Raven): Part {
  return portraitPart({
    sign: ravenDisc(raven, PORTRAIT_RADIUS),
    name: board.translate(ravenName(raven)),
    line: null,
  });
}

/** The light marks the raven of the card, even if the other one begins. */
function withTurnOf(board: Board, raven: Raven): Board {
  const seat = seatIndex(board.view.seats.findIndex((each) => each.raven === raven));
  return { ...board, view: { ...board.view, turn: { ...board.view.turn, seat } } };
}

function drawn(translate: Translate, ...parts: readonly ((board: Board) => Part)[]): Svg {
  const view = viewAtBeginning(micromidgard, RAVENS);
  const board = boardOf(view, marksOf([]), translate);
  return styleOf(parts.map((part) => part(board)));
}
