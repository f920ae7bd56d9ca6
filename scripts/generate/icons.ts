/** Takes the icons of the boards out of the icon package and writes them to assets/icons/icons.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inPackage } from '../../src/package-folder.ts';
import { type DrawnIcon, ICON_NAMES, type IconName } from '../../src/render/icons.ts';

const PACKAGE = '@iconify-json/game-icons/icons.json';

/** The author of each icon, according to the folders of the game-icons repository. */
const AUTHORS: Readonly<Record<IconName, string>> = {
  'angel-wings': 'Lorc',
  anvil: 'Lorc',
  boar: 'Caro Asercion',
  'card-draw': 'Faithtoken',
  'crypt-entrance': 'Delapouite',
  'dice-six-faces-five': 'Delapouite',
  'duality-mask': 'Lorc',
  'dwarf-face': 'Delapouite',
  'elf-helmet': 'Kier Heyl',
  feline: 'Delapouite',
  'fire-silhouette': 'Lorc',
  flame: 'Carl Olsen',
  'half-dead': 'Delapouite',
  'hunting-horn': 'Lorc',
  'mailed-fist': 'Lorc',
  meditation: 'Lorc',
  ogre: 'Delapouite',
  'one-eyed': 'Lorc',
  raven: 'Lorc',
  'return-arrow': 'Lorc',
  'sea-serpent': 'Lorc',
  'skull-crack': 'Lorc',
  'snowflake-2': 'Lorc',
  'spiked-dragon-head': 'Delapouite',
  'stag-head': 'Lorc',
  'stone-throne': 'Lorc',
  'swap-bag': 'Lorc',
  'thor-hammer': 'Delapouite',
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
