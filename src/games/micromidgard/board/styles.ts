/** The look of the pieces: a colour, a shape and a sign for each, so that players don't have to tell colours apart. */
import type { IconName } from '../../../render/icons.ts';
import { corners, type Shape } from '../../../render/pieces/shapes.ts';
import { circle } from '../../../render/scene.ts';
import type { ByLight, ByMeeple, ByTrack, Raven, Realm } from '../box/components.ts';

export const LIGHT_COLOURS: ByLight<string> = { sun: '#f8a040', moon: '#a8c8f8' };

/** The ground on which the wolves run. */
export const WAY_COLOURS: ByLight<string> = { sun: '#583010', moon: '#203860' };

export const CRAFT_COLOUR = '#d0d0d8';
export const GOLD_COLOUR = '#f8d058';
export const MEAD_COLOUR = '#903818';
export const POINT_COLOUR = '#90e8a8';
/** The ground of a Relic that shows this side. */
export const RELIC_COLOURS: ByLight<string> = { sun: '#403028', moon: '#283858' };

export const TRACK_COLOURS: ByTrack<string> = {
  red: '#e05850',
  blue: '#4888e8',
  ...LIGHT_COLOURS,
};

export const REALM_ICONS: Readonly<Record<Realm, IconName>> = {
  midgard: 'viking-longhouse',
  asgard: 'stone-throne',
  vanaheim: 'wheat',
  alfheim: 'elf-helmet',
  muspellheim: 'flame',
  helheim: 'crypt-entrance',
  niflheim: 'snowflake-2',
  svartalfheim: 'dwarf-face',
  jotunheim: 'ogre',
};

export interface MeepleStyle {
  readonly colour: string;
  readonly shape: Shape;
}

export const MEEPLE_STYLES: ByMeeple<MeepleStyle> = {
  dain: { colour: '#f08878', shape: (radius, style) => circle(0, 0, radius, style) },
  dvalin: { colour: '#78d0c0', shape: corners([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]) },
  duneyr: { colour: '#d0a0f0', shape: corners([0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]) },
  durathror: {
    colour: '#f0e0a0',
    shape: corners([-0.55, -0.95], [0.55, -0.95], [1.1, 0], [0.55, 0.95], [-0.55, 0.95], [-1.1, 0]),
  },
};

export interface RavenStyle {
  readonly ground: string;
  readonly ink: string;
  readonly edge: string;
}

/** The ravens' styles. One raven is black with round ends, the other white with pointed ends, in every theme. */
export const RAVEN_STYLES: Readonly<Record<Raven, RavenStyle>> = {
  hugin: { ground: '#080810', ink: '#f8f8f0', edge: '#f8f8f0' },
  munin: { ground: '#f8f8f0', ink: '#080810', edge: '#080810' },
};
