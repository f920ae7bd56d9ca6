/**
 * Finds the cause of the nearest defeat of Yggdrasil: its sign and text for the danger bar, and the pieces to mark with a ring.
 */
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { icon, path, type Svg } from '../../../../render/scene.ts';
import type { Cause } from '../../../../render/turn-board/cause.ts';
import type { Defeat } from '../../box/box.ts';
import { ENEMIES, type Enemy } from '../../box/components.ts';
import { enemiesThere, nearestEnemies, nearestWay, SAFE_STEPS, spacesToDefeat } from '../../facts/defeat.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { enemyName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { token } from '../tokens.ts';

const FIGURE = 30;
export const STONE = '#98a0b8';

type Way = ReturnType<typeof nearestWay>;

/** The nearest defeat; null while the gods are safe, and once they have won. */
function nearest(view: YggdrasilView): Way | null {
  return view.end?.kind === 'won' || spacesToDefeat(view) >= SAFE_STEPS ? null : nearestWay(view);
}

export function causeOf({ view, translate }: Board): Cause | null {
  const way = nearest(view);
  if (way === null) return null;
  const enemies = nearestEnemies(view);
  const places =
    way.enemies === 1
      ? { enemies: enemies.map(enemyName), count: enemies.length }
      : counted(enemiesThere(view, way).length, way.enemies);
  return { sign: signOf(view, way), words: translate({ key: `yggdrasil.cause.${way.why}`, with: places }) };
}

function counted(there: number, limit: number): NonNullable<Phrase['with']> {
  return { there, limit, over: Math.max(0, there - limit) };
}

function signOf(view: YggdrasilView, { why: code }: Way): Svg {
  const [first = 'hel'] = nearestEnemies(view);
  switch (code) {
    case 'one-in-the-residence':
      return token(first, FIGURE);
    case 'three-beyond-the-door':
      return icon('viking-longhouse', 0, 0, 70, PALETTE.ink);
    case 'five-beyond-the-wall':
      return path('M-27 32V-32h13v12h8v-12h12v12h8v-12h13v64z', { fill: STONE });
  }
}

/** The enemies whose next steps cause the defeat: the ones farthest ahead, or the next ones to pass the wall or the door. */
export function enemiesToRing(view: YggdrasilView): readonly Enemy[] {
  const way = nearest(view);
  if (way === null) return [];
  if (way.enemies === 1) return nearestEnemies(view);
  const outside = ENEMIES.filter((enemy) => !enemiesThere(view, way).includes(enemy));
  const missing = way.enemies - (ENEMIES.length - outside.length);
  const spaces = outside.map((enemy) => view.enemies[enemy]).toSorted((one, other) => other - one);
  const least = spaces[missing - 1];
  return least === undefined ? [] : outside.filter((enemy) => view.enemies[enemy] >= least);
}

/** Whether the enemies past this border cause this defeat. */
export function isLimitCause(view: YggdrasilView, code: Defeat): boolean {
  return nearest(view)?.why === code;
}
