/** Draws the pieces on the Tree: enemies in shapes of their own, gods on rounded plates with two letters. */

import { PALETTE } from '../../../render/palette.ts';
import { ENEMY_STYLES } from '../../../render/pieces/enemy-styles.ts';
import { at, circle, group, icon, named, OWN_COLOURS, rect, type Svg, text } from '../../../render/scene.ts';
import { say } from '../../../render/words.ts';
import type { Enemy, GodName, TreeEnemy } from '../box/components.ts';
import { active } from '../facts/gods.ts';
import { guardOf } from '../facts/iotunns.ts';
import type { Board } from './board.ts';
import { keySign, sign } from './signs.ts';
import { GOD_STYLES } from './styles.ts';

/** An enemy's shape and sign, with the middle at 0, 0. */
export function enemySign(enemy: Enemy, radius: number): Svg {
  const style = ENEMY_STYLES[enemy];
  return group(
    [
      style.shape(radius, { fill: style.colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
      icon(style.icon, 0, enemy === 'surt' ? radius * 0.08 : 0, radius * 1.35, PALETTE.inkDark),
    ],
    OWN_COLOURS,
  );
}

/** An enemy in its place: highlighted if it has moved, and with a pawn if an Iotunn guards it. */
export function enemyToken(board: Board, enemy: TreeEnemy, radius: number): Svg {
  const { view, marks } = board;
  const isLit = marks.walkersFrom.has(enemy) || (enemy === 'jormungand' && marks.islandFrom !== null);
  return named(
    `enemy-${enemy}`,
    ...(isLit ? [ENEMY_STYLES[enemy].shape(radius + 6, HALO)] : []),
    enemySign(enemy, radius),
    ...(guardOf(view, enemy) === undefined ? [] : [at(radius * 0.8, -radius * 0.75, guardPawn())]),
  );
}

/** A faint outline in the place that an enemy has left. */
export function enemyGhost(enemy: TreeEnemy, radius: number): Svg {
  return ENEMY_STYLES[enemy].shape(radius * 0.8, { stroke: ENEMY_STYLES[enemy].colour, ...GHOST });
}

const HALO = { class: 'halo', fill: 'none', stroke: PALETTE.gold, 'stroke-width': 6 } as const;
const GHOST = { fill: 'none', 'stroke-width': 3, 'stroke-dasharray': '7 5' } as const;

export function guardPawn(): Svg {
  return group(
    [
      circle(0, 0, 17, { fill: PALETTE.dangerDeep, stroke: PALETTE.danger, 'stroke-width': 3 }),
      sign('iotunn', 26, PALETTE.ink),
    ],
    { class: 'guard' },
  );
}

export const PLATE = { width: 58, height: 48 } as const;

/** A god's plate with its middle at 0, 0: framed in gold if it's the god's turn, with broken edges for a Support god. */
export function godToken(board: Board, god: GodName): Svg {
  const { view, marks } = board;
  const isActiveGod = view.end === null && view.turn.seat !== null && active(view).god === god;
  return named(
    `plate-${god}`,
    ...(marks.godsFrom.has(god) ? [plate(6, HALO)] : []),
    ...(isActiveGod ? [plate(3, { fill: 'none', stroke: PALETTE.accent, 'stroke-width': 6 })] : []),
    letters(board, god),
  );
}

/** A god's plate without marks, for any place. */
export function letters(board: Board, god: GodName): Svg {
  const isSupport = board.view.supports.some((each) => each.god === god);
  const { colour } = GOD_STYLES[god];
  return group(
    [
      plate(0, {
        fill: isSupport ? PALETTE.panel : colour,
        stroke: isSupport ? colour : PALETTE.inkDark,
        'stroke-width': isSupport ? 4 : 2,
        ...(isSupport ? { 'stroke-dasharray': '9 5' } : {}),
      }),
      text(say(board, `chronicles.picture.mark.${god}`), 0, 0, {
        size: 30,
        face: 'strong',
        fill: isSupport ? colour : PALETTE.inkDark,
        anchor: 'middle',
        within: PLATE.width - 10,
      }),
    ],
    isSupport ? {} : OWN_COLOURS,
  );
}

export function godGhost(god: GodName): Svg {
  return plate(-5, { stroke: GOD_STYLES[god].colour, ...GHOST });
}

function plate(larger: number, style: Parameters<typeof rect>[4]): Svg {
  const { width, height } = PLATE;
  return rect(-width / 2 - larger, -height / 2 - larger, width + 2 * larger, height + 2 * larger, {
    rx: height / 2 + larger,
    ...style,
  });
}

/** A god's own sign, with its middle at x, y. */
export function godSign(god: GodName, x: number, y: number, size: number, colour: string): Svg {
  const { icon: drawn } = GOD_STYLES[god];
  return drawn === null ? keySign(x, y, size, colour) : icon(drawn, x, y, size, colour);
}
