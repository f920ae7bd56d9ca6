/** How many giants are active, and by name each world in which they let no one act. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { at, icon, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { askedFrame } from '../../../../render/turn-board/asked.ts';
import { LEAST_TURN_TYPE, TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { closedWorlds } from '../../facts/giants.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { FROST } from '../looks.ts';

const HEIGHT = 76;
const GAP = 12;
const SIGN = 56;
const PADDING = 16;
const CROSS = 19;
const CLOSED = { size: TURN_TYPE.label, face: 'strong', fill: PALETTE.ink } as const;

export function giantsHeight({ active, end }: YggdrasilView): number {
  return active.length > 0 && end === null ? HEIGHT : 0;
}

export function giantsRow(board: Board, top: number): Svg {
  const { view, translate } = board;
  if (giantsHeight(view) === 0) return '';
  const words = say(board, 'yggdrasil.picture.giants', { giants: view.active.length });
  const width = SIGN + 3 * PADDING + widthOf(words, 'strong', TURN_TYPE.label);
  const worlds = closedWorlds(view).map(worldName);
  return at(
    TURN_MARGIN,
    top,
    named(
      'giants',
      rect(0, 0, width, HEIGHT, { rx: 16, fill: PALETTE.panelRaised, stroke: FROST, 'stroke-width': 4 }),
      icon('ogre', PADDING + SIGN / 2, HEIGHT / 2, SIGN, FROST),
      text(words, SIGN + 2 * PADDING, HEIGHT / 2, { ...CLOSED, fill: FROST }),
      ...(board.asked === 'giants' ? [askedFrame(0, 0, width, HEIGHT, 16)] : []),
    ),
    ...(worlds.length === 0
      ? []
      : [
          at(
            width + GAP,
            0,
            closed(
              translate({ key: 'yggdrasil.picture.closed-worlds', with: { worlds } }),
              TURN_WIDTH - width - GAP,
            ),
          ),
        ]),
  );
}

/** Red, with a cross in front of the words. */
function closed(words: string, width: number): Svg {
  const left = 2 * PADDING + 2 * CROSS;
  return named(
    'closed-worlds',
    rect(0, 0, width, HEIGHT, {
      rx: 16,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 5,
    }),
    at(
      PADDING + CROSS,
      HEIGHT / 2,
      path(`M${-CROSS} ${-CROSS}L${CROSS} ${CROSS}M${CROSS} ${-CROSS}L${-CROSS} ${CROSS}`, {
        stroke: PALETTE.danger,
        'stroke-width': 10,
        'stroke-linecap': 'round',
      }),
    ),
    oneOrTwoLines(words, left, HEIGHT / 2, { ...CLOSED, within: width - left - PADDING }, LEAST_TURN_TYPE),
  );
}
