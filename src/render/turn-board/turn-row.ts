/** The row of a turn board that shows whose turn it is, and what is left of the turn and of the game. */
import { PALETTE } from '../palette.ts';
import { at, circle, fittingSize, named, type Svg, text } from '../scene.ts';
import { BELOW_TOP, MIN_TURN_TYPE, TURN_BOARD, TURN_GAP, TURN_MARGIN, TURN_TYPE } from './canvas.ts';

export interface TurnRow {
  /** The symbol, at most 84 wide and high, centred at 0, 0. */
  readonly sign: Svg;
  readonly name: string;
  /** A note below the name, extending right from 0, 0. */
  readonly note: Svg;
  /** The progress at the right of the row, extending right from 0, 0, 293 wide. */
  readonly progress: Svg;
}

const HEIGHT = 124;
const RADIUS = 55;
const WORDS = 152;
const PROGRESS = 681;
const MIDDLE = BELOW_TOP + HEIGHT / 2;

export const BELOW_TURN_ROW = BELOW_TOP + HEIGHT + TURN_GAP;
/** The width of the note from its left edge. */
export const NOTE_WIDTH = PROGRESS - WORDS - 10;
const PROGRESS_WIDTH = TURN_BOARD.width - TURN_MARGIN - PROGRESS;

export function turnRow({ sign, name, note, progress }: TurnRow): Svg {
  const x = TURN_MARGIN + RADIUS + 3;
  return named(
    'turn',
    circle(x, MIDDLE, RADIUS, { fill: PALETTE.panelRaised, stroke: PALETTE.accent, 'stroke-width': 6 }),
    at(x, MIDDLE, sign),
    text(name, WORDS, MIDDLE - 28, {
      size: TURN_TYPE.name,
      face: 'title',
      fill: PALETTE.ink,
      within: NOTE_WIDTH,
    }),
    at(WORDS, MIDDLE + 36, note),
    named('progress', at(PROGRESS, MIDDLE, progress)),
  );
}

/** A line of text for the note. */
export function noteWords(words: string, x = 0, fill: string = PALETTE.inkSoft): Svg {
  return text(words, x, 0, { size: TURN_TYPE.label, fill, within: NOTE_WIDTH - x });
}

/** The names of everyone who played, shown at the end if there is room for all of them. */
export function noteNames(names: readonly string[]): Svg {
  const lettering = { size: TURN_TYPE.label, fill: PALETTE.inkSoft, within: NOTE_WIDTH };
  const words = names.join(' · ');
  return fittingSize(words, lettering) < MIN_TURN_TYPE ? '' : text(words, 0, 0, lettering);
}

/** An 80-wide symbol with a large number beside it; below the number, a label says what is counted. */
export function countedProgress(
  sign: Svg,
  number: string,
  words: string,
  fill: string = PALETTE.inkSoft,
): Svg {
  return named(
    'counted',
    at(40, 0, sign),
    text(number, 86, -26, {
      size: TURN_TYPE.name,
      face: 'strong',
      fill: PALETTE.ink,
      within: PROGRESS_WIDTH - 86,
    }),
    text(words, 86, 36, { size: TURN_TYPE.label, fill, within: PROGRESS_WIDTH - 86 }),
  );
}
