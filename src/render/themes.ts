/**
 * The themes of the pictures. Every picture is drawn in night colours; the light theme replaces each with its day colour, so that
 * no drawing code has to know about themes.
 */
import type { Theme } from '../core/presentation/theme.ts';
import { PALETTE } from './palette.ts';
import type { Svg } from './scene.ts';

/** By day: snow, ink, and stronger warning tones. */
const DAY: Readonly<Record<keyof typeof PALETTE, string>> = {
  nightTop: '#d8e8f8',
  nightBottom: '#e8e8e0',
  bark: '#d0e0f0',
  auroraGreen: '#b8e8d8',
  auroraBright: '#309870',
  auroraViolet: '#c8c8f0',
  panel: '#f8f8f0',
  panelEdge: '#a8b0c0',
  panelRaised: '#e0e8f0',
  ink: '#181820',
  inkSoft: '#303850',
  inkDark: '#f8f8f0',
  inkFaint: '#606068',
  accent: '#103888',
  accentDeep: '#a8c8e8',
  bronze: '#704808',
  bronzeDeep: '#d8b888',
  gold: '#885000',
  danger: '#900030',
  good: '#30b080',
  goodDeep: '#d0f0e0',
  dangerDeep: '#f8d8d0',
  closed: '#f0e0e8',
  shadow: '#f8f8f8',
};

const COLOUR = /#[0-9a-f]{6}(?=")/g;
/** By day, no piece is so dark that its hue is lost. */
const DARKEST_PIECE = 0.08;

const pieces = dayOf(DARKEST_PIECE);
const letters = dayOf(0);

export function themed(svg: Svg, theme: Theme): Svg {
  if (theme === 'dark') return svg;
  let depth = 0;
  return svg.replace(/<text[^>]*>|"#[0-9a-f]{6}"|<g\b[^>]*class="own-colours"|<g\b|<\/g>/g, (found) => {
    const isText = found.startsWith('<text');
    if (isText || found.startsWith('"'))
      return depth > 0 ? found : found.replace(COLOUR, (colour) => (isText ? letters : pieces)(colour));
    if (found === '</g>') depth = Math.max(0, depth - 1);
    else if (depth > 0 || found !== '<g') depth += 1;
    return found;
  });
}

/** Converts night colours to day colours, none of them darker than `darkest`. */
function dayOf(darkest: number): (colour: string) => string {
  const known = new Map<string, string>(
    (Object.keys(DAY) as (keyof typeof PALETTE)[]).map((name) => [PALETTE[name], DAY[name]]),
  );
  return (colour) => {
    const day = known.get(colour) ?? turned(colour, darkest);
    known.set(colour, day);
    return day;
  };
}

/** Added to each of the two luminances whose ratio is the contrast. */
const FLARE = 0.05;
/** The share of white in backgrounds, which would be garish without it. */
const PALE = 0.35;

type Light = readonly [red: number, green: number, blue: number];

/** A colour of the same hue, as light as the given colour is dark, so that contrasts stay the same. */
function turned(colour: string, darkest: number): string {
  const light = lightOf(colour);
  const wanted = Math.max(darkest, ((1 + FLARE) * FLARE) / (luminance(light) + FLARE) - FLARE);
  const pure = scaled(light, 1 / Math.max(...light, Number.EPSILON));
  const hue = wanted > luminance(light) ? whitened(pure, PALE) : pure;
  const most = luminance(hue);
  return hexOf(wanted <= most ? scaled(hue, wanted / most) : whitened(hue, (wanted - most) / (1 - most)));
}

function lightOf(colour: string): Light {
  const channel = (at: number): number => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function scaled([red, green, blue]: Light, by: number): Light {
  return [red * by, green * by, blue * by];
}

function whitened([red, green, blue]: Light, part: number): Light {
  return [red + (1 - red) * part, green + (1 - green) * part, blue + (1 - blue) * part];
}

/** Every channel is a multiple of 8, like all colours in pictures. */
function hexOf(light: Light): string {
  return `#${light
    .map((channel) => {
      const part = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
      return (Math.floor(Math.min(255, part * 255) / 8) * 8).toString(16).padStart(2, '0');
    })
    .join('')}`;
}
