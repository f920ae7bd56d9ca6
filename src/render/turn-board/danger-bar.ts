/** The top bar of a game that all players lose together: how many steps are left before that. */
import { PALETTE } from '../palette.ts';
import { group, rect, type Svg, text } from '../scene.ts';
import { TOP_HEIGHT, type TopBar } from './top-bar.ts';

export interface Danger {
  /** Steps to the nearest defeat; `null` once the game is over. */
  readonly steps: number | null;
  /** Steps at the safest moment that the bar shows; more steps leave the bar empty. */
  readonly most: number;
  /** "2 steps from defeat", or the result. */
  readonly words: string;
  readonly result?: 'won' | 'lost';
}

const WIDTH = 1000;
const EDGE = 30;
const BETWEEN = 8;
/** At one step the whole board is framed in red. */
const LAST = 1;

const LEVELS = {
  safe: { ground: PALETTE.goodDeep, ink: PALETTE.good },
  near: { ground: '#483008', ink: '#f8b040' },
  critical: { ground: PALETTE.dangerDeep, ink: PALETTE.danger },
} as const;

/** The bar warns once half of it is gone. */
function levelOf({ steps, most, result }: Danger): (typeof LEVELS)[keyof typeof LEVELS] {
  if (steps === null) return LEVELS[result === 'won' ? 'safe' : 'critical'];
  if (steps <= LAST) return LEVELS.critical;
  return steps <= Math.ceil(most / 2) ? LEVELS.near : LEVELS.safe;
}

export function dangerBar(danger: Danger): TopBar {
  return { svg: bar(danger), isLastStep: danger.steps !== null && danger.steps <= LAST };
}

function bar(danger: Danger): Svg {
  const { ground, ink } = levelOf(danger);
  const { steps, most, words } = danger;
  const each = (WIDTH - 2 * EDGE - (most - 1) * BETWEEN) / most;
  return group([
    rect(0, 0, WIDTH, TOP_HEIGHT, { fill: ground }),
    text(words, EDGE, steps === null ? TOP_HEIGHT / 2 : 44, {
      size: 56,
      face: 'strong',
      fill: PALETTE.ink,
      within: WIDTH - 2 * EDGE,
    }),
    ...(steps === null
      ? []
      : Array.from({ length: most }, (_, at) =>
          rect(EDGE + at * (each + BETWEEN), 82, each, 22, {
            rx: 8,
            ...(at < most - steps
              ? { class: 'lost-step', fill: ink, stroke: ink, 'stroke-width': 3 }
              : { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-opacity': 0.7 }),
          }),
        )),
  ]);
}
