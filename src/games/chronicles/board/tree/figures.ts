/** Draws everyone in a World: gods from the left, enemies from the right, in one line or two. */
import { at, named, type Svg } from '../../../../render/scene.ts';
import type { World } from '../../box/components.ts';
import { godsOnTree } from '../../facts/gods.ts';
import { placeOnTrack, sagaFoesIn } from '../../facts/tracks.ts';
import { enemiesIn } from '../../facts/tree.ts';
import type { Board } from '../board.ts';
import { foeSign } from '../foes.ts';
import { COLUMN_WIDTH } from '../layout.ts';
import { enemyGhost, enemyToken, godGhost, godToken, PLATE } from '../tokens.ts';

const LINE = 70;
const RADIUS = 27;
const EDGE = 16;
const ENEMY_STEP = 2 * RADIUS + 12;
const GOD_STEP = PLATE.width + 6;

export function heightOfFigures(board: Board, world: World): number {
  return isCrowded(board, world) ? 2 * LINE - 8 : LINE;
}

/** Everyone in a World, with the upper edge at y = 0. */
export function figuresIn(board: Board, world: World): Svg {
  const enemies = isCrowded(board, world) ? LINE * 1.5 - 8 : LINE / 2;
  return named(
    `figures-${world}`,
    ...godsHere(board, world).map((piece, place) =>
      at(EDGE + PLATE.width / 2 + place * GOD_STEP, LINE / 2, piece),
    ),
    ...enemiesHere(board, world).map((piece, place) =>
      at(COLUMN_WIDTH - EDGE - RADIUS - place * ENEMY_STEP, enemies, piece),
    ),
  );
}

function isCrowded(board: Board, world: World): boolean {
  const gods = godsHere(board, world).length;
  const enemies = enemiesHere(board, world).length;
  return gods * GOD_STEP + enemies * ENEMY_STEP > COLUMN_WIDTH - 2 * EDGE;
}

/** The gods in a World. Gods that have left since the last picture come last, as outlines if there's room. */
function godsHere(board: Board, world: World): readonly Svg[] {
  const here = godsOnTree(board.view).filter((each) => each.world === world);
  const gone = [...board.marks.godsFrom].filter(([, from]) => from === world);
  const room = Math.floor((COLUMN_WIDTH - 2 * EDGE) / GOD_STEP);
  return [...here.map(({ god }) => godToken(board, god)), ...gone.map(([god]) => godGhost(god))].slice(
    0,
    Math.max(room, here.length),
  );
}

/** The enemies in a World. Jormungand is drawn among his islands, and saga foes in the World where they're fought. */
function enemiesHere(board: Board, world: World): readonly Svg[] {
  const here = enemiesIn(board.view, world).filter((enemy) => enemy !== 'jormungand');
  const gone = [...board.marks.walkersFrom].filter(([, from]) => from === world);
  return [
    ...here.map((enemy) => enemyToken(board, enemy, RADIUS)),
    ...sagaFoesIn(board.view)
      .filter((foe) => placeOnTrack(board.view, foe) === world)
      .map((foe) => named(`foe-${foe}`, foeSign(foe, RADIUS))),
    ...gone.map(([enemy]) => enemyGhost(enemy, RADIUS)),
  ];
}
