/** Draws a god's Artifacts by name, in as few lines as possible. */
import { PALETTE } from '../../../../render/palette.ts';
import { at, group, named, rect, type Svg, text } from '../../../../render/scene.ts';
import { widthOf } from '../../../../render/typeface.ts';
import type { Artifact } from '../../box/components.ts';
import { isTaken } from '../../facts/iotunns.ts';
import { artifactName } from '../../words/names.ts';
import type { Board } from '../board.ts';

const SIZE = 30;
const PADDING = 14;
const APART = 10;
const HEIGHT = 44;

/** A name in a frame, with its left edge at 0 and its middle line at y = 0. */
export interface Chip {
  readonly width: number;
  readonly svg: Svg;
}

export function chipsOf(board: Board, artifacts: readonly Artifact[]): readonly Chip[] {
  return artifacts.map((artifact) => chip(board, artifact));
}

/** A chip for an Artifact, struck out while an Iotunn makes Artifacts useless. */
function chip(board: Board, artifact: Artifact): Chip {
  const words = board.translate(artifactName(artifact));
  const width = widthOf(words, 'text', SIZE) + 2 * PADDING;
  const isOff = isTaken(board.view, 'artifacts');
  const isNew = board.marks.artifacts.has(artifact);
  return {
    width,
    svg: named(
      `artifact-${artifact}`,
      rect(0, -HEIGHT / 2, width, HEIGHT, {
        ...(isNew ? { class: 'halo' } : {}),
        rx: 10,
        fill: '#403018',
        stroke: isNew ? PALETTE.gold : PALETTE.bronzeDeep,
        'stroke-width': isNew ? 5 : 2,
      }),
      text(words, PADDING, 0, { size: SIZE, fill: isOff ? PALETTE.inkFaint : PALETTE.bronze }),
      ...(isOff ? [rect(6, -2, width - 12, 5, { fill: PALETTE.danger })] : []),
    ),
  };
}

/** Puts chips next to each other; a chip that doesn't fit starts a new line. */
export function artifactLines(chips: readonly Chip[], within: number): readonly Svg[] {
  const lines: Chip[][] = [];
  let used = 0;
  for (const each of chips) {
    const line = lines.at(-1);
    if (line !== undefined && used + each.width <= within) line.push(each);
    else {
      lines.push([each]);
      used = 0;
    }
    used += each.width + APART;
  }
  return lines.map(lineOf);
}

function lineOf(chips: readonly Chip[]): Svg {
  let x = 0;
  return group(
    chips.map(({ width, svg }) => {
      const drawn = at(x, 0, svg);
      x += width + APART;
      return drawn;
    }),
  );
}
