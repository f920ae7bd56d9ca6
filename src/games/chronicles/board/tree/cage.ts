/** Draws the Cage in the middle of the Tree: the remaining bars, and the wolf behind them. */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { title } from '../../../../render/panel.ts';
import { at, named, path, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { WALKERS } from '../../box/components.ts';
import { markersLeft } from '../../facts/tree.ts';
import type { Board } from '../board.ts';
import { litFrame } from '../glow.ts';
import { SIDE } from '../layout.ts';
import { enemyGhost, enemyToken } from '../tokens.ts';

export const CAGE_HEIGHT = 104;

const LEFT = 260;
const WIDTH = FULL_WIDTH - 2 * LEFT;
const BAR = { top: 14, height: 76, width: 13 } as const;
const RADIUS = 26;

export function cage(board: Board): Svg {
  const { view, marks } = board;
  const { ravagedMarkers } = view.box;
  const left = markersLeft(view);
  const step = WIDTH / ravagedMarkers;
  const inside = WALKERS.filter((enemy) => view.places[enemy] === 'cage');
  const gone = [...marks.walkersFrom].filter(([, from]) => from === 'cage');
  const prisoners = [
    ...inside.map((enemy) => enemyToken(board, enemy, RADIUS)),
    ...gone.map(([enemy]) => enemyGhost(enemy, RADIUS)),
  ];
  const between = Math.floor((ravagedMarkers - prisoners.length + 1) / 2);
  return named(
    'cage',
    title(say(board, 'chronicles.picture.cage'), SIDE + 8, CAGE_HEIGHT / 2, LEFT - SIDE - 20),
    ...(marks.tracks.has('fenrir') ? [litFrame(LEFT - 14, BAR.top - 12, WIDTH + 28, BAR.height + 24)] : []),
    ...prisoners.map((svg, place) => at(LEFT + (between + place) * step, BAR.top + BAR.height / 2, svg)),
    ...Array.from({ length: ravagedMarkers }, (_, bar) =>
      at(LEFT + (bar + 0.5) * step, BAR.top, barOf(bar >= ravagedMarkers - left)),
    ),
    frame(),
    text(say(board, 'chronicles.picture.bars', { bars: left }), FULL_WIDTH - SIDE - 8, CAGE_HEIGHT / 2, {
      size: SIZES.text,
      fill: left < 2 ? PALETTE.danger : PALETTE.inkSoft,
      anchor: 'end',
      within: LEFT - SIDE - 20,
    }),
  );
}

/** A bar of the Cage, or the empty place of a bar that is gone. The bar with the lowest number is removed first. */
function barOf(isLeft: boolean): Svg {
  const { width, height } = BAR;
  return isLeft
    ? rect(-width / 2, 0, width, height, { class: 'bar', rx: 5, fill: '#a8a090' })
    : rect(-width / 2, 0, width, height, {
        rx: 5,
        fill: 'none',
        stroke: PALETTE.danger,
        'stroke-width': 3,
        'stroke-dasharray': '7 6',
      });
}

/** The roof and the floor of the Cage. */
function frame(): Svg {
  const [from, to] = [LEFT, LEFT + WIDTH];
  return path(`M${from} ${BAR.top}H${to}M${from} ${BAR.top + BAR.height}H${to}`, {
    stroke: '#a8a090',
    'stroke-width': 12,
    'stroke-linecap': 'round',
  });
}
