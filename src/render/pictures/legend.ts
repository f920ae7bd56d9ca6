/** The picture of a legend: the symbols of a board, each with its meaning. */
import { markOf, partOf } from '../../core/teaching/legend.ts';
import { sentenceLines } from '../lines.ts';
import { FULL_WIDTH, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { doneMark, halo, panel, title } from '../panel.ts';
import { at, circle, group, rect, type Svg, text } from '../scene.ts';
import { type Part, styleOf } from '../sheet.ts';
import { causeRing } from '../turn-board/cause.ts';

export interface Legend {
  readonly parts: readonly {
    readonly title: string;
    readonly marks: readonly { readonly sign: Svg; readonly words: string }[];
  }[];
}

const HEAD = 56;
const LINE = 42;
const ROW = 58;
const SIGN = 98;
const WORDS = 204;
const FOOT = 8;
const LETTERING = { size: SIZES.text, fill: PALETTE.ink, within: FULL_WIDTH - WORDS - 24 } as const;

export function legendPicture({ parts }: Legend): Svg {
  return styleOf(parts.map(drawn));
}

function drawn({ title: words, marks }: Legend['parts'][number]): Part {
  let y = HEAD;
  const rows = marks.map((mark) => {
    const lines = sentenceLines(mark.words, LETTERING.within, LETTERING);
    const height = Math.max(ROW, lines.length * LINE + ROW - LINE);
    const row = at(
      0,
      y + height / 2,
      at(SIGN, 0, mark.sign),
      ...lines.map((line, place) => text(line, WORDS, (place - (lines.length - 1) / 2) * LINE, LETTERING)),
    );
    y += height;
    return row;
  });
  const height = y + FOOT;
  return {
    height,
    svg: group([panel(FULL_WIDTH, height), title(words, 24, HEAD / 2 + 4, FULL_WIDTH - 48), ...rows]),
  };
}

const TILE = { width: 78, height: 48 } as const;

/** The symbols that all boards share. */
export const EVERYWHERE = partOf('legend.everywhere', [
  markOf(
    'legend.changed',
    at(-TILE.width / 2, -TILE.height / 2, panel(TILE.width, TILE.height), halo(TILE.width, TILE.height)),
  ),
  markOf(
    'legend.on-turn',
    rect(-TILE.width / 2, -TILE.height / 2, TILE.width, TILE.height, {
      rx: 14,
      fill: PALETTE.panelRaised,
      stroke: PALETTE.accent,
      'stroke-width': 5,
    }),
  ),
  markOf('legend.done', doneMark()),
]);

/** The mark for games whose danger bar shows a cause. */
export const CAUSE_MARK = markOf(
  'legend.cause',
  group([circle(0, 0, 14, { fill: PALETTE.panelRaised }), causeRing(14)]),
);
