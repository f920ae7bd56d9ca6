/** Draws the symbols for enemies, runes and forces. */

import { SIZES } from '../../../render/measures.ts';
import { PALETTE } from '../../../render/palette.ts';
import { ENEMY_STYLES } from '../../../render/pieces/enemy-styles.ts';
import { circle, group, icon, OWN_COLOURS, path, type Svg, text } from '../../../render/scene.ts';
import { say } from '../../../render/words.ts';
import type { Enemy, Rune } from '../box/components.ts';
import type { Board } from './board.ts';
import { RUNE_STROKES } from './styles.ts';

/** An enemy's piece with its centre at 0, 0. */
export function token(enemy: Enemy, radius: number): Svg {
  const style = ENEMY_STYLES[enemy];
  return group(
    [
      style.shape(radius, { fill: style.colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      icon(style.icon, 0, enemy === 'surt' ? radius * 0.08 : 0, radius * 1.35, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}

/** An enemy's shape with letters instead of its sign: the initial, and a level or a plus. */
export function letterToken(
  board: Pick<Board, 'translate'>,
  enemy: Enemy,
  radius: number,
  suffix: string | number = '',
): Svg {
  const style = ENEMY_STYLES[enemy];
  const letters = `${say(board, `yggdrasil.picture.letter.${enemy}`)}${suffix}`;
  return group(
    [
      style.shape(radius, { fill: style.colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      text(letters, 0, 0, {
        size: SIZES.text,
        face: 'strong',
        fill: PALETTE.inkDark,
        anchor: 'middle',
        within: radius * 1.75,
      }),
    ],
    OWN_COLOURS,
  );
}

/** A rune with its centre at 0, 0. */
export function runeMark(rune: Rune, size: number, colour: string): Svg {
  return path(
    RUNE_STROKES[rune].replace(/-?\d+(\.\d+)?/g, (part) => String(Number(part) * size)),
    {
      fill: 'none',
      stroke: colour,
      'stroke-width': Math.max(3, size * 0.24),
      'stroke-linecap': 'square',
      'stroke-linejoin': 'miter',
    },
  );
}

/** A shield with a force on it, with its centre at 0, 0. If a giant raises the force, the shield is red and has a plus. */
export function forceShield(force: number, raised: boolean): Svg {
  return group([
    path('M-23 -25H23V4Q23 20 0 29Q-23 20 -23 4Z', {
      fill: raised ? PALETTE.dangerDeep : PALETTE.panelRaised,
      stroke: raised ? PALETTE.danger : PALETTE.inkFaint,
      'stroke-width': 3,
    }),
    text(String(force), 0, -1, { size: SIZES.text, face: 'strong', fill: PALETTE.ink, anchor: 'middle' }),
    ...(raised
      ? [
          circle(22, -20, 13, { fill: PALETTE.danger }),
          path('M15 -20H29M22 -27V-13', { stroke: PALETTE.inkDark, 'stroke-width': 5 }),
        ]
      : []),
  ]);
}
