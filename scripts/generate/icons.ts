/** Takes the icons of the boards and emojis out of the icon package and writes them to assets/icons/icons.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DrawnIcon, ICON_NAMES, type IconName } from '../../src/render/icons.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

const PACKAGE = '@iconify-json/game-icons/icons.json';

/** The author of each icon, according to the folders of the game-icons repository. */
const AUTHORS: Readonly<Record<IconName, string>> = {
  'angel-wings': 'Lorc',
  anvil: 'Lorc',
  'backward-time': 'Delapouite',
  'beer-stein': 'Lorc',
  boar: 'Caro Asercion',
  'card-draw': 'Faithtoken',
  'check-mark': 'Delapouite',
  'crossed-swords': 'Lorc',
  'crypt-entrance': 'Delapouite',
  'dice-six-faces-five': 'Delapouite',
  'duality-mask': 'Lorc',
  'dwarf-face': 'Delapouite',
  'elf-helmet': 'Kier Heyl',
  feline: 'Delapouite',
  'fire-silhouette': 'Lorc',
  flame: 'Carl Olsen',
  'glass-heart': 'Lorc',
  'half-dead': 'Delapouite',
  hourglass: 'Lorc',
  'hunting-horn': 'Lorc',
  'light-bulb': 'Lorc',
  'magnifying-glass': 'Lorc',
  'mailed-fist': 'Lorc',
  meditation: 'Lorc',
  moon: 'Lorc',
  ogre: 'Delapouite',
  'one-eyed': 'Lorc',
  'open-book': 'Lorc',
  raven: 'Lorc',
  'return-arrow': 'Lorc',
  'rune-stone': 'Lorc',
  'scroll-unfurled': 'Lorc',
  'sea-serpent': 'Lorc',
  'sewing-string': 'Delapouite',
  'skull-crack': 'Lorc',
  'snowflake-2': 'Lorc',
  'spiked-dragon-head': 'Delapouite',
  'stag-head': 'Lorc',
  'stone-throne': 'Lorc',
  sun: 'Lorc',
  'swap-bag': 'Lorc',
  'thor-hammer': 'Delapouite',
  'treasure-map': 'Lorc',
  trophy: 'Lorc',
  'two-coins': 'Delapouite',
  'viking-helmet': 'Delapouite',
  'viking-longhouse': 'Delapouite',
  wheat: 'Lorc',
  'wolf-head': 'Lorc',
  'wolf-howl': 'Lorc',
};

interface IconPackage {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

const source: IconPackage = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(PACKAGE), 'utf8'));

function drawn(name: IconName): DrawnIcon {
  const paths = [...(source.icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
  if (paths.length === 0) throw new Error(`${PACKAGE} has no icon ${name}`);
  return { paths, author: AUTHORS[name] };
}

const icons = Object.fromEntries(ICON_NAMES.map((name) => [name, drawn(name)]));
const file = inPackage('assets', 'icons/icons.json');
writeFileSync(file, `${JSON.stringify(icons, null, 1)}\n`);
console.log(`${ICON_NAMES.length} icons written to ${file}`);
