/** Draws the board of Yggdrasil Chronicles as an SVG document: its parts one below the other, with the latest changes marked. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import type { Svg } from '../../../render/scene.ts';
import { styleOf } from '../../../render/sheet.ts';
import { isSaga } from '../box/box.ts';
import type { ChroniclesEvent } from '../state/events.ts';
import type { ChroniclesView } from '../state/view.ts';
import type { Board } from './board.ts';
import { enemies } from './enemies/enemies.ts';
import { sword } from './enemies/sword.ts';
import { gods } from './gods/gods.ts';
import { header } from './header.ts';
import { happened } from './just-now.ts';
import { marksOf } from './marks.ts';
import { sagaPage } from './page/saga-page.ts';
import { story } from './story/story.ts';
import { tree } from './tree/tree.ts';

/** Draws the board. The same view, changes and language always give exactly the same document. */
export function drawBoard(
  view: ChroniclesView,
  changes: readonly ChroniclesEvent[],
  translate: Translate,
): Svg {
  const board: Board = { view, marks: marksOf(view, changes), translate };
  const page = isSaga(view.box.rules) ? [sagaPage(board)] : [];
  return styleOf([
    ...story(board),
    header(board),
    ...happened(board, changes),
    ...page,
    tree(board),
    sword(board),
    enemies(board),
    gods(board),
  ]);
}
