/** The pictures of the guide: parts of the board at moments that explain it. */
import { viewAtBeginning } from '../../../../core/beginning.ts';
import { seatIndex } from '../../../../core/seat.ts';
import type { Translate } from '../../../../core/telling/presenter.ts';
import type { Svg } from '../../../../render/scene.ts';
import { type Part, sheetOf } from '../../../../render/sheet.ts';
import { GODS, type GodName } from '../../components.ts';
import { chronicles } from '../../game.ts';
import type { ChroniclesView } from '../../view.ts';
import type { Board } from '../board.ts';
import { enemies } from '../enemies/enemies.ts';
import { gods } from '../gods/gods.ts';
import { marksOf } from '../marks.ts';
import { tree } from '../tree/tree.ts';

export const PARTY: readonly GodName[] = ['odin', 'thor', 'freyja'];

export const GUIDE_PICTURES = {
  goal: (translate: Translate) => drawn(viewAtBeginning(chronicles, PARTY), translate, tree),
  turn: (translate: Translate) => drawn(viewAtBeginning(chronicles, PARTY), translate, enemies),
  end: (translate: Translate) => drawn(nearlyLost(), translate, tree),
} as const;

/** The god on turn, before the others of the party. */
export function drawGod(god: GodName, translate: Translate): Svg {
  const others = GODS.filter((each) => each !== god).slice(0, PARTY.length - 1);
  const view = viewAtBeginning(chronicles, [god, ...others]);
  return drawn({ ...view, turn: { ...view.turn, seat: seatIndex(0) } }, translate, gods);
}

/** Hel is on the top level, two enemies ravage a World, and Fenrir is out. */
function nearlyLost(): ChroniclesView {
  const view = viewAtBeginning(chronicles, PARTY);
  return {
    ...view,
    places: { hel: 'alfheim', surt: 'nidavellir', loki: 'nidavellir', fenrir: 'asgard' },
    ravaged: ['nidavellir', 'svartalfheim', 'vanaheim'],
  };
}

/** A part of the board by itself. */
export function drawn(view: ChroniclesView, translate: Translate, part: (board: Board) => Part): Svg {
  return sheetOf([part({ view, marks: marksOf(view, []), translate })]);
}
