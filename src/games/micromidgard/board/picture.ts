/** Draws the board of Micro Midgard as an SVG document: its parts one below the other, with the latest changes marked. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Svg } from '../../../render/scene.ts';
import { styleOf } from '../../../render/sheet.ts';
import type { MicromidgardEvent } from '../state/events.ts';
import type { MicromidgardView } from '../state/view.ts';
import { blessings } from './blessings/blessings.ts';
import { boardOf } from './board.ts';
import { header } from './header.ts';
import { happened } from './just-now.ts';
import { marksOf } from './marks.ts';
import { prophecies } from './prophecies.ts';
import { ring } from './ring/ring.ts';
import { seats } from './seats.ts';

/** Draws the board. The same view, changes and language always give exactly the same document. */
export function drawBoard(
  view: MicromidgardView,
  changes: readonly MicromidgardEvent[],
  translate: Translate,
): Svg {
  const board = boardOf(view, marksOf(changes), translate);
  return styleOf([
    header(board),
    ...happened(board, changes),
    seats(board),
    ring(board),
    blessings(board),
    prophecies(board),
  ]);
}
