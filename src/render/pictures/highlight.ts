/** The picture of a highlight, a memorable event: a large symbol in front of a glowing sky, a name and a line. */
import { sentenceLines } from '../lines.ts';
import { BOARD_WIDTH, PICTURE_WIDTH } from '../measures.ts';
import { PALETTE } from '../palette.ts';
import {
  at,
  circle,
  element,
  group,
  OWN_COLOURS,
  path,
  rect,
  type Svg,
  svgDocument,
  text,
} from '../scene.ts';

export interface HighlightPicture {
  /** The symbol, about 200 wide and high, centred at 0, 0. */
  readonly sign: Svg;
  readonly title: string;
  readonly line: string;
  readonly mood: Mood;
  /** A drawing of the event's effect below the text, at most 560 wide and 120 high, centred at 0, 0. */
  readonly effect?: Svg;
}

export type Mood = keyof typeof MOODS;

const HEIGHT = 540;
const CENTRE = { x: 300, y: 262 } as const;
const WORDS = { left: 560, width: 600 } as const;
const LINE = { size: 44, height: 52, top: 318 } as const;
const RING = 168;
/** The text is this much higher if there is an effect. */
const EFFECT = { above: 92, middle: 370 } as const;

const MOODS = {
  joy: { sky: '#103838', glow: '#48c090', ink: PALETTE.gold },
  fire: { sky: '#381018', glow: '#f86030', ink: '#f8a048' },
  frost: { sky: '#102048', glow: '#60a8f8', ink: '#a8d8f8' },
} as const;

export function highlightPicture({ sign, title, line, mood, effect }: HighlightPicture): Svg {
  const up = effect === undefined ? 0 : EFFECT.above;
  const { glow, ink } = MOODS[mood];
  const lines = sentenceLines(line, WORDS.width, LINE);
  return svgDocument({ width: BOARD_WIDTH, height: HEIGHT }, PICTURE_WIDTH, [
    group(
      [
        sky(mood),
        rays(glow),
        mountains(),
        sparks(ink),
        at(
          CENTRE.x,
          CENTRE.y,
          circle(0, 0, RING, {
            fill: PALETTE.nightTop,
            'fill-opacity': 0.82,
            stroke: ink,
            'stroke-width': 9,
          }),
          sign,
        ),
        dusk(),
        text(title, WORDS.left, 222 - up, { size: 92, face: 'title', fill: ink, within: WORDS.width }),
        ...lines.map((words, at_) =>
          text(words, WORDS.left, LINE.top + at_ * LINE.height - up, {
            size: LINE.size,
            fill: PALETTE.ink,
            within: WORDS.width,
          }),
        ),
        ...(effect === undefined ? [] : [at(WORDS.left + WORDS.width / 2, EFFECT.middle, effect)]),
      ],
      OWN_COLOURS,
    ),
  ]);
}

function sky(mood: Mood): Svg {
  const { sky: dark, glow } = MOODS[mood];
  const stops = [
    [0, glow, 0.75],
    [0.35, dark, 1],
    [1, PALETTE.nightTop, 1],
  ] as const;
  return group([
    element('defs', {}, [
      element(
        'radialGradient',
        { id: 'glow', cx: CENTRE.x / BOARD_WIDTH, cy: CENTRE.y / HEIGHT, r: 0.75 },
        stops.map(([offset, colour, opacity]) =>
          element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
        ),
      ),
    ]),
    rect(0, 0, BOARD_WIDTH, HEIGHT, { fill: PALETTE.nightTop }),
    rect(0, 0, BOARD_WIDTH, HEIGHT, { fill: 'url(#glow)' }),
  ]);
}

const DUSK = WORDS.left - 120;

/** Darkens the sky behind the text from top to bottom, because a box as high as the text would show its edges. */
function dusk(): Svg {
  const stops = [
    [0, 0],
    [0.16, 0.84],
    [1, 0.84],
  ] as const;
  return group([
    element('defs', {}, [
      element(
        'linearGradient',
        { id: 'dusk' },
        stops.map(([offset, opacity]) =>
          element('stop', { offset, 'stop-color': PALETTE.nightTop, 'stop-opacity': opacity }),
        ),
      ),
    ]),
    rect(DUSK, 0, BOARD_WIDTH - DUSK, HEIGHT, { fill: 'url(#dusk)' }),
  ]);
}

const RAYS = 14;
const REACH = 1_150;

function rays(fill: string): Svg {
  const wedges = Array.from({ length: RAYS }, (_, ray) => {
    const [from, to] = [ray, ray + 0.45].map((part) => {
      const angle = (part * 2 * Math.PI) / RAYS;
      return `${(CENTRE.x + Math.cos(angle) * REACH).toFixed(0)} ${(CENTRE.y + Math.sin(angle) * REACH).toFixed(0)}`;
    });
    return `M${CENTRE.x} ${CENTRE.y}L${from}L${to}Z`;
  });
  return path(wedges.join(''), { fill, 'fill-opacity': 0.13 });
}

function mountains(): Svg {
  return group([
    path(
      'M0 452L90 392L170 440L270 360L380 436L470 398L600 458L730 402L820 446L930 376L1040 440L1120 404L1200 450V540H0Z',
      {
        fill: '#182038',
      },
    ),
    path('M0 500L120 452L230 496L350 444L480 502L640 458L780 504L900 452L1020 498L1110 464L1200 500V540H0Z', {
      fill: PALETTE.nightTop,
    }),
  ]);
}

/** Places the sparks by a formula, so that the same highlight always gives the same picture. */
function sparks(fill: string): Svg {
  return group(
    Array.from({ length: 46 }, (_, spark) =>
      circle((spark * 457 + 91) % BOARD_WIDTH, (spark * spark * 17 + spark * 61) % 440, 2 + (spark % 4), {
        fill,
        'fill-opacity': 0.25 + (spark % 5) * 0.12,
      }),
    ),
  );
}
