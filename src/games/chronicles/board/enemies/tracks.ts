/**
 * Draws each enemy's progress: Hel's, Surt's and Loki's ladders with reserves, the islands, the ravaged Worlds, the Saga book.
 */

import { PALETTE } from '../../../../render/palette.ts';
import { ENEMY_STYLES } from '../../../../render/pieces/enemy-styles.ts';
import { at, circle, group, OWN_COLOURS, path, type Svg, text } from '../../../../render/scene.ts';
import type { Enemy } from '../../box/components.ts';
import { pageOf } from '../../facts/page.ts';
import { isTaskDone } from '../../facts/task.ts';
import type { ChroniclesView } from '../../state/view.ts';
import type { Board } from '../board.ts';
import { type Counter, deadTreeSign, sign, treeSign } from '../signs.ts';

export const TRACK_WIDTH = 430;

/** An enemy's track, with its left edge at 0 and its middle line at y = 0. */
export function track(board: Board, enemy: Enemy): Svg {
  const { view } = board;
  const { box } = view;
  switch (enemy) {
    case 'hel':
      return ladder('anonymous', view.anonymous, box.anonymous);
    case 'surt':
      return ladder('fire-giant', view.fireGiants, box.fireGiants);
    case 'loki':
      return ladder('iotunn', view.iotunns.length, box.iotunnPawns);
    case 'fenrir':
      return ladder('ravaged', view.ravaged.length, box.ravagedMarkers);
    case 'jormungand':
      return way(
        'jormungand',
        view.island,
        box.islands.map((called) => (called === 0 ? 'blank' : String(called))),
      );
    case 'nidhogg':
      return way('nidhogg', view.nidhogg, ['blank', ...spacesOf(view)]);
  }
}

/** The first effect of each space. Until the page's task is done, the last space has the Dead Tree. */
function spacesOf(view: ChroniclesView): readonly string[] {
  const kinds = pageOf(view).spaces.map(([first]) => first?.kind ?? 'blank');
  return isTaskDone(view) ? kinds : [...kinds.slice(0, -1), 'dead-tree'];
}

/** A ladder: `inPlay` pieces are drawn as signs, those in the reserve only as dots. */
function ladder(counter: Counter, inPlay: number, all: number): Svg {
  const step = TRACK_WIDTH / all;
  return group(
    Array.from({ length: all }, (_, place) =>
      at(
        (place + 0.5) * step,
        0,
        place < inPlay
          ? group([sign(counter, Math.min(42, step - 6))], { class: 'in-play' })
          : circle(0, 0, 7, { fill: PALETTE.inkFaint }),
      ),
    ),
  );
}

/** A track of spaces in a line, each with its contents, and the enemy on one of them. */
function way(enemy: Enemy, standsOn: number, spaces: readonly string[]): Svg {
  const step = TRACK_WIDTH / spaces.length;
  const middleOf = (place: number): number => (place + 0.5) * step;
  const { colour, shape } = ENEMY_STYLES[enemy];
  return group([
    path(`M${middleOf(0)} 0H${middleOf(spaces.length - 1)}`, { stroke: PALETTE.inkFaint, 'stroke-width': 4 }),
    ...spaces.map((space, place) =>
      place === standsOn
        ? at(
            middleOf(place),
            0,
            group(
              [
                shape(25, { fill: colour, stroke: PALETTE.inkDark, 'stroke-width': 3 }),
                mark(space, PALETTE.inkDark),
              ],
              OWN_COLOURS,
            ),
          )
        : at(
            middleOf(place),
            0,
            stop(place < standsOn),
            mark(space, place < standsOn ? PALETTE.inkFaint : PALETTE.ink),
          ),
    ),
  ]);
}

function stop(isPassed: boolean): Svg {
  return circle(0, 0, 22, {
    fill: PALETTE.panel,
    stroke: isPassed ? PALETTE.panelEdge : PALETTE.inkFaint,
    'stroke-width': 3,
  });
}

/** The contents of a space: a number, a turn of the Tree, the Tree, a turn of the page, or something that needs words. */
function mark(space: string, colour: string): Svg {
  switch (space) {
    case 'blank':
      return '';
    case 'turn-tree':
      return path('M9 -9A13 13 0 1 0 13 2M13 -14V-5H4', { fill: 'none', stroke: colour, 'stroke-width': 4 });
    case 'tree':
      return treeSign(1, PALETTE.accent);
    case 'dead-tree':
      return deadTreeSign(0.9, PALETTE.danger);
    case 'turn-page':
      return path('M-9 -12H9V12H-9ZM9 -12L0 -6V12', { fill: 'none', stroke: colour, 'stroke-width': 4 });
    case 'calls':
    case 'wakes':
    case 'takes':
    case 'runs':
      return text('!', 0, 0, { size: 32, face: 'strong', fill: colour, anchor: 'middle' });
    default:
      return text(space, 0, 0, { size: 32, face: 'strong', fill: colour, anchor: 'middle' });
  }
}
