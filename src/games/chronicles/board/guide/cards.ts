/** Draws the pictures of the guide: parts of the board at moments that explain them. */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { viewAtBeginning } from '../../../../core/teaching/beginning.ts';
import { PORTRAIT_RADIUS, portraitPart } from '../../../../render/pictures/portrait.ts';
import { medallion } from '../../../../render/pictures/title-picture.ts';
import type { Svg } from '../../../../render/scene.ts';
import { type Part, styleOf } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { GODS, type GodName } from '../../box/components.ts';
import { chronicles } from '../../game.ts';
import type { ChroniclesView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { enemies } from '../enemies/enemies.ts';
import { gods } from '../gods/gods.ts';
import { marksOf } from '../marks.ts';
import { GOD_STYLES } from '../styles.ts';
import { godSign } from '../tokens.ts';
import { tree } from '../tree/tree.ts';

export const PARTY: readonly GodName[] = ['odin', 'thor', 'freyja'];

export const GUIDE_PICTURES = {
  goal: (translate: Translate) => drawn(viewAtBeginning(chronicles, PARTY), translate, tree),
  turn: (translate: Translate) => drawn(viewAtBeginning(chronicles, PARTY), translate, enemies),
  end: (translate: Translate) => drawn(nearlyLost(), translate, tree),
} as const;

/** A god above the others, who wait for its turn to end. The god's power isn't shown, because only hard games have powers. */
export function drawGod(god: GodName, translate: Translate): Svg {
  const others = GODS.filter((each) => each !== god).slice(0, PARTY.length - 1);
  const view = viewAtBeginning(chronicles, [god, ...others]);
  return drawn(
    { ...view, turn: { ...view.turn, seat: seatIndex(0) } },
    translate,
    (board) => portraitOf(board, god),
    gods,
  );
}

function portraitOf(board: Board, god: GodName): Part {
  const { colour } = GOD_STYLES[god];
  const sign = godSign(god, 0, 0, 1.4 * PORTRAIT_RADIUS, colour);
  return portraitPart({
    sign: medallion(sign, PORTRAIT_RADIUS, colour),
    name: say(board, `chronicles.god.${god}`),
    line: null,
  });
}

/** A game that is nearly lost: Hel is on the top level, two enemies ravage a World, and Fenrir is out. */
function nearlyLost(): ChroniclesView {
  const view = viewAtBeginning(chronicles, PARTY);
  return {
    ...view,
    places: { hel: 'alfheim', surt: 'nidavellir', loki: 'nidavellir', fenrir: 'asgard' },
    ravaged: ['nidavellir', 'svartalfheim', 'vanaheim'],
  };
}

/** Draws parts of the board without the rest. */
export function drawn(
  view: ChroniclesView,
  translate: Translate,
  ...parts: readonly ((board: Board) => Part)[]
): Svg {
  const board: Board = { view, marks: marksOf(view, []), translate };
  return styleOf(parts.map((part) => part(board)));
}
