/** Makes a fresh clone ready to run: packages, native modules, Prisma client, built program. Does only what is missing. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { giveUp, mustRun, run, say } from './say.mjs';

const OLDEST_NODE = [20, 19];
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const STAMPS = 'node_modules/.ratatoskr';
const NATIVE = ['better-sqlite3', 'sqlite3'];

/**
 * Prisma asks for `better-sqlite3`, of which version 13 crashes on Node 20, and version 12, compiled for Node 24.19 or
 * newer, aborts the program at a garbage collection. So newer Nodes get the files of 13 in the place of 12: it needs
 * no compiler either.
 */
const OLD_SQLITE = 'node_modules/better-sqlite3';
const NEW_SQLITE = 'node_modules/better-sqlite3-napi';
const FIRST_NODE_FOR_NEW_SQLITE = 22;

/** Changes the current folder to the repository. */
export async function setUp() {
  checkNode();
  process.chdir(ROOT);
  await installPackages();
  await buildNativeModules();
  await inStep(
    'client',
    ['prisma/schema.prisma', 'package-lock.json'],
    'src/generated/prisma',
    generateClient,
  );
  await inStep(
    'build',
    ['src', 'commands', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    'dist',
    build,
  );
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  giveUp(
    `this is Node ${process.versions.node}, and ${OLDEST_NODE.join('.')} or newer is needed: https://nodejs.org`,
  );
}

async function installPackages() {
  if (isInstalled()) return;
  say('installing the packages of package-lock.json ...');
  await mustRun('The installation', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/** npm keeps a second lockfile of what it really installed; packages for other machines are not in it. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
  if (!takesNewSqlite() && versionIn(OLD_SQLITE) !== wanted[OLD_SQLITE].version) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' ||
      (path in installed ? installed[path].version === version : optional === true || devOptional === true),
  );
}

function takesNewSqlite() {
  return Number(process.versions.node.split('.')[0]) >= FIRST_NODE_FOR_NEW_SQLITE;
}

function versionIn(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

function putNewSqliteInPlace() {
  if (versionIn(OLD_SQLITE) === versionIn(NEW_SQLITE)) return;
  rmSync(OLD_SQLITE, { recursive: true });
  cpSync(NEW_SQLITE, OLD_SQLITE, { recursive: true });
}

/** Native modules belong to one version of Node's binary interface. */
async function buildNativeModules() {
  const stamp = `${process.versions.modules} ${process.platform} ${process.arch} ${hashOf(['package-lock.json'])}`;
  if (takesNewSqlite()) putNewSqliteInPlace();
  if (readStamp('native') === stamp) return;
  if (!(await areLoadable())) {
    const missing = takesNewSqlite() ? ['sqlite3'] : NATIVE;
    say(`fetching or compiling ${missing.join(' and ')}; compiling can take two minutes ...`);
    await Promise.all(missing.map((name) => mustRun(`Building ${name}`, 'npm', ['rebuild', name])));
  }
  writeStamp('native', stamp);
}

/** Tried in a process of its own: a module made for another Node may take its process down. */
async function areLoadable() {
  const program = NATIVE.map((name) => `new (require('${name}').Database ?? require('${name}'))(':memory:')`);
  const { code } = await run(process.execPath, ['--eval', program.join(';')]);
  return code === 0;
}

async function generateClient() {
  say('generating the Prisma client ...');
  await mustRun('Prisma', process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    env: { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  });
}

async function build() {
  say('building ...');
  rmSync('dist', { recursive: true, force: true });
  await mustRun('The build', process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.build.json',
  ]);
}

/** Does a step if what goes into it changed since, or if what comes out of it is not there. */
async function inStep(name, inputs, result, step) {
  const stamp = hashOf(inputs);
  if (existsSync(result) && readStamp(name) === stamp) return;
  await step();
  writeStamp(name, stamp);
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

function readStamp(name) {
  const file = join(STAMPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function writeStamp(name, stamp) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await setUp();
