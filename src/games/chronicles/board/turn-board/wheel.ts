/** The Wheel as six foes with their Strength: which card lies open, and which waking loses the game. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { causeFrame } from '../../../../render/turn-board/cause.ts';
import { ENEMIES, type Enemy } from '../../components.ts';
import { strengthOf } from '../../gods/fighting.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import type { Board } from '../board.ts';
import { eyeSign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import { isCause } from './cause.ts';

export const WHEEL_HEIGHT = 104;

const GAP = 10;
const WIDTH = (TURN_WIDTH - (ENEMIES.length - 1) * GAP) / ENEMIES.length;

export function turnWheel(board: Board, top: number): Svg {
  return named(
    'wheel',
    ...ENEMIES.map((enemy, place) =>
      named(`wheel-${enemy}`, at(TURN_MARGIN + place * (WIDTH + GAP), top, field(board, enemy))),
    ),
  );
}

/** Red with an eye if the next card of this foe wakes it; a skull if that loses the game. */
function field({ view, marks }: Board, enemy: Enemy): Svg {
  const isNext = view.wheel[enemy] !== null;
  const isNew = marks.cards.has(enemy);
  return group([
    rect(0, 0, WIDTH, WHEEL_HEIGHT, {
      ...(isNext ? { class: 'wakes-next' } : {}),
      rx: 18,
      fill: isNext ? PALETTE.dangerDeep : PALETTE.panel,
      stroke: isNext ? PALETTE.danger : PALETTE.panelEdge,
      'stroke-width': isNew ? 7 : 3,
    }),
    at(36, WHEEL_HEIGHT / 2, enemySign(enemy, 29)),
    ...(enemy === 'nidhogg'
      ? []
      : [
          text(String(strengthOf(view, enemy)), 70, WHEEL_HEIGHT / 2, {
            size: TURN_TYPE.number,
            face: 'strong',
            fill: PALETTE.ink,
          }),
        ]),
    ...(isNext ? [at(WIDTH - 27, 28, eyeSign())] : []),
    ...(isCause(view, `wheel-${enemy}`) ? [causeFrame(0, 0, WIDTH, WHEEL_HEIGHT, 18)] : []),
    ...(defeatIfWoken(view, enemy) === null ? [] : [at(WIDTH - 27, WHEEL_HEIGHT - 30, skull())]),
  ]);
}

function skull(): Svg {
  return group([
    circle(0, 0, 22, { class: 'doom', fill: PALETTE.danger }),
    icon('skull-crack', 0, 0, 34, PALETTE.inkDark),
  ]);
}
