/** Draws the banner over the board while Fenrir is angry, with the colours that calm him in his current area. */

import { FULL_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { halo } from '../../../../render/panel.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import {
  at,
  circle,
  fittingSize,
  group,
  icon,
  named,
  OWN_COLOURS,
  rect,
  type Svg,
  text,
} from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { widthOf } from '../../../../render/typeface.ts';
import { say } from '../../../../render/words.ts';
import type { Island } from '../../box/components.ts';
import { calmingColours } from '../../facts/enemies.ts';
import type { Board } from '../board.ts';
import { ISLAND_STYLES } from '../styles.ts';

const HEIGHT = 84;
const WORDS_LEFT = 92;

export function fenrirBanner(board: Board): Part {
  const colours = calmingColours(board.view);
  const words = say(board, 'yggdrasil.picture.calm-fenrir');
  const chips = colours.map((island) => colourChip(board, island));
  const chipsWidth = chips.reduce((sum, chip) => sum + chip.width + 18, 0);
  const lettering = {
    size: SIZES.name,
    fill: PALETTE.ink,
    within: FULL_WIDTH - WORDS_LEFT - chipsWidth - 30,
  };
  let x = WORDS_LEFT + widthOf(words, 'text', fittingSize(words, lettering)) + 24;
  return {
    height: HEIGHT,
    svg: named(
      'angry-fenrir',
      rect(0, 0, FULL_WIDTH, HEIGHT, {
        rx: 18,
        fill: PALETTE.dangerDeep,
        stroke: PALETTE.danger,
        'stroke-width': 4,
      }),
      ...(board.marks.fenrirChanged ? [halo(FULL_WIDTH, HEIGHT)] : []),
      icon('wolf-howl', 48, HEIGHT / 2, 60, ENEMY_STYLES.fenrir.colour),
      text(words, WORDS_LEFT, HEIGHT / 2, lettering),
      ...chips.map((chip) => {
        const drawn = at(x, HEIGHT / 2, chip.svg);
        x += chip.width + 18;
        return drawn;
      }),
    ),
  };
}

interface Chip {
  readonly width: number;
  readonly svg: Svg;
}

/** A colour as a disc with its name next to it. */
function colourChip(board: Board, island: Island): Chip {
  const words = say(board, `yggdrasil.island.${island}`);
  return {
    width: 46 + widthOf(words, 'strong', SIZES.name),
    svg: group([
      group(
        [
          circle(18, 0, 18, {
            fill: ISLAND_STYLES[island].land,
            stroke: PALETTE.inkFaint,
            'stroke-width': 3,
          }),
        ],
        OWN_COLOURS,
      ),
      text(words, 46, 0, { size: SIZES.name, face: 'strong', fill: PALETTE.ink }),
    ]),
  };
}
