/** Draws the effect of a highlight below its words: Fenrir's new World, or the task of a new page. */
import { PALETTE } from '../../../render/palette.ts';
import { at, group, path, rect, type Svg } from '../../../render/scene.ts';
import type { World } from '../box/components.ts';
import { godsOnTree } from '../facts/gods.ts';
import { pageOf } from '../facts/page.ts';
import { taskFights } from '../facts/task.ts';
import type { ChroniclesView } from '../state/view.ts';
import { foeSign } from './foes.ts';
import { deedSign, sign } from './signs.ts';
import { WORLD_COLOURS } from './styles.ts';
import { enemySign } from './tokens.ts';
import { godDisc } from './turn-board/life.ts';

/** The maximum width of an effect, which starts at the left edge of the words. */
const WIDTH = 560;
const CELL = 92;
const FIGURE = 36;

/** Draws the open Cage, and Fenrir in a World with the gods there. The hearts show how much Life each god can lose. */
export function fenrirComes(view: ChroniclesView, world: World): Svg {
  const gods = godsOnTree(view).filter((each) => each.world === world);
  const hearts = view.box.fenrirTakes;
  const crowd = Math.min(MAX_GODS, gods.length);
  const plate = (crowd + 1) * (2 * FIGURE + 10) + 22;
  const width = CAGE + ARROW + plate + 16 + hearts * HEART;
  const scale = Math.min(1, WIDTH / width);
  const scaled = group(
    [
      openCage(),
      arrow(CAGE + 6, CAGE + ARROW - 8),
      at(
        CAGE + ARROW,
        0,
        rect(0, -54, plate, 108, {
          rx: 22,
          fill: PALETTE.panel,
          stroke: WORLD_COLOURS[world],
          'stroke-width': 5,
        }),
        ...gods
          .slice(0, MAX_GODS)
          .map(({ god }, place) => at(16 + FIGURE + place * (2 * FIGURE + 10), 0, godDisc(god, FIGURE - 2))),
        at(plate - 16 - FIGURE, 0, enemySign('fenrir', FIGURE)),
      ),
      ...Array.from({ length: hearts }, (_, place) =>
        at(CAGE + ARROW + plate + 16 + (place + 0.5) * HEART, 0, sign('life', HEART - 8)),
      ),
    ],
    scale === 1 ? {} : { transform: `scale(${scale.toFixed(3)})` },
  );
  return at(-WIDTH / 2, 0, scaled);
}

const MAX_GODS = 3;
const CAGE = 104;
const ARROW = 74;
const HEART = 62;

/** The open Cage: two bars still stand, the others are on the ground. */
function openCage(): Svg {
  const style = { stroke: '#a8a090', 'stroke-width': 11, 'stroke-linecap': 'round', fill: 'none' } as const;
  return group([
    path('M6 -50H98M6 50H98M14 -46V46M90 -46V46', style),
    path('M38 -46L30 8M62 44L74 10', style),
  ]);
}

function arrow(from: number, to: number): Svg {
  return path(`M${from} 0H${to - 10}M${to - 20} -17L${to} 0L${to - 20} 17`, {
    fill: 'none',
    stroke: PALETTE.gold,
    'stroke-width': 9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** The deeds and Fights of the page's task as empty boxes to tick; null for a page without a task. */
export function taskOf(view: ChroniclesView): Svg | null {
  const { deeds } = pageOf(view).task;
  const signs = [
    ...Array.from({ length: deeds }, () => deedSign(60)),
    ...taskFights(view).flatMap(({ foe, of }) => Array.from({ length: of }, () => foeSign(foe, FIGURE))),
  ];
  if (signs.length === 0) return null;
  const cell = Math.min(CELL, WIDTH / signs.length);
  const scale = (cell / CELL).toFixed(3);
  return group(
    signs.map((drawn, place) =>
      at(
        (place + 0.5) * cell - WIDTH / 2,
        0,
        group(
          [
            rect(-42, -50, 84, 100, {
              rx: 16,
              fill: PALETTE.panel,
              stroke: PALETTE.inkSoft,
              'stroke-width': 4,
              'stroke-dasharray': '11 8',
            }),
            drawn,
          ],
          { transform: `scale(${scale})` },
        ),
      ),
    ),
  );
}
