/**
 * The drawings of the emojis: a light symbol on a dark disc with a light edge, which is readable on buttons of every colour and
 * in Discord's dark and light themes.
 */
import type { Emoji } from '../core/presentation/emojis.ts';
import type { IconName } from './icons.ts';
import { circle, group, icon, type Svg, svgDocument } from './scene.ts';

interface EmojiStyle {
  /** `dots` is drawn by this project. */
  readonly sign: IconName | 'dots';
  /** The colour of the disc. */
  readonly colour: string;
}

const TOOL = '#404870';

export const EMOJI_STYLES: Readonly<Record<Emoji, EmojiStyle>> = {
  asgard: { sign: 'stone-throne', colour: '#8a6410' },
  midgard: { sign: 'viking-longhouse', colour: '#2f6d2c' },
  alfheim: { sign: 'elf-helmet', colour: '#1c7350' },
  vanaheim: { sign: 'wheat', colour: '#6f6d12' },
  nidavellir: { sign: 'anvil', colour: '#7d4a24' },
  svartalfheim: { sign: 'dwarf-face', colour: '#4b4b5c' },
  jotunheim: { sign: 'ogre', colour: '#7c3a44' },
  niflheim: { sign: 'snowflake-2', colour: '#2468a0' },
  helheim: { sign: 'crypt-entrance', colour: '#3c3450' },
  muspellheim: { sign: 'flame', colour: '#b03a14' },

  odin: { sign: 'one-eyed', colour: '#2f4fa8' },
  thor: { sign: 'thor-hammer', colour: '#9a5410' },
  tyr: { sign: 'mailed-fist', colour: '#5e3f9c' },
  frey: { sign: 'boar', colour: '#4d7a1c' },
  freyja: { sign: 'feline', colour: '#a03a62' },
  frigg: { sign: 'sewing-string', colour: '#1c7480' },
  heimdall: { sign: 'hunting-horn', colour: '#5c6478' },
  hugin: { sign: 'raven', colour: '#10101c' },
  munin: { sign: 'raven', colour: '#6a7086' },

  hel: { sign: 'half-dead', colour: '#6c6048' },
  surt: { sign: 'fire-silhouette', colour: '#b84818' },
  loki: { sign: 'duality-mask', colour: '#8c7008' },
  jormungand: { sign: 'sea-serpent', colour: '#107858' },
  fenrir: { sign: 'wolf-head', colour: '#2c64a4' },
  nidhogg: { sign: 'spiked-dragon-head', colour: '#8c3a78' },

  viking: { sign: 'viking-helmet', colour: '#80601c' },
  elf: { sign: 'elf-helmet', colour: '#2c7a44' },
  fire_giant: { sign: 'flame', colour: '#a02c1c' },
  frost_giant: { sign: 'ogre', colour: '#2c5c80' },
  valkyrie: { sign: 'angel-wings', colour: '#505c90' },
  rune: { sign: 'rune-stone', colour: '#405c6c' },
  artifact: { sign: 'crossed-swords', colour: '#8a5c10' },
  dwarf: { sign: 'dwarf-face', colour: '#70482c' },
  gold: { sign: 'two-coins', colour: '#8c6c00' },
  mead: { sign: 'beer-stein', colour: '#904018' },
  life: { sign: 'glass-heart', colour: '#b02838' },
  die: { sign: 'dice-six-faces-five', colour: '#6c4890' },

  undo: { sign: 'return-arrow', colour: TOOL },
  done: { sign: 'check-mark', colour: '#1c6c3c' },
  advise: { sign: 'light-bulb', colour: TOOL },
  odds: { sign: 'dice-six-faces-five', colour: TOOL },
  status: { sign: 'hourglass', colour: TOOL },
  board: { sign: 'treasure-map', colour: TOOL },
  text: { sign: 'scroll-unfurled', colour: TOOL },
  since: { sign: 'backward-time', colour: TOOL },
  how_to: { sign: 'open-book', colour: TOOL },
  legend: { sign: 'magnifying-glass', colour: TOOL },
  more: { sign: 'dots', colour: TOOL },

  won: { sign: 'trophy', colour: '#8a6c08' },
  lost: { sign: 'skull-crack', colour: '#502030' },
  sun: { sign: 'sun', colour: '#b06008' },
  moon: { sign: 'moon', colour: '#304880' },
};

/** The size that Discord recommends. */
export const EMOJI_PIXELS = 128;
const MIDDLE = EMOJI_PIXELS / 2;
const EDGE = 5;
const SIGN = 88;
const LIGHT = '#fffdf4';

export function emojiPicture(emoji: Emoji): Svg {
  const { sign, colour } = EMOJI_STYLES[emoji];
  const drawn = sign === 'dots' ? dots() : icon(sign, MIDDLE, MIDDLE, SIGN, LIGHT);
  return svgDocument({ width: EMOJI_PIXELS, height: EMOJI_PIXELS }, EMOJI_PIXELS, [
    circle(MIDDLE, MIDDLE, MIDDLE - EDGE / 2 - 1, { fill: colour, stroke: LIGHT, 'stroke-width': EDGE }),
    drawn,
  ]);
}

function dots(): Svg {
  return group([-27, 0, 27].map((x) => circle(MIDDLE + x, MIDDLE, 10, { fill: LIGHT })));
}
