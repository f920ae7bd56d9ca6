/**
 * `npm pack` makes a package of the core and each game's rules, without the bot. It runs this script first, which builds
 * them and reduces package.json to the package's needs, and afterwards with `--restore`, which restores package.json.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mustRun } from './say.mjs';

const MANIFEST = 'package.json';
const BUILT = 'dist/package';
/** An interrupted pack leaves this copy behind, and the next run first restores it. */
const KEPT = 'node_modules/.ratatoskr/package.json';
const OF_THE_BOT = ['scripts', 'devDependencies', 'optionalDependencies', 'allowScripts'];
const PACKAGE_NAME = /from '((?:@[^'/]+\/)?[^.'/][^'/]*)/g;

function restore() {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
}

async function prepare() {
  restore();
  rmSync(BUILT, { recursive: true, force: true });
  await mustRun('The build', process.execPath, [
    'node_modules/typescript/bin/tsc',
    '--project',
    'tsconfig.package.json',
  ]);
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  for (const part of OF_THE_BOT) delete manifest[part];
  const imported = importedPackages();
  manifest.dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => imported.has(name)),
  );
  mkdirSync(dirname(KEPT), { recursive: true });
  copyFileSync(MANIFEST, KEPT);
  writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
}

function importedPackages() {
  const files = readdirSync(BUILT, { recursive: true }).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(join(BUILT, file), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(PACKAGE_NAME)].map(([, name]) => name)));
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
if (process.argv.includes('--restore')) restore();
else await prepare();
