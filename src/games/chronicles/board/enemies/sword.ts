/** Draws the Sword of the Obstacles: the gods' resources, and the Iotunns that take some of them away. */
import { oneOrTwoLines } from '../../../../render/lines.ts';
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo } from '../../../../render/panel.ts';
import { at, circle, group, named, path, rect, type Svg } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { RESOURCES, type Resource } from '../../box/components.ts';
import { takerOf } from '../../facts/iotunns.ts';
import { iotunnName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { barred, RESOURCE_COUNTERS, sign } from '../signs.ts';

const HEIGHT = 112;
const HILT = 108;
const TIP = 46;
const STEP = (FULL_WIDTH - HILT - TIP) / RESOURCES.length;
const WIDTH = STEP - 8;

export function sword(board: Board): Part {
  return {
    height: HEIGHT,
    svg: named(
      'sword',
      blade(),
      ...RESOURCES.map((resource, place) =>
        at(HILT + place * STEP, 8, named(`obstacle-${resource}`, obstacle(board, resource))),
      ),
    ),
  };
}

function blade(): Svg {
  const [middle, end] = [HEIGHT / 2, FULL_WIDTH - TIP];
  return group([
    path(`M80 2H${end}L${FULL_WIDTH} ${middle}L${end} ${HEIGHT - 2}H80Z`, {
      fill: '#384858',
      stroke: '#8898b0',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    rect(24, middle - 12, 56, 24, { rx: 6, fill: '#704820' }),
    circle(18, middle, 18, { fill: PALETTE.bronze }),
    rect(74, 4, 20, HEIGHT - 8, { rx: 9, fill: PALETTE.bronze }),
  ]);
}

function obstacle(board: Board, resource: Resource): Svg {
  const { view, marks, translate } = board;
  const taker = takerOf(view, resource);
  const [middle, height] = [WIDTH / 2, HEIGHT - 16];
  const words = (line: string, colour: string): Svg =>
    oneOrTwoLines(line, middle, 70, { size: 32, fill: colour, anchor: 'middle', within: WIDTH - 8 });
  if (taker === undefined)
    return group([
      rect(0, 0, WIDTH, height, { rx: 12, fill: PALETTE.panel }),
      at(middle, 26, sign(RESOURCE_COUNTERS[resource], 42)),
      words(say(board, `chronicles.picture.resource.${resource}`), PALETTE.inkSoft),
    ]);
  return group([
    rect(0, 0, WIDTH, height, {
      class: 'taken',
      rx: 12,
      fill: PALETTE.dangerDeep,
      stroke: PALETTE.danger,
      'stroke-width': 3,
    }),
    at(middle, 26, sign(RESOURCE_COUNTERS[resource], 42), barred(40)),
    words(translate(iotunnName(taker)), PALETTE.ink),
    ...(marks.iotunns.has(taker) ? [halo(WIDTH, height)] : []),
  ]);
}
