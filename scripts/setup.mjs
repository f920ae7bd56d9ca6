/**
 * Sets up a fresh clone: packages, native modules, Prisma client, built program. It only does the missing steps. With
 * `--omit=dev`, as for `npm start`, it skips parts that only tests and tools need, but removes nothing.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
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
const OMIT_DEV = '--omit=dev';

/**
 * Prisma asks for `better-sqlite3` 12, which aborts the program at a garbage collection when compiled for Node 24.19 or newer.
 * Version 13 needs no compiler, but crashes on Node 20. So on newer Nodes this script replaces the files of 12 with those of 13.
 */
const OLD_SQLITE = 'node_modules/better-sqlite3';
const NEW_SQLITE = 'node_modules/better-sqlite3-napi';
const FIRST_NODE_FOR_NEW_SQLITE = 22;

/** Changes the current folder to the repository. */
export async function setUp({ withTools }) {
  checkNode();
  process.chdir(ROOT);
  await installPackages(withTools);
  const [failure] = await Promise.all([buildNativeModules(withTools), buildProgram()]);
  if (failure !== null) giveUp(failure);
}

async function buildProgram() {
  await inStep(
    'client',
    ['prisma/schema.prisma', ...POSTGRES_SCHEMA, 'package-lock.json'],
    'src/generated/postgres',
    'generating the Prisma clients ...',
    generateClients,
  );
  await inStep(
    'build',
    ['src', 'commands', 'tsconfig.json', 'tsconfig.build.json', 'package-lock.json'],
    'dist',
    'building ...',
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

/**
 * `npm ci` removes everything before it installs; `npm install --no-save` updates the existing packages to match the lockfile and
 * keeps compiled modules. The script removes everything after an interrupted installation, and on an older Node if it has
 * replaced the files of SQLite on a newer one.
 */
async function installPackages(withTools) {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  const hasItsSqlite = takesNewSqlite() || versionIn(OLD_SQLITE) === wanted[OLD_SQLITE].version;
  const isWhole = installed !== null && readStamp('installing') === null && hasItsSqlite;
  const wantsTools = withTools || Object.values(installed ?? {}).some(({ dev }) => dev === true);
  if (isWhole && areIn(installed, wanted, wantsTools)) return;
  const doing = `installing what ${wantsTools ? 'running, tests and tools need' : 'running needs'}`;
  await timed('packages', `${doing} ...`, async () => {
    if (isWhole) writeStamp('installing', '');
    const verb = isWhole ? ['install', '--no-save'] : ['ci'];
    const extent = wantsTools ? '--include=dev' : OMIT_DEV;
    await npmInstalls([...verb, extent, '--ignore-scripts', '--no-audit', '--no-fund']);
    removeStamp('installing');
  });
}

/** On a slow machine a step takes minutes, and the person who waits should see that it hasn't hung. */
const PROGRESS_EVERY_MS = 30_000;

/** Steps that run at the same time slow each other down, so their times don't add up. */
async function timed(name, sentence, step) {
  say(sentence);
  const since = performance.now();
  const seconds = () => (performance.now() - since) / 1000;
  const progress = setInterval(
    () => say(`${name}: ${seconds().toFixed(0)} s so far ...`),
    PROGRESS_EVERY_MS,
  ).unref();
  const result = await step();
  clearInterval(progress);
  say(`${name}: ${seconds().toFixed(1)} s`);
  return result;
}

/** First uses only npm's cache, which is faster but may be out of date. */
async function npmInstalls(args) {
  const { code } = await run('npm', [...args, '--prefer-offline']);
  if (code !== 0) await mustRun('The installation', 'npm', args);
}

/** npm keeps a second lockfile of what it really installed. */
function packagesIn(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : null;
}

/** Packages for other machines are not installed. */
function areIn(installed, wanted, withTools) {
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' ||
      (dev === true && !withTools) ||
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
  // If the script is killed in between, the next run finds a different version or none there, and starts again.
  const part = `${OLD_SQLITE}.part`;
  removeStamp('better-sqlite3');
  rmSync(part, { recursive: true, force: true });
  cpSync(NEW_SQLITE, part, { recursive: true });
  rmSync(OLD_SQLITE, { recursive: true, force: true });
  renameSync(part, OLD_SQLITE);
}

/** Builds the native modules. Returns the reason why the bot cannot run with them; null if it can. */
async function buildNativeModules(withTools) {
  if (takesNewSqlite()) putNewSqliteInPlace();
  const [failure, ofSqlite3] = await Promise.all([
    buildNative('better-sqlite3'),
    withTools ? buildNative('sqlite3') : null,
  ]);
  if (ofSqlite3 === null) return failure;
  say(`${ofSqlite3}\n${WITHOUT_SQLITE3}`);
  writeStamp('sqlite3', stampOfNative());
  return failure;
}

const WITHOUT_SQLITE3 = 'Nothing is lost: backups use better-sqlite3 instead.';

/** A native module fits one version of Node's binary interface. */
function stampOfNative() {
  return `${process.versions.modules} ${process.platform} ${process.arch} ${hashOf(['package-lock.json'])}`;
}

/** Builds the module unless it is ready. Returns the reason if it could not be built; otherwise null. */
async function buildNative(name) {
  if (readStamp(name) === stampOfNative()) return null;
  if (!(await isLoadable(name))) {
    const sentence = `fetching ${name}, or compiling it, which takes a few minutes ...`;
    const rebuild = () => run('npm', ['rebuild', name], { env: COMPILING[name] });
    const { code, output } = await timed(name, sentence, rebuild);
    if (code !== 0) return `${name} could not be built.\n${output}`;
  }
  writeStamp(name, stampOfNative());
  return null;
}

/**
 * Without `JOBS`, node-gyp compiles one file after another. Full optimization makes the compilation of SQLite take three times as
 * long, and sqlite3 only copies and checks databases.
 */
const COMPILING = {
  'better-sqlite3': { JOBS: 'max' },
  sqlite3: { JOBS: 'max', CFLAGS: '-O1' },
};

/** Loads the module in a process of its own, since a module for another Node may crash its process. */
async function isLoadable(name) {
  const program = `new (require('${name}').Database ?? require('${name}'))(':memory:')`;
  const { code } = await run(process.execPath, ['--eval', program]);
  return code === 0;
}

const POSTGRES_SCHEMA = ['prisma/postgres/schema.prisma', 'prisma/postgres/own.prisma'];

/** Generates one client for SQLite and one for PostgreSQL, since a Prisma schema has one provider. */
async function generateClients() {
  const env = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  for (const schema of ['prisma/schema.prisma', 'prisma/postgres']) {
    const args = ['node_modules/prisma/build/index.js', 'generate', `--schema=${schema}`];
    await mustRun('Prisma', process.execPath, args, { env });
  }
}

async function build() {
  rmSync('dist', { recursive: true, force: true });
  await mustRun('The build', process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.build.json',
  ]);
}

/** Runs a step if its inputs have changed since the last time, or if its result is missing. */
async function inStep(name, inputs, result, sentence, step) {
  const stamp = hashOf(inputs);
  if (existsSync(result) && readStamp(name) === stamp) return;
  removeStamp(name);
  await timed(name, sentence, step);
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

function removeStamp(name) {
  rmSync(join(STAMPS, name), { force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await setUp({ withTools: !process.argv.includes(OMIT_DEV) });
