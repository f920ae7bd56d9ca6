/** Draws the three dispensers of Nidavellir with the Artifacts in front. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, circle, group, named, type Svg, text } from '../../../../render/scene.ts';
import { say } from '../../../../render/words.ts';
import { ARTIFACT_LEVELS, type ArtifactLevel } from '../../box/components.ts';
import { artifactName } from '../../words/names.ts';
import type { Board } from '../board.ts';
import { COLUMN_WIDTH } from '../layout.ts';

const LINE = 40;
export const DISPENSERS_HEIGHT = ARTIFACT_LEVELS.length * LINE + 2;

export function dispensers(board: Board): Svg {
  return group(
    ARTIFACT_LEVELS.map((level, line) =>
      at(0, (line + 0.5) * LINE, named(`dispenser-${level}`, dispenser(board, level))),
    ),
  );
}

function dispenser(board: Board, level: ArtifactLevel): Svg {
  const { front } = board.view.dispensers[level];
  const words =
    front === null ? say(board, 'chronicles.picture.no-artifact') : board.translate(artifactName(front));
  return group([
    circle(32, 0, 17, { fill: front === null ? PALETTE.panelEdge : PALETTE.accent }),
    text(String(level), 32, 0, { size: 30, face: 'strong', fill: PALETTE.inkDark, anchor: 'middle' }),
    text(words, 64, 0, {
      size: 32,
      fill: front === null ? PALETTE.inkFaint : PALETTE.ink,
      within: COLUMN_WIDTH - 76,
    }),
  ]);
}
