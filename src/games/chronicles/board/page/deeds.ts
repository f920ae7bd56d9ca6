/** Draws the Worlds in which the page's deed can be done, as on the Tree, with the finished ones ticked off. */
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark } from '../../../../render/panel.ts';
import { at, circle, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import type { Part } from '../../../../render/sheet.ts';
import { LEVELS, type World } from '../../box/components.ts';
import { pageOf } from '../../facts/page.ts';
import { canDoDeedIn } from '../../facts/task.ts';
import { worldName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { litFrame } from '../glow.ts';
import { worldsFromLeft } from '../layout.ts';
import { barred } from '../signs.ts';
import { WORLD_COLOURS } from '../styles.ts';
import { FIELD_WIDTH, grid } from './layout.ts';

const HEIGHT = 46;
const WORDS = 52;

export function deeds(board: Board): Part {
  const { deed } = pageOf(board.view);
  const worlds = LEVELS.flatMap((level) => worldsFromLeft(board.view, level)).filter(
    (world) => deed?.worlds.includes(world) === true,
  );
  return grid(
    worlds.map((world) => field(board, world)),
    HEIGHT,
  );
}

function field(board: Board, world: World): Svg {
  const isDone = board.view.deedsDone.includes(world);
  return named(
    `deed-${world}`,
    rect(0, 0, FIELD_WIDTH, HEIGHT, {
      rx: 12,
      fill: PALETTE.panel,
      stroke: isDone ? PALETTE.accent : PALETTE.panelEdge,
      'stroke-width': 2,
    }),
    ...(board.marks.deedsDone.has(world) ? [litFrame(-3, -3, FIELD_WIDTH + 6, HEIGHT + 6)] : []),
    at(28, HEIGHT / 2, state(board, world, isDone)),
    text(board.translate(worldName(world)), WORDS, HEIGHT / 2, {
      size: 30,
      fill: isDone ? PALETTE.inkSoft : PALETTE.ink,
      within: FIELD_WIDTH - WORDS - 12,
    }),
  );
}

/** The state of a deed in a World: done, open, or barred if the World is ravaged or blocked. */
function state({ view }: Board, world: World, isDone: boolean): Svg {
  if (isDone) return group([doneMark()], { class: 'done' });
  const ring = circle(0, 0, 14, { fill: 'none', stroke: WORLD_COLOURS[world], 'stroke-width': 4 });
  return canDoDeedIn(view, world) ? ring : group([ring, barred(30)], { class: 'barred' });
}
