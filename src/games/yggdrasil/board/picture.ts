/** Draws the board of Yggdrasil as an SVG document: its parts from top to bottom, with the latest changes marked. */

import type { Translate } from '../../../core/presentation/phrase.ts';
import { GAP, HALF_WIDTH } from '../../../render/measures.ts';
import { at, group, named, type Svg } from '../../../render/scene.ts';
import { type Part, styleOf } from '../../../render/sheet.ts';
import type { YggdrasilEvent } from '../state/events.ts';
import type { YggdrasilView } from '../state/view.ts';
import { asgard } from './asgard/asgard.ts';
import type { Board } from './board.ts';
import { fenrirBanner } from './enemies/fenrir.ts';
import { forge } from './enemies/forge.ts';
import { gods } from './gods.ts';
import { header } from './header.ts';
import { happened } from './just-now.ts';
import { marksOf } from './marks.ts';
import { giants } from './worlds/giants.ts';
import { midgard } from './worlds/midgard.ts';
import { SCALE_HEIGHT, vanirScale } from './worlds/vanir-scale.ts';
import { worlds } from './worlds/worlds.ts';

/** Draws the board. The same view, changes and language always give exactly the same document. */
export function drawBoard(
  view: YggdrasilView,
  changes: readonly YggdrasilEvent[],
  translate: Translate,
): Svg {
  const board: Board = { view, marks: marksOf(view, changes), translate };
  const parts: readonly Part[] = [
    header(board),
    ...happened(board, changes),
    ...(view.fenrirIsAngry && view.end === null ? [fenrirBanner(board)] : []),
    asgard(board),
    midgard(board),
    worlds(board),
    scaleAndForge(board),
    giants(board),
    gods(board),
  ];
  return styleOf(parts);
}

function scaleAndForge(board: Board): Part {
  return {
    height: SCALE_HEIGHT,
    svg: group([
      named('vanaheim', vanirScale(board)),
      at(HALF_WIDTH + GAP, 0, named('nidavellir', forge(board))),
    ]),
  };
}
