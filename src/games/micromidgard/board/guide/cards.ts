/** The pictures of the guide: parts of the board at moments that explain it. */
import { viewAtBeginning } from '../../../../core/beginning.ts';
import type { Translate } from '../../../../core/telling/presenter.ts';
import type { Svg } from '../../../../render/scene.ts';
import { type Part, sheetOf } from '../../../../render/sheet.ts';
import { RAVENS } from '../../components.ts';
import { micromidgard } from '../../game.ts';
import { blessings } from '../blessings/blessings.ts';
import type { Board } from '../board.ts';
import { marksOf } from '../marks.ts';
import { prophecies } from '../prophecies.ts';
import { ring } from '../ring/ring.ts';
import { seats } from '../seats.ts';

export const GUIDE_PICTURES = {
  goal: (translate: Translate) => drawn(translate, blessings),
  turn: (translate: Translate) => drawn(translate, ring),
  end: (translate: Translate) => drawn(translate, prophecies),
  raven: (translate: Translate) => drawn(translate, seats),
} as const;

function drawn(translate: Translate, part: (board: Board) => Part): Svg {
  const view = viewAtBeginning(micromidgard, RAVENS);
  return sheetOf([part({ view, marks: marksOf([]), translate })]);
}
