/** The look of the pieces: a colour, a shape and a sign for each, so that players don't have to tell colours apart. */
import type { IconName } from '../../../render/icons.ts';
import type { GodName, SeaPlace, VanirSquare, World } from '../box/components.ts';

export const GOD_ICONS: Readonly<Record<GodName, IconName>> = {
  odin: 'one-eyed',
  thor: 'thor-hammer',
  frey: 'boar',
  heimdall: 'hunting-horn',
  tyr: 'mailed-fist',
  freyja: 'feline',
};

export interface IslandStyle {
  readonly land: string;
  readonly edge: string;
  readonly ink: string;
}

export const ISLAND_STYLES: Readonly<Record<SeaPlace, IslandStyle>> = {
  rainbow: { land: '#6858a0', edge: '#d8d0f0', ink: '#f8f8f8' },
  white: { land: '#f0f0e8', edge: '#f8f8f8', ink: '#202038' },
  blue: { land: '#4060d0', edge: '#a0c0f8', ink: '#f8f8f8' },
  green: { land: '#386820', edge: '#a0e0b0', ink: '#f8f8f8' },
  black: { land: '#181820', edge: '#9090a0', ink: '#f8f8f8' },
};

export const RAINBOW = ['#e86850', '#f0a048', '#f0d058', '#60c078', '#5090e0', '#9878d8'] as const;

export const WORLD_ICONS: Readonly<Record<World, IconName>> = {
  asgard: 'stone-throne',
  midgard: 'angel-wings',
  nidavellir: 'anvil',
  alfheim: 'elf-helmet',
  niflheim: 'snowflake-2',
  helheim: 'crypt-entrance',
  muspellheim: 'flame',
  jotunheim: 'ogre',
  vanaheim: 'wheat',
};

/** The colour of the giants of Jötunheim, who are made of frost. */
export const FROST = '#a8e0f8';

/** The icons of the Vanir's squares. A blank square has none. */
export const SQUARE_ICONS: Readonly<Record<VanirSquare, IconName | null>> = {
  blank: null,
  'move-valkyries': 'angel-wings',
  'two-vikings': 'viking-helmet',
  'reorder-six': 'card-draw',
  'discard-card': 'card-draw',
  'enemy-back': 'return-arrow',
  'discard-giant': 'ogre',
};

export type Counter = 'viking' | 'elf' | 'fire-giant';

export const COUNTER_STYLES: Readonly<Record<Counter, { readonly icon: IconName; readonly colour: string }>> =
  {
    viking: { icon: 'viking-helmet', colour: '#f0d088' },
    elf: { icon: 'elf-helmet', colour: '#98e8a8' },
    'fire-giant': { icon: 'flame', colour: '#f88860' },
  };

/** The four runes as strokes within a square from -1 to 1. */
export const RUNE_STROKES = {
  sigel: 'M0.45 -1L-0.45 -0.3L0.45 0.3L-0.45 1',
  daeg: 'M-0.7 -1V1L0.7 -1V1L-0.7 -1',
  mann: 'M-0.65 1V-1L0.65 0.05M0.65 1V-1L-0.65 0.05',
  tiwaz: 'M0 1V-1M-0.65 -0.35L0 -1L0.65 -0.35',
} as const;
