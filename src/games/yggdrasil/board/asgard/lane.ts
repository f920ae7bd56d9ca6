/** Draws the lane of an enemy: its name, the force to beat, its space and its previous space. */

import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, line, named, path, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { RESIDENCE } from '../../box/box.ts';
import type { Enemy } from '../../box/components.ts';
import { canBeFought, forceOf } from '../../facts/fights.ts';
import { forceAddedTo } from '../../facts/giants.ts';
import type { Board } from '../board.ts';
import { forceShield, token } from '../tokens.ts';
import { depthOf, LANE, middleOf, NAMES } from './layout.ts';

const MIDDLE = LANE / 2;
/** An enemy's size and glow, by depth: it becomes larger and redder on its way. */
const FIGURES = [
  { radius: 32, glow: 0 },
  { radius: 37, glow: 0.25 },
  { radius: 41, glow: 0.5 },
  { radius: 43, glow: 0.9 },
] as const;

export function lane(board: Board, enemy: Enemy): Svg {
  const { view, marks } = board;
  const space = view.enemies[enemy];
  const from = marks.enemiesFrom.get(enemy);
  const steps = Array.from({ length: RESIDENCE }, (_, step) => step + 1).filter((step) => step !== space);
  return group([
    line(12, 0, FULL_WIDTH - 12, 0, { stroke: PALETTE.panelEdge, 'stroke-width': 2, 'stroke-opacity': 0.7 }),
    ...steps.map((step) =>
      circle(middleOf(step), MIDDLE, 6, { fill: PALETTE.inkFaint, 'fill-opacity': 0.6 }),
    ),
    text(say(board, `yggdrasil.enemy.${enemy}`), 24, 29, {
      size: SIZES.name,
      fill: ENEMY_STYLES[enemy].colour,
      within: NAMES - 36,
    }),
    ...(canBeFought(view, enemy)
      ? [at(48, 77, forceShield(forceOf(view, enemy), forceAddedTo(view, enemy) > 0))]
      : []),
    ...(from === undefined ? [] : [at(0, MIDDLE, named(`trail-${enemy}`, trail(enemy, from, space)))]),
    named(`token-${enemy}`, at(middleOf(space), MIDDLE, figure(enemy, space, from !== undefined))),
  ]);
}

function figure(enemy: Enemy, space: number, hasMoved: boolean): Svg {
  const { radius, glow } = FIGURES[depthOf(space)];
  return group([
    ...(glow > 0 ? [circle(0, 0, MIDDLE - 2, { fill: PALETTE.danger, 'fill-opacity': glow })] : []),
    ...(depthOf(space) === 3 ? [icon('flame', 0, 0, LANE, '#f8a048')] : []),
    ...(hasMoved ? [ring(enemy, radius)] : []),
    token(enemy, radius),
  ]);
}

function ring(enemy: Enemy, radius: number): Svg {
  return ENEMY_STYLES[enemy].shape(radius + 7, { fill: 'none', stroke: PALETTE.gold, 'stroke-width': 6 });
}

/** A faint copy of the piece on its previous space, and an arrow to its current space. */
function trail(enemy: Enemy, from: number, to: number): Svg {
  if (from === to) return '';
  const style = ENEMY_STYLES[enemy];
  const [left, reached] = [FIGURES[depthOf(from)].radius, FIGURES[depthOf(to)].radius];
  const way = Math.sign(to - from);
  const [start, tip] = [middleOf(from) + way * left, middleOf(to) - way * (reached + 12)];
  const head = tip - way * 24;
  return group([
    at(
      middleOf(from),
      0,
      style.shape(left * 0.85, {
        fill: PALETTE.panel,
        stroke: style.colour,
        'stroke-width': 3,
        'stroke-dasharray': '7 5',
      }),
    ),
    line(start, 0, head, 0, { stroke: PALETTE.gold, 'stroke-width': 10 }),
    path(`M${tip} 0L${head} -19V19Z`, { fill: PALETTE.gold }),
  ]);
}
