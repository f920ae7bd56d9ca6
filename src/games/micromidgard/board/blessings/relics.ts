/** Draws a Relic as a tile: its name and side, and the cost and gain on its face. */
import { SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, halo } from '../../../../render/panel.ts';
import { at, faded, group, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Light, Relic } from '../../box/components.ts';
import { faceOf } from '../../box/relics.ts';
import { wasUsed } from '../../facts/relics.ts';
import type { HeldRelic } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { fitted } from '../sign.ts';
import { lightGlyph } from '../signs.ts';
import { LIGHT_COLOURS, RELIC_COLOURS } from '../styles.ts';
import { dealSign } from './deals.ts';

export const HELD_HEIGHT = 64;

const TAB = 48;

/** A Relic in front of a player, with a tick if it has been used this turn. */
export function heldRelic(board: Board, { relic, side }: HeldRelic, width: number, isActive: boolean): Svg {
  const used = isActive && wasUsed(board.view, relic);
  const face = fitted(dealSign(faceOf(relic, side)), width - TAB - 18);
  return group([
    group(
      [
        ground(side, width, HELD_HEIGHT),
        at(TAB / 2, 18, lightGlyph(side, 11, LIGHT_COLOURS[side])),
        code(relic, TAB / 2, 44, 'middle'),
        at(TAB + 4, HELD_HEIGHT / 2, face.svg),
      ],
      used ? { class: 'used', ...faded(0.85) } : {},
    ),
    ...(board.marks.relics.has(relic) ? [halo(width, HELD_HEIGHT)] : []),
    ...(used ? [at(width - 10, 10, doneMark())] : []),
  ]);
}

/** A Relic on a track's square, with room next to its name for the markers there. */
export function relicTile(
  relic: Relic,
  side: Light,
  { width, height }: { readonly width: number; readonly height: number },
): Svg {
  const face = fitted(dealSign(faceOf(relic, side)), width - 14);
  return group([
    ground(side, width, height),
    code(relic, 12, 25, 'start'),
    at(66, 25, lightGlyph(side, 13, LIGHT_COLOURS[side])),
    at(8, 71, face.svg),
  ]);
}

function ground(side: Light, width: number, height: number): Svg {
  return rect(0, 0, width, height, {
    rx: 14,
    fill: RELIC_COLOURS[side],
    stroke: LIGHT_COLOURS[side],
    'stroke-width': 3,
  });
}

export function code(relic: Relic, x: number, y: number, anchor: 'start' | 'middle'): Svg {
  return text(relic, x, y, { size: SIZES.smallest, face: 'strong', fill: PALETTE.ink, anchor });
}
