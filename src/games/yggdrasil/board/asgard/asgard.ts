/**
 * Draws Asgard: the six enemies on their way to Odin's Residence, with one lane each, the forces, and the distance from defeat.
 */
import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, panel, title } from '../../../../render/panel.ts';
import { at, group, named, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { say } from '../../../../render/words.ts';
import { boxOf, DOOR, FIRST_SPACE, RESIDENCE, WALL } from '../../box/box.ts';
import { ENEMIES } from '../../box/components.ts';
import type { Board } from '../board.ts';
import { forceShield } from '../tokens.ts';
import { DANGER_HEIGHT, dangerRow } from './danger.ts';
import { grounds } from './grounds.ts';
import { lane } from './lane.ts';
import { HEAD, LANE, LANES_END, middleOf, NAMES, SPACE } from './layout.ts';

const FORCES = HEAD - 20;

export function asgard(board: Board): Part {
  const height = LANES_END + DANGER_HEIGHT;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      grounds(),
      ...forces(board),
      title(say(board, 'yggdrasil.world.asgard'), 24, 36, NAMES - 80),
      ...(board.view.turn.spent.includes('asgard') ? [at(NAMES - 30, 36, doneMark())] : []),
      ...ENEMIES.map((enemy, row) => at(0, HEAD + row * LANE, named(`lane-${enemy}`, lane(board, enemy)))),
      at(0, LANES_END, dangerRow(board)),
    ]),
  };
}

/** The force needed in each area, above the area. The Residence has room only for the number. */
function forces(board: Board): readonly Svg[] {
  const { force } = boxOf(board.view);
  const areas = [
    [FIRST_SPACE + 1, WALL],
    [WALL + 1, DOOR],
    [DOOR + 1, RESIDENCE - 1],
  ] as const;
  return [
    ...areas.map(([from, to]) =>
      text(
        say(board, 'yggdrasil.picture.force', { force: force[from] ?? 0 }),
        (middleOf(from) + middleOf(to)) / 2,
        FORCES,
        { size: SIZES.text, fill: PALETTE.inkSoft, anchor: 'middle', within: (to - from + 1) * SPACE - 56 },
      ),
    ),
    at(middleOf(RESIDENCE), FORCES - 2, forceShield(force[RESIDENCE] ?? 0, false)),
  ];
}
