/** A board made of words, for a game without a drawing of its own. */

import { sentenceLines } from '../lines.ts';
import { FULL_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel } from '../panel.ts';
import { group, type Svg, text } from '../scene.ts';
import { type Part, styleOf } from '../sheet.ts';

const PADDING = 40;
const LINE_HEIGHT = 1.4;
const TITLE = { size: 60, face: 'title', fill: PALETTE.accent, anchor: 'middle' } as const;
const LINE = { size: 48, fill: PALETTE.ink, anchor: 'middle' } as const;

/** The first line is the title. Long lines are broken. */
export function boardOfLines([title = '', ...lines]: readonly string[]): Svg {
  return styleOf([written(title, TITLE), ...lines.map((line) => framed(written(line, LINE)))]);
}

function written(words: string, lettering: typeof TITLE | typeof LINE): Part {
  const step = Math.round(lettering.size * LINE_HEIGHT);
  const lines = sentenceLines(words, FULL_WIDTH - 2 * PADDING, lettering);
  const svg = group(
    lines.map((line, at) => text(line, FULL_WIDTH / 2, PADDING / 2 + (at + 0.5) * step, lettering)),
  );
  return { height: PADDING + lines.length * step, svg };
}

function framed({ height, svg }: Part): Part {
  return { height, svg: group([panel(FULL_WIDTH, height), svg]) };
}
