/** Draws the small signs of things that are counted: Life, Elves, dice, Heroes, Anonymous, Fire Giants, Iotunns, creatures. */
import type { IconName } from '../../../render/icons.ts';
import { PALETTE } from '../../../render/palette.ts';
import { elfSign } from '../../../render/pieces/elf.ts';
import {
  circle,
  faded,
  group,
  icon,
  line,
  OWN_COLOURS,
  ownIcon,
  path,
  type Svg,
  text,
} from '../../../render/scene.ts';
import { widthOf } from '../../../render/typeface.ts';
import type { Resource } from '../box/components.ts';

export type Counter =
  | 'life'
  | 'elf'
  | 'vanir-die'
  | 'god-die'
  | 'hero'
  | 'anonymous'
  | 'fire-giant'
  | 'iotunn'
  | 'creature'
  | 'artifact'
  | 'ravaged';

interface CounterStyle {
  readonly colour: string;
  /** The icon; null if we draw the sign ourselves. */
  readonly icon: IconName | null;
}

const COUNTER_STYLES: Readonly<Record<Counter, CounterStyle>> = {
  life: { icon: null, colour: '#f87878' },
  elf: { icon: null, colour: '#98e8a8' },
  'vanir-die': { icon: 'dice-six-faces-five', colour: '#d8b0f8' },
  'god-die': { icon: 'dice-six-faces-five', colour: '#f8f0d0' },
  hero: { icon: 'viking-helmet', colour: '#f0d088' },
  anonymous: { icon: null, colour: '#d8d0e8' },
  'fire-giant': { icon: 'flame', colour: '#f88860' },
  iotunn: { icon: 'ogre', colour: '#f0a0a0' },
  creature: { icon: 'raven', colour: '#c8c8d8' },
  artifact: { icon: null, colour: '#f8d058' },
  ravaged: { icon: null, colour: '#c8a8a0' },
};

export const RESOURCE_COUNTERS: Readonly<Record<Resource, Counter>> = {
  elves: 'elf',
  heroes: 'hero',
  artifacts: 'artifact',
  'vanir-dice': 'vanir-die',
  'god-die': 'god-die',
};

/** A sign with its middle at 0, 0. In the light theme, it keeps its own colour if it has one, unless its lines are thin. */
export function sign(counter: Counter, size: number, colour?: string): Svg {
  const { icon: drawn, colour: own } = COUNTER_STYLES[counter];
  if (counter === 'elf') return group([elfSign(size, colour ?? own)], OWN_COLOURS);
  if (counter === 'life') return group([ownSign(counter, size, colour ?? own)], OWN_COLOURS);
  if (drawn === null) return group([ownSign(counter, size, colour ?? own)]);
  return colour === undefined ? ownIcon(drawn, 0, 0, size, own) : icon(drawn, 0, 0, size, colour);
}

const NUMBER = 38;
const SIGN = 38;
const BESIDE_SIGN = 42;

/** A sign and its amount, with the left edge at 0 and the middle line at y = 0. */
export function counted(counter: Counter, amount: number, rest = ''): Svg {
  const width = widthOf(String(amount), 'strong', NUMBER);
  const isNone = amount === 0;
  return group([
    group([sign(counter, SIGN)], {
      ...(isNone ? faded(0.55) : {}),
      transform: `translate(${SIGN / 2} 0)`,
    }),
    text(String(amount), BESIDE_SIGN, 0, {
      size: NUMBER,
      face: 'strong',
      fill: isNone ? PALETTE.inkSoft : PALETTE.ink,
    }),
    ...(rest === '' ? [] : [text(rest, BESIDE_SIGN + width + 2, 3, { size: 30, fill: PALETTE.inkSoft })]),
  ]);
}

export function countedWidth(amount: number): number {
  return BESIDE_SIGN + widthOf(String(amount), 'strong', NUMBER);
}

/** A bar across the sign of something that's missing. */
export function barred(size: number): Svg {
  const half = size / 2;
  return line(-half, half, half, -half, {
    stroke: PALETTE.danger,
    'stroke-width': 8,
    'stroke-linecap': 'round',
  });
}

function ownSign(counter: Counter, size: number, colour: string): Svg {
  const scale = (size / 40).toFixed(3);
  return group([strokes(counter, colour)], scale === '1.000' ? {} : { transform: `scale(${scale})` });
}

/** The sign's lines, within a square of 40 around 0, 0. */
function strokes(counter: Counter, colour: string): Svg {
  switch (counter) {
    case 'life':
      return path('M0 17C-24 0 -20 -16 -10 -16C-4 -16 0 -11 0 -8C0 -11 4 -16 10 -16C20 -16 24 0 0 17Z', {
        fill: colour,
      });
    case 'anonymous':
      return path(
        'M0 -19C10 -19 14 -10 12 -2C18 2 19 12 19 19H-19C-19 12 -18 2 -12 -2C-14 -10 -10 -19 0 -19ZM0 -12C-6 -12 -8 -6 -6 -1C-4 4 4 4 6 -1C8 -6 6 -12 0 -12Z',
        { fill: colour, 'fill-rule': 'evenodd' },
      );
    case 'artifact':
      return group([
        circle(0, 5, 12, { fill: 'none', stroke: colour, 'stroke-width': 6 }),
        path('M-8 -14L0 -19L8 -14L0 -4Z', { fill: colour }),
      ]);
    default:
      return brokenRune(colour);
  }
}

/** A rune stone that has burst open. */
function brokenRune(colour: string): Svg {
  return group([
    path('M-13 -18H13L18 -8V12L10 19H-12L-18 10V-8Z', { fill: colour }),
    path('M2 -20L-5 -6L5 2L-4 10L0 20', {
      fill: 'none',
      stroke: PALETTE.dangerDeep,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
  ]);
}

/** The Tree with its middle at 0, 0, scaled by `times`. */
export function treeSign(times: number, colour: string): Svg {
  return path('M-3 17V4C-14 6 -18 -2 -12 -8C-14 -18 14 -18 12 -8C18 -2 14 6 3 4V17Z', {
    fill: colour,
    ...(times === 1 ? {} : { transform: `scale(${times})` }),
  });
}

/** The Dead Tree with its bare branches, which Nidhogg finds if the task isn't done. */
export function deadTreeSign(times: number, colour: string): Svg {
  return path('M0 18V-4M0 6L-11 -5V-14M-11 -5L-17 -8M0 0L10 -10V-17M10 -10L17 -11M0 -4L-4 -17', {
    fill: 'none',
    stroke: colour,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    transform: `scale(${times})`,
  });
}

/** An opening eye, which means that the next card wakes this enemy. */
export function eyeSign(white: string = PALETTE.ink, pupil: string = PALETTE.inkDark): Svg {
  return group([
    path('M-20 0Q0 -22 20 0Q0 22 -20 0Z', { class: 'eye', fill: white }),
    circle(0, 0, 7, { fill: pupil }),
  ]);
}

/** A sign for a turn of the middle level. */
export function turnSign(colour: string): Svg {
  return path('M14 -14A20 20 0 1 0 20 3M20 -22V-8H6', { fill: 'none', stroke: colour, 'stroke-width': 6 });
}

/** A rune stone, which stands for the things that gods collect for a page. */
export function deedSign(size: number): Svg {
  return group(
    [
      path('M-14 -18H12L18 -6V14L10 20H-13L-18 10V-8Z', { fill: PALETTE.bronze }),
      path('M0 -13V15M-9 -4L0 -13L9 -4', { fill: 'none', stroke: PALETTE.inkDark, 'stroke-width': 5 }),
    ],
    { transform: `scale(${(size / 44).toFixed(3)})` },
  );
}

const RAYS = Array.from({ length: 8 }, (_, ray) => (ray * Math.PI) / 4);

export function sunSign(size: number): Svg {
  const point = (angle: number, reach: number) =>
    `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
  const rays = RAYS.map((angle) => `M${point(angle, 17)}L${point(angle, 25)}`).join('');
  return group(
    [
      circle(0, 0, 13, { fill: '#f8d058' }),
      path(rays, { stroke: '#f8d058', 'stroke-width': 5, 'stroke-linecap': 'round' }),
    ],
    { transform: `scale(${(size / 56).toFixed(3)})` },
  );
}

export function moonSign(size: number): Svg {
  return path('M6 -22A23 23 0 1 0 22 10A18 18 0 0 1 6 -22Z', {
    fill: '#e0e8f8',
    transform: `scale(${(size / 56).toFixed(3)})`,
  });
}

/** The ship Naglfar at sea. */
export function shipSign(size: number): Svg {
  return group(
    [
      path('M-24 4L-16 18H16L24 4L27 -8L18 4Z', { fill: '#d8c8a8' }),
      path('M-12 -22H12V0H-12ZM0 -26V8', { fill: '#c04848', stroke: '#d8c8a8', 'stroke-width': 3 }),
    ],
    { transform: `scale(${(size / 56).toFixed(3)})` },
  );
}

/** The open Saga book. */
export function bookSign(): Svg {
  const leaf = 'M0 -20C10 -27 24 -27 32 -22V22C24 17 10 17 0 24Z';
  return group([
    path(leaf, { fill: PALETTE.ink }),
    group([path(leaf, { fill: '#d8d0b8' })], { transform: 'scale(-1 1)' }),
    path('M0 -20V24', { stroke: PALETTE.inkDark, 'stroke-width': 3 }),
  ]);
}

const KEY = {
  ring: 'M0 -20A10 10 0 1 1 -0.1 -20Z',
  shaft: 'M0 0V20M0 9H10M0 18H13',
} as const;

/** The sign of Frigg: the keys of her household. */
export function keySign(x: number, y: number, size: number, colour: string): Svg {
  return group([path(`${KEY.ring}${KEY.shaft}`, { fill: 'none', stroke: colour, 'stroke-width': 6 })], {
    transform: `translate(${x} ${y}) scale(${(size / 46).toFixed(3)})`,
  });
}
