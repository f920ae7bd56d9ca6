/** The strip of a board that shows what just happened, as tiles: a drawn card, dice, a result. */
import { FULL_WIDTH, SIZES } from './measures.ts';
import { PALETTE } from './palette.ts';
import { title } from './panel.ts';
import { at, group, named, path, rect, type Svg, text } from './scene.ts';
import type { Part } from './sheet.ts';

export interface Tile {
  /** The symbol, at most 84 wide and 72 high, centred at 0, 0. */
  readonly sign: Svg;
  /** A number or a name; may be empty. */
  readonly words: string;
  readonly tone: 'good' | 'bad' | 'calm';
}

export const MAX_TILES = 4;

const HEIGHT = 96;
const LABEL = 196;
const BETWEEN = 22;
const SIGN = 100;
const WORDED = (FULL_WIDTH - LABEL - (MAX_TILES - 1) * BETWEEN) / MAX_TILES;
const WORDLESS = 2 * SIGN - 44;

export const TONES = {
  good: { fill: PALETTE.goodDeep, stroke: PALETTE.good },
  bad: { fill: PALETTE.dangerDeep, stroke: PALETTE.danger },
  calm: { fill: PALETTE.panelRaised, stroke: PALETTE.inkFaint },
} as const;

/** The strip with the tiles in the order of events; empty at the beginning of a game. */
export function justNow(label: string, tiles: readonly Tile[]): readonly Part[] {
  if (tiles.length === 0) return [];
  let x = LABEL;
  const row = tiles.map((tile, place) => {
    const here = at(x, 0, ...(place > 0 ? [NEXT] : []), drawn(tile));
    x += widthOf(tile) + BETWEEN;
    return here;
  });
  return [{ height: HEIGHT, svg: named('just-now', title(label, 10, HEIGHT / 2, LABEL - 24), ...row) }];
}

function widthOf({ words }: Tile): number {
  return words === '' ? WORDLESS : WORDED;
}

function drawn(tile: Tile): Svg {
  const { sign, words, tone } = tile;
  const width = widthOf(tile);
  return group([
    rect(0, 4, width, HEIGHT - 8, { rx: 16, 'stroke-width': 3, ...TONES[tone] }),
    at(words === '' ? width / 2 : SIGN / 2 + 6, HEIGHT / 2, sign),
    ...(words === ''
      ? []
      : [
          text(words, (SIGN + width) / 2, HEIGHT / 2, {
            size: SIZES.text,
            face: 'strong',
            fill: PALETTE.ink,
            anchor: 'middle',
            within: width - SIGN - 12,
          }),
        ]),
  ]);
}

/** An arrow from the previous tile. */
const NEXT = path(`M${-BETWEEN + 6} 36l11 12l-11 12`, {
  fill: 'none',
  stroke: PALETTE.gold,
  'stroke-width': 5,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** A face-up card; the sign is at its centre. */
export function card(sign: Svg): Svg {
  return group([
    rect(-29, -36, 58, 72, { rx: 9, fill: PALETTE.ink, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
    sign,
  ]);
}

/** A die to the left or right of the centre, or on it. */
export function die(sign: Svg, x: number, fill: string = PALETTE.ink): Svg {
  return at(x, 0, rect(-27, -27, 54, 54, { rx: 12, fill, stroke: PALETTE.inkDark, 'stroke-width': 3 }), sign);
}
