/**
 * Draws the Wheel of the turn board: the enemies that wake with their next card. Those whose waking loses the game are in a
 * separate group.
 */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, icon, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { TURN_MARGIN, TURN_TYPE, TURN_WIDTH } from '../../../../render/turn-board/canvas.ts';
import { WARNING } from '../../../../render/turn-board/danger-bar.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import { ENEMIES, type Enemy } from '../../box/components.ts';
import { defeatIfWoken } from '../../odds/doom.ts';
import { eyeSign } from '../signs.ts';
import { enemySign } from '../tokens.ts';
import type { TurnPicture } from './turn-picture.ts';

export const WHEEL_HEIGHT = 62;

const CORNER = 18;
const EDGE = 16;
const EYE = 40;
const FIGURE = 26;
const CELL = 2 * FIGURE + 14;
const SKULL = 48;
const WORDS = { size: TURN_TYPE.label, fill: WARNING.ink } as const;

export function turnWheel(picture: TurnPicture, top: number): Svg {
  const { view } = picture;
  const next = ENEMIES.filter((enemy) => view.wheel[enemy] !== null);
  const loses = next.filter((enemy) => defeatIfWoken(view, enemy) !== null);
  const others = next.filter((enemy) => !loses.includes(enemy));
  const words = say(picture, next.length === 0 ? 'chronicles.wheel.asleep' : 'chronicles.wheel.next');
  const left = EDGE + EYE + 14;
  const within = TURN_WIDTH - left - EDGE - next.length * CELL - (loses.length > 0 ? SKULL + 40 : 0);
  const first = left + Math.min(within, widthOf(words, 'text', WORDS.size)) + 18;
  return named(
    'wheel',
    at(
      TURN_MARGIN,
      top,
      rect(0, 0, TURN_WIDTH, WHEEL_HEIGHT, { rx: CORNER, fill: PALETTE.panel }),
      at(EDGE + EYE / 2, WHEEL_HEIGHT / 2, eyeSign(next.length === 0 ? PALETTE.inkFaint : WARNING.ink)),
      text(words, left, WHEEL_HEIGHT / 2, {
        ...WORDS,
        ...(next.length === 0 ? { fill: PALETTE.inkSoft } : {}),
        within,
      }),
      at(first, WHEEL_HEIGHT / 2, ...others.map((enemy, place) => foe(picture, enemy, place))),
      ...(loses.length === 0 ? [] : [at(first + others.length * CELL + 6, 0, losing(picture, loses))]),
    ),
  );
}

function foe({ newest }: TurnPicture, enemy: Enemy, place: number): Svg {
  return named(
    `wheel-${enemy}`,
    at(
      (place + 0.5) * CELL,
      0,
      ...(newest === `wheel-${enemy}`
        ? [
            rect(-CELL / 2, -29, CELL, 58, {
              rx: 14,
              fill: 'none',
              stroke: PALETTE.gold,
              'stroke-width': 6,
            }),
          ]
        : []),
      enemySign(enemy, FIGURE - 2),
    ),
  );
}

/** The enemies whose waking loses the game, on red and after a skull. */
function losing(picture: TurnPicture, enemies: readonly Enemy[]): Svg {
  const width = SKULL + 20 + enemies.length * CELL;
  return group(
    [
      rect(0, 0, width, WHEEL_HEIGHT, { rx: CORNER, fill: PALETTE.danger }),
      icon('skull-crack', 10 + SKULL / 2, WHEEL_HEIGHT / 2, SKULL, PALETTE.inkDark),
      at(SKULL + 14, WHEEL_HEIGHT / 2, ...enemies.map((enemy, place) => foe(picture, enemy, place))),
    ],
    { class: 'doom' },
  );
}
