/**
 * Draws the title picture: the nine Worlds of the Tree, between four gods and the enemies that walk on it. A saga has its own
 * scene.
 */
import type { Translate } from '../../../../core/presentation/phrase.ts';
import { FULL_WIDTH } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { chapterTitle, figure, medallion, titlePicture } from '../../../../render/pictures/title-picture.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, element, group, icon, OWN_COLOURS, type Svg } from '../../../../render/scene.ts';
import type { SagaName } from '../../box/box.ts';
import { LEVELS, WALKERS, WORLDS_OF_LEVEL, type World } from '../../box/components.ts';
import { SCENES } from '../story/scenes.ts';
import { GOD_STYLES, WORLD_COLOURS } from '../styles.ts';

const PARTY = ['odin', 'thor', 'freyja', 'tyr'] as const;
const LEVEL_HEIGHT = 140;
const HEIGHT = LEVEL_HEIGHT * LEVELS.length;
const RING = 200;
const WORLD = 46;
const PIECE = 66;

export function drawTitle(translate: Translate): Svg {
  const party = PARTY.map((god) => {
    const { icon: sign, colour } = GOD_STYLES[god];
    return medallion(sign === null ? '' : icon(sign, 0, 0, PIECE * 1.3, colour), PIECE, colour);
  });
  const walkers = WALKERS.map((enemy) => figure(ENEMY_STYLES[enemy], PIECE));
  const rings = LEVELS.map((level, row) =>
    at(FULL_WIDTH / 2, (row + 0.5) * LEVEL_HEIGHT, ring(WORLDS_OF_LEVEL[level])),
  );
  return titlePicture(translate({ key: 'game.chronicles' }), {
    height: HEIGHT,
    svg: group([...rings, square(party, FULL_WIDTH / 6), square(walkers, (FULL_WIDTH * 5) / 6)]),
  });
}

/** The title picture of a saga: its scene at the beginning. */
export function drawSagaTitle(saga: SagaName, translate: Translate): Svg {
  return chapterTitle(
    translate({ key: 'game.chronicles' }),
    translate({ key: `chronicles.saga.${saga}` }),
    SCENES[saga]('begins'),
  );
}

/** A ring of the Tree, with its Worlds in front, to the left and to the right. */
function ring([front, left, right]: readonly [World, World, World]): Svg {
  const disc = (world: World, x: number, y: number) =>
    group(
      [circle(x, y, WORLD, { fill: WORLD_COLOURS[world], stroke: PALETTE.shadow, 'stroke-width': 4 })],
      OWN_COLOURS,
    );
  return group([
    element('ellipse', { rx: RING, ry: 38, fill: 'none', stroke: PALETTE.bronzeDeep, 'stroke-width': 8 }),
    disc(left, -RING * 0.8, -8),
    disc(right, RING * 0.8, -8),
    disc(front, 0, 30),
  ]);
}

/** Four pieces in a square, in the middle of the height. */
function square(pieces: readonly Svg[], x: number): Svg {
  return group(
    pieces.map((piece, place) =>
      at(x + (place % 2 === 0 ? -1 : 1) * 88, HEIGHT / 2 + (place < 2 ? -1 : 1) * 88, piece),
    ),
  );
}
