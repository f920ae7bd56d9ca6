/** Draws the pictures of the guide: parts of the board at moments that explain them. */

import type { Translate } from '../../../../core/presentation/phrase.ts';
import { seatIndex } from '../../../../core/seat.ts';
import { viewAtBeginning } from '../../../../core/teaching/beginning.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { PORTRAIT_RADIUS, portraitPart } from '../../../../render/pictures/portrait.ts';
import { medallion } from '../../../../render/pictures/title-picture.ts';
import { icon, type Svg } from '../../../../render/scene.ts';
import { type Part, styleOf } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { type ByEnemy, GODS, type GodName } from '../../box/components.ts';
import { yggdrasil } from '../../game.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { asgard } from '../asgard/asgard.ts';
import type { Board } from '../board.ts';
import { gods } from '../gods.ts';
import { marksOf } from '../marks.ts';
import { GOD_ICONS } from '../styles.ts';
import { midgard } from '../worlds/midgard.ts';
import { worlds } from '../worlds/worlds.ts';

/** The enemies' spaces, with five enemies beyond the wall. */
const AT_THE_DOOR: ByEnemy<number> = { hel: 6, surt: 5, jormungand: 2, loki: 4, nidhogg: 4, fenrir: 7 };

export const GUIDE_PICTURES = {
  goal: (translate: Translate) => drawn(beginning(), translate, asgard),
  turn: (translate: Translate) => drawn(beginning(), translate, midgard, worlds),
  end: (translate: Translate) => drawn({ ...beginning(), enemies: AT_THE_DOOR }, translate, asgard),
} as const;

/** A god with its power, above the list of all gods, which marks this god's turn. */
export function drawGod(god: GodName, translate: Translate): Svg {
  const view = beginning();
  const turn = { ...view.turn, seat: seatIndex(GODS.indexOf(god)) };
  return drawn({ ...view, turn }, translate, (board) => portraitOf(board, god), gods);
}

function portraitOf(board: Board, god: GodName): Part {
  const sign = icon(GOD_ICONS[god], 0, 0, 1.4 * PORTRAIT_RADIUS, PALETTE.accent);
  return portraitPart({
    sign: medallion(sign, PORTRAIT_RADIUS, PALETTE.accent),
    name: say(board, `yggdrasil.god.${god}`),
    line: say(board, `yggdrasil.picture.power.${god}`),
  });
}

function beginning(): YggdrasilView {
  return viewAtBeginning(yggdrasil, GODS);
}

function drawn(
  view: YggdrasilView,
  translate: Translate,
  ...parts: readonly ((board: Board) => Part)[]
): Svg {
  const board: Board = { view, marks: marksOf(view, []), translate };
  return styleOf(parts.map((part) => part(board)));
}
