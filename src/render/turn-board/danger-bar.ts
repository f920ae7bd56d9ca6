/** The top bar of a cooperative game: how many steps are left before everyone loses. */
import { dangerLevel } from '../../core/presentation/danger-level.ts';
import { nameWidth, oneOrTwoLines } from '../lines.ts';
import { PALETTE } from '../palette.ts';
import { at, group, named, rect, type Svg, text } from '../scene.ts';
import { MIN_TURN_TYPE } from './canvas.ts';
import type { Cause } from './cause.ts';
import { TOP_HEIGHT, type TopBar } from './top-bar.ts';

export interface Danger {
  /** Steps to the nearest defeat; `null` once the game is over. */
  readonly steps: number | null;
  /** The highest number of steps that the bar can show; with that many left, the bar is empty. */
  readonly most: number;
  /** "2 steps from defeat", or the result. */
  readonly words: string;
  readonly result?: 'won' | 'lost';
  /** The cause of the nearest defeat. The board marks it with `causeRing` or `causeFrame`. */
  readonly cause?: Cause;
}

const WIDTH = 1000;
const EDGE = 30;
const BETWEEN = 8;
const WORDS = { size: 56, face: 'strong', fill: PALETTE.ink } as const;
/** Low enough that the red frame of the last step cuts off neither a symbol nor the upper of two lines. */
const MIDDLE = 48;
const STEPS = { top: 89, height: 20 } as const;
/** The width of the text next to a cause. */
const BESIDE_CAUSE = 570;
const SIGN = 72;

/** The colours of a warning, which are calmer than those of danger. */
export const WARNING = { ground: '#483008', ink: '#f8b040' };
const LEVELS = {
  safe: { ground: PALETTE.goodDeep, ink: PALETTE.good },
  near: WARNING,
  close: WARNING,
  critical: { ground: PALETTE.dangerDeep, ink: PALETTE.danger },
} as const;

function levelOf({ steps, most, result }: Danger): (typeof LEVELS)[keyof typeof LEVELS] {
  if (steps === null) return LEVELS[result === 'won' ? 'safe' : 'critical'];
  return LEVELS[dangerLevel(steps, most)];
}

/** At the last step, the whole board gets a red frame. */
export function dangerBar(danger: Danger): TopBar {
  const { steps, most } = danger;
  return { svg: bar(danger), isLastStep: steps !== null && dangerLevel(steps, most) === 'critical' };
}

function bar(danger: Danger): Svg {
  const { ground, ink } = levelOf(danger);
  const { steps, most, words, cause } = danger;
  const middle = steps === null ? TOP_HEIGHT / 2 : MIDDLE;
  const each = (WIDTH - 2 * EDGE - (most - 1) * BETWEEN) / most;
  return group([
    rect(0, 0, WIDTH, TOP_HEIGHT, { fill: ground }),
    text(words, EDGE, middle, {
      ...WORDS,
      within: cause === undefined ? WIDTH - 2 * EDGE : BESIDE_CAUSE,
    }),
    ...(cause === undefined ? [] : [named('cause', causeOf(cause, middle))]),
    ...(steps === null
      ? []
      : Array.from({ length: most }, (_, at) =>
          rect(EDGE + at * (each + BETWEEN), STEPS.top, each, STEPS.height, {
            rx: 8,
            ...(at < most - steps
              ? { class: 'lost-step', fill: ink, stroke: ink, 'stroke-width': 3 }
              : { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-opacity': 0.7 }),
          }),
        )),
  ]);
}

/** The text ends at the right edge of the bar, preceded by the symbol. */
function causeOf({ sign, words }: Cause, middle: number): Svg {
  const lettering = {
    size: 44,
    face: 'strong',
    fill: PALETTE.ink,
    within: WIDTH - 2 * EDGE - BESIDE_CAUSE - SIGN - 2 * BETWEEN,
  } as const;
  const left = WIDTH - EDGE - nameWidth(words, lettering, MIN_TURN_TYPE);
  return group([
    at(left - BETWEEN - SIGN / 2, middle + 3, sign),
    oneOrTwoLines(words, left, middle + 1, lettering, MIN_TURN_TYPE),
  ]);
}
