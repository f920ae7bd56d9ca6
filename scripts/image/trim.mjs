/**
 * Removes from node_modules what a bot in a container never loads: sources and types, tests, and native modules and query
 * compilers for other machines and databases. The Dockerfile runs it, and `npm run container` tests the result.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = 'node_modules';

/** TypeScript sources and types, source maps, sources of native modules, and documentation. Licences stay. */
const NOT_LOADED = /\.(?:[cm]?ts|map|c|cc|cpp|h|hpp|gypi?|markdown)$|(?<!^LICEN[CS]E[^/]*)\.md$/i;
/** Folders to remove if they're directly in a package. Deeper folders with these names may hold code. */
const FOLDERS = ['test', 'tests', '__tests__', 'docs', 'example', 'examples', 'benchmarks', 'deps', 'man'];

/** Each of the two Prisma clients loads only one form of one compiler. */
const COMPILER = /^query_compiler_/;
const OUR_COMPILERS = /^query_compiler_fast_bg\.(?:sqlite|postgresql)\.(?:wasm-base64\.)?mjs$/;

const here = `${process.platform}-${process.arch}.node`;

function packagesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || entry.name.startsWith('.')) return [];
    return entry.name.startsWith('@') ? packagesIn(path) : [path];
  });
}

function trim(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) trim(path);
    else if (NOT_LOADED.test(entry.name)) rmSync(path);
  }
}

function keepOnly(folder, isKept) {
  for (const name of readdirSync(folder)) if (!isKept(name)) rmSync(join(folder, name), { recursive: true });
}

for (const folder of packagesIn(PACKAGES))
  for (const name of FOLDERS) rmSync(join(folder, name), { recursive: true, force: true });
for (const name of ['@types', '.bin', '.ratatoskr', '.package-lock.json'])
  rmSync(join(PACKAGES, name), { recursive: true, force: true });
trim(PACKAGES);
keepOnly(
  join(PACKAGES, '@prisma/client/runtime'),
  (name) => !COMPILER.test(name) || OUR_COMPILERS.test(name),
);
keepOnly(join(PACKAGES, 'better-sqlite3/prebuilds'), (name) => name === here);
