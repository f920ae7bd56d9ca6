/** Draws Nidavellir: the levels of each enemy's artifact that are still in the forge. */
import { HALF_WIDTH, SIZES } from '../../../../render/measures.ts';
import { PALETTE } from '../../../../render/palette.ts';
import { doneMark, halo, panel, title } from '../../../../render/panel.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { liesInTheForge } from '../../actions/nidavellir.ts';
import { ARTIFACT_LEVELS, ENEMIES, type Enemy } from '../../box/components.ts';
import { blockerOf } from '../../facts/giants.ts';
import type { Board } from '../board.ts';
import { closedBand } from '../signs.ts';
import { letterToken } from '../tokens.ts';
import { moodOf } from '../worlds/mood.ts';
import { SCALE_HEIGHT } from '../worlds/vanir-scale.ts';

const SIDE = 14;
const COLUMN = (HALF_WIDTH - 2 * SIDE) / ENEMIES.length;
const TOKEN = 27;
const LEVEL = 27;

export function forge(board: Board): Svg {
  const { view } = board;
  const giant = blockerOf(view, 'nidavellir');
  return group([
    panel(HALF_WIDTH, SCALE_HEIGHT, moodOf(board, 'nidavellir')),
    title(say(board, 'yggdrasil.world.nidavellir'), 22, 27, 270),
    ...(giant === undefined && view.turn.spent.includes('nidavellir')
      ? [at(HALF_WIDTH - 34, 27, doneMark())]
      : []),
    ...ENEMIES.map((enemy, column) =>
      at(SIDE + column * COLUMN, 0, named(`artifacts-${enemy}`, artifactsOf(board, enemy))),
    ),
    ...(giant === undefined ? [] : [closedBand(board, giant, HALF_WIDTH - 14, 27, 270)]),
  ]);
}

function artifactsOf(board: Board, enemy: Enemy): Svg {
  return group([
    ...(board.marks.artifacts.has(enemy) ? [at(3, 48, halo(COLUMN - 6, 100))] : []),
    at(COLUMN / 2, 80, letterToken(board, enemy, TOKEN)),
    ...ARTIFACT_LEVELS.map((level) => {
      const x = COLUMN / 2 + (level - 2) * LEVEL;
      const here = liesInTheForge(board.view, enemy, level);
      return here
        ? text(String(level), x, 128, {
            size: SIZES.text,
            face: 'strong',
            fill: PALETTE.ink,
            anchor: 'middle',
          })
        : rect(x - 8, 126, 16, 4, { fill: PALETTE.inkFaint });
    }),
  ]);
}
