/** The poster of a finished game: how it ended, the heart of the board, where it turned, how near defeat was, and who played. */
import type { Centrepiece } from '../../core/telling/ending.ts';
import { sentenceLines } from '../lines.ts';
import { FULL_WIDTH, SIZES } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import { panel, title } from '../panel.ts';
import { group, type Svg, text } from '../scene.ts';
import { type Part, sheetOf } from '../sheet.ts';
import { missingSigns, widthOf } from '../typeface.ts';
import { dangerParts, type EndPicture, peopleParts, scenePart } from './end-picture.ts';

export interface Poster {
  readonly game: string;
  /** By which rules it was played, such as the name of a saga. */
  readonly rules: string;
  /** How long, and when. */
  readonly facts: string;
  readonly end: EndPicture;
  readonly centrepiece: Centrepiece;
  /** Null where nothing is known of one. */
  readonly turning: { readonly title: string; readonly what: string } | null;
  readonly seed: string;
}

const MASTHEAD = 216;
/** With the title, without the lines below it. */
const TURNING = 70;
const TURNING_LINE = 48;
const FOOT = 44;

export function posterPicture(poster: Poster): Svg {
  const { end, centrepiece, turning, seed } = poster;
  return sheetOf([
    masthead(poster),
    scenePart(end),
    ...(turning === null ? [] : [turningPart(turning)]),
    ...dangerParts(end),
    centrepiece,
    ...peopleParts(end),
    ...(canBeSet(seed) ? [footPart(seed)] : []),
  ]);
}

function masthead({ game, rules, facts }: Poster): Part {
  const middle = { anchor: 'middle', within: FULL_WIDTH - 40 } as const;
  return {
    height: MASTHEAD,
    svg: group([
      text(game, FULL_WIDTH / 2, 68, { ...middle, size: 112, face: 'title', fill: PALETTE.gold }),
      text(rules, FULL_WIDTH / 2, 142, { ...middle, size: SIZES.name, fill: PALETTE.ink }),
      text(facts, FULL_WIDTH / 2, 186, { ...middle, size: SIZES.text, fill: PALETTE.inkSoft }),
    ]),
  };
}

function turningPart({ title: words, what }: NonNullable<Poster['turning']>): Part {
  const within = FULL_WIDTH - 48;
  const lettering = { size: SIZES.name, face: 'strong', fill: PALETTE.ink } as const;
  const lines = sentenceLines(what, within, lettering);
  const height = TURNING + lines.length * TURNING_LINE;
  return {
    height,
    svg: group([
      panel(FULL_WIDTH, height),
      title(words, 24, 36, within),
      ...lines.map((line, at) => text(line, 24, 82 + at * TURNING_LINE, { ...lettering, within })),
    ]),
  };
}

/** People type seeds, of any signs and length; one that no line can hold stands in the message alone. */
function canBeSet(seed: string): boolean {
  return missingSigns(seed, 'text').length === 0 && widthOf(seed, 'text', SIZES.smallest) <= FULL_WIDTH;
}

function footPart(seed: string): Part {
  return {
    height: FOOT,
    svg: text(seed, FULL_WIDTH / 2, FOOT / 2, {
      size: SIZES.smallest,
      fill: PALETTE.inkSoft,
      anchor: 'middle',
    }),
  };
}
