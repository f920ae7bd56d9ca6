/** The set-up installs what's missing, and removes nothing; npm and its packages are stand-ins. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inPackage } from '../../src/runtime/package-folder.ts';

/**
 * A stand-in for npm: installs what the lockfile names, in npm's folders and its second lockfile, and builds by writing a file.
 */
const NPM = `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('npm.log', args.filter((arg) => !/^--(?:ignore|no-audit|no-fund|prefer)/.test(arg)).join(' ') + '\\n');
if (args[0] === 'rebuild') {
  if (args[1] === process.env.CANNOT_BUILD) process.exit(1);
  fs.writeFileSync('node_modules/' + args[1] + '/built', '');
  process.exit(0);
}
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true });
if (process.env.IS_CUT_OFF) process.exit(1);
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const installed = Object.entries(packages).filter(([path, { dev }]) => path && !(dev && args.includes('--omit=dev')));
for (const [path, { version }] of installed) {
  const file = (name, text) => {
    fs.mkdirSync(require('node:path').dirname(path + '/' + name), { recursive: true });
    if (!fs.existsSync(path + '/' + name)) fs.writeFileSync(path + '/' + name, text);
  };
  file('package.json', JSON.stringify({ version }));
  file('index.js', "if (!require('node:fs').existsSync(__dirname + '/built')) throw new Error(); module.exports = class {};");
  file('build/index.js', "for (const client of ['prisma', 'postgres']) require('node:fs').mkdirSync('src/generated/' + client, { recursive: true })");
  file('bin/tsc', "require('node:fs').mkdirSync('dist', { recursive: true })");
}
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(installed) }));
`;

const LOCKED = {
  'node_modules/better-sqlite3': { version: '1.0.0' },
  'node_modules/better-sqlite3-napi': { version: '1.0.0' },
  'node_modules/prisma': { version: '1.0.0', devOptional: true },
  'node_modules/typescript': { version: '1.0.0', devOptional: true },
  'node_modules/sqlite3': { version: '1.0.0', optional: true },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/vitest': { version: '1.0.0', dev: true },
};

/** Makes the process believe that it runs on that version of Node. */
function nodeOf(version: string): string {
  return `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
}

const OLDER_NODE = nodeOf('20.20.0');
/** On this Node the files of the newer better-sqlite3 replace those of the older. */
const NEWER_NODE = nodeOf('22.0.0');

/** Kills the set-up once one file of a copied folder exists. */
const KILLED_AT_COPYING = `
const fs = require('node:fs');
fs.cpSync = (from, to) => {
  fs.mkdirSync(to, { recursive: true });
  fs.copyFileSync(from + '/package.json', to + '/package.json');
  process.kill(process.pid, 'SIGKILL');
};
require('node:module').syncBuiltinESMExports();
`;

/** Each interval fires once, on the next turn of the event loop. */
const HURRIED = `globalThis.setInterval = (report) => ({ unref: () => setImmediate(report) });`;

interface SetUp {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** npm's arguments, and the stand-ins for everything it built. */
  readonly npm: readonly string[];
  readonly posted: string;
}

function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { mode });
  };
  for (const name of ['setup.mjs', 'say.mjs'])
    cpSync(inPackage('scripts', name), join(folder, 'scripts', name));
  for (const name of ['prisma/schema.prisma', 'prisma/postgres/schema.prisma', 'prisma/postgres/own.prisma'])
    put(name, '');
  for (const name of ['src/main.ts', 'commands/act.ts']) put(name, '');
  for (const name of ['tsconfig.json', 'tsconfig.build.json']) put(name, '{}');
  put('bin/npm', NPM, 0o755);
  const locks = (packages: object) => put('package-lock.json', JSON.stringify({ packages }));
  locks(LOCKED);
  put('older-node.cjs', OLDER_NODE);
  put('newer-node.cjs', NEWER_NODE);
  put('hurried.cjs', HURRIED);
  put('killed-at-copying.cjs', `${NEWER_NODE}${KILLED_AT_COPYING}`);
  return {
    locks,
    has: (name: string) => existsSync(join(folder, name)),
    setsUp(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): SetUp {
      put('npm.log', '');
      const { status, signal, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', ...args], {
        cwd: folder,
        env: { PATH: join(folder, 'bin'), ...environment },
        encoding: 'utf8',
      });
      const npm = readFileSync(join(folder, 'npm.log'), 'utf8').split('\n').filter(Boolean);
      return { code: status, signal, npm: npm.toSorted(), posted: stderr };
    },
  };
}

const TO_RUN = ['--omit=dev'];

test('set-up installs no tools for running, adds them when needed, and keeps compiled packages', () => {
  const { setsUp, has } = clone();
  expect(setsUp(TO_RUN)).toMatchObject({ code: 0, npm: ['ci --omit=dev', 'rebuild better-sqlite3'] });
  expect([has('dist'), has('src/generated/prisma'), has('node_modules/vitest')]).toEqual([true, true, false]);
  expect(setsUp(TO_RUN)).toEqual({ code: 0, signal: null, npm: [], posted: '' });
  expect(setsUp()).toMatchObject({ code: 0, npm: ['install --no-save --include=dev', 'rebuild sqlite3'] });
  expect(has('node_modules/vitest')).toBe(true);
  expect(setsUp()).toEqual({ code: 0, signal: null, npm: [], posted: '' });
  expect(setsUp(TO_RUN)).toEqual({ code: 0, signal: null, npm: [], posted: '' });
  expect(has('node_modules/vitest')).toBe(true);
});

test("a start in a developer's checkout updates everything, and removes no tool", () => {
  const { setsUp, has, locks } = clone();
  expect(setsUp().npm).toEqual(['ci --include=dev', 'rebuild better-sqlite3', 'rebuild sqlite3']);
  locks({ ...LOCKED, 'node_modules/pino': { version: '2.0.0' } });
  expect(setsUp(TO_RUN).npm).toEqual(['install --no-save --include=dev']);
  expect([has('node_modules/pino'), has('node_modules/vitest')]).toEqual([true, true]);
});

test('each step of the set-up is named with its time', () => {
  const { posted } = clone().setsUp(TO_RUN);
  const steps = [...posted.matchAll(/^ratatoskr: ([\w-]+): \d+\.\d s$/gm)].map(([, step]) => step);
  expect(steps.toSorted()).toEqual(['better-sqlite3', 'build', 'client', 'packages']);
});

test('a long step of the set-up reports that it is still running', () => {
  const { posted } = clone().setsUp(TO_RUN, { NODE_OPTIONS: '--require ./hurried.cjs' });
  expect(posted).toMatch(/^ratatoskr: packages: \d+ s so far \.\.\.$/m);
});

test('an interrupted set-up starts again', () => {
  const { setsUp, has } = clone();
  expect(setsUp(TO_RUN, { IS_CUT_OFF: 'yes' })).toMatchObject({ code: 1 });
  expect(setsUp(TO_RUN)).toMatchObject({ code: 0, npm: ['ci --omit=dev', 'rebuild better-sqlite3'] });
  expect(setsUp([], { IS_CUT_OFF: 'yes' })).toMatchObject({ code: 1 });
  expect(setsUp()).toMatchObject({ code: 0, npm: expect.arrayContaining(['ci --include=dev']) });
  expect(has('node_modules/vitest')).toBe(true);
});

test("if sqlite3 cannot be built, the rest of the set-up continues, and later starts don't retry it", () => {
  const { setsUp } = clone();
  const first = setsUp([], { CANNOT_BUILD: 'sqlite3' });
  expect(first).toMatchObject({ code: 0, npm: expect.arrayContaining(['rebuild sqlite3']) });
  expect(first.posted).toContain('backups use better-sqlite3 instead');
  expect(setsUp([], { CANNOT_BUILD: 'sqlite3' })).toEqual({ code: 0, signal: null, npm: [], posted: '' });
  const { setsUp: elsewhere } = clone();
  expect(elsewhere(TO_RUN, { CANNOT_BUILD: 'better-sqlite3' })).toMatchObject({
    code: 1,
    posted: expect.stringContaining('better-sqlite3 could not be built.'),
  });
});

test('a set-up killed while it copied the files of the newer better-sqlite3 copies them the next time', () => {
  const { setsUp, has, locks } = clone();
  locks({ ...LOCKED, 'node_modules/better-sqlite3-napi': { version: '2.0.0' } });
  // Independent of the current Node: on a newer one the first set-up would leave nothing to copy.
  const older = { NODE_OPTIONS: '--require ./older-node.cjs' };
  expect(setsUp(TO_RUN, older)).toMatchObject({ code: 0 });
  const newer = { NODE_OPTIONS: '--require ./newer-node.cjs' };
  const killed = { NODE_OPTIONS: '--require ./killed-at-copying.cjs' };
  expect(setsUp(TO_RUN, killed)).toMatchObject({ signal: 'SIGKILL' });
  expect(has('node_modules/better-sqlite3.part')).toBe(true);
  expect(setsUp(TO_RUN, newer)).toMatchObject({ code: 0 });
  expect(has('node_modules/better-sqlite3/index.js')).toBe(true);
  expect(has('node_modules/better-sqlite3.part')).toBe(false);
  expect(setsUp(TO_RUN, newer)).toEqual({ code: 0, signal: null, npm: [], posted: '' });
});
