/**
 * The names of the icons that boards and emojis may use. Their paths are in assets/icons/icons.json, their authors in
 * assets/LICENSES.md.
 */
import { readFileSync } from 'node:fs';
import { inPackage } from '../runtime/package-folder.ts';

export const ICON_NAMES = [
  'angel-wings',
  'anvil',
  'backward-time',
  'beer-stein',
  'boar',
  'card-draw',
  'check-mark',
  'crossed-swords',
  'crypt-entrance',
  'dice-six-faces-five',
  'duality-mask',
  'dwarf-face',
  'elf-helmet',
  'feline',
  'fire-silhouette',
  'flame',
  'glass-heart',
  'half-dead',
  'hourglass',
  'hunting-horn',
  'light-bulb',
  'magnifying-glass',
  'mailed-fist',
  'meditation',
  'moon',
  'ogre',
  'one-eyed',
  'open-book',
  'raven',
  'return-arrow',
  'rune-stone',
  'scroll-unfurled',
  'sea-serpent',
  'sewing-string',
  'skull-crack',
  'snowflake-2',
  'spiked-dragon-head',
  'stag-head',
  'stone-throne',
  'sun',
  'swap-bag',
  'thor-hammer',
  'treasure-map',
  'trophy',
  'two-coins',
  'viking-helmet',
  'viking-longhouse',
  'wheat',
  'wolf-head',
  'wolf-howl',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** The side of the square in which every path is drawn. */
export const ICON_SIZE = 512;

/** The shape of an icon and its author, as written by `scripts/generate/icons.ts`. */
export interface DrawnIcon {
  readonly paths: readonly string[];
  readonly author: string;
}

type DrawnIcons = { readonly [name: string]: DrawnIcon };

let drawnIcons: DrawnIcons | undefined;

export function pathsOf(name: IconName): readonly string[] {
  drawnIcons ??= JSON.parse(readFileSync(inPackage('assets', 'icons/icons.json'), 'utf8')) as DrawnIcons;
  const drawn = drawnIcons[name];
  if (drawn === undefined) throw new Error(`no icon ${name} in assets/icons/icons.json`);
  return drawn.paths;
}
