/** Draws the islands of Midgard, with the number of Anonymous that each calls, and Jormungand at one of them. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, OWN_COLOURS, path, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Board } from '../board.ts';
import { COLUMN_WIDTH } from '../layout.ts';
import { enemyGhost, enemyToken } from '../tokens.ts';

export const ISLANDS_HEIGHT = 122;

const EDGE = 8;
const SHORE = 86;
const SERPENT = 38;
const RADIUS = 28;
const RAINBOW = ['#e86850', '#f0a048', '#f0d058', '#60c078', '#5090e0', '#9878d8'] as const;

export function islands(board: Board): Svg {
  const { box, island } = board.view;
  const { islandFrom } = board.marks;
  const step = (COLUMN_WIDTH - 2 * EDGE) / box.islands.length;
  const middleOf = (place: number): number => EDGE + (place + 0.5) * step;
  return named(
    'islands',
    rect(3, SHORE, COLUMN_WIDTH - 6, ISLANDS_HEIGHT - SHORE - 3, { rx: 12, fill: '#104070' }),
    ...box.islands.map((called, place) =>
      at(middleOf(place), SHORE, named(`island-${place}`, islandOf(called, place, step))),
    ),
    ...(islandFrom === null ? [] : [at(middleOf(islandFrom), SERPENT, enemyGhost('jormungand', RADIUS))]),
    at(middleOf(island), SERPENT, named('serpent', enemyToken(board, 'jormungand', RADIUS))),
  );
}

/** An island, with its shore at y = 0. The first one calls no Anonymous and has the rainbow. */
function islandOf(called: number, place: number, step: number): Svg {
  const half = step / 2 - 4;
  const land = path(`M${-half} 24Q${-half} 2 0 -12Q${half} 2 ${half} 24Z`, {
    fill: place === 0 ? '#584890' : '#386048',
    stroke: place === 0 ? '#d8d0f0' : '#98d0a8',
    'stroke-width': 3,
  });
  if (called === 0 && place === 0) return group([land, rainbow(half - 8)]);
  return group([
    land,
    text(String(called), 0, 7, { size: 32, face: 'strong', fill: PALETTE.ink, anchor: 'middle' }),
  ]);
}

function rainbow(reach: number): Svg {
  return group(
    RAINBOW.map((colour, band) => {
      const radius = reach - band * 4;
      return path(`M${-radius} 20A${radius} ${radius} 0 0 1 ${radius} 20`, {
        fill: 'none',
        stroke: colour,
        'stroke-width': 4.2,
      });
    }),
    OWN_COLOURS,
  );
}
