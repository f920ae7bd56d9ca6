/** `npm pack` gives the core and the rules of every game, for Node and for a browser, without the bot. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/games/index.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { openBrowser } from '../browser.ts';

const EXAMPLE = 'play-100-games.mjs';
/** The packages that randomness needs. */
const NEEDED = ['@noble/hashes', 'seedrandom'];
const PLAYED = /^100 games of yggdrasil: \d+ won, \d+ answers$/;

const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-pack-'));
/** The files that packing reads, so that it changes nothing here. */
const clone = join(folder, 'clone');
/** A project that uses the package. */
const project = join(folder, 'project');

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  expect({ status, output: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, output: '' });
  return stdout;
}

/** Packs a folder, and names the archive. */
function packed(from: string, ...flags: readonly string[]): string {
  const [pack] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder, ...flags], from));
  return join(folder, pack.filename);
}

function manifestOf(of: string): { readonly dependencies: object } {
  return JSON.parse(readFileSync(join(of, 'package.json'), 'utf8'));
}

beforeAll(() => {
  mkdirSync(clone);
  const files = ['package.json', 'tsconfig.json', 'tsconfig.package.json', 'src/core', 'src/games'];
  for (const file of [...files, 'scripts/pack.mjs', 'scripts/say.mjs'])
    cpSync(inPackage(file), join(clone, file), { recursive: true });
  mkdirSync(join(clone, 'node_modules'));
  for (const name of ['typescript', '@typescript', '@noble', 'seedrandom', '@types'])
    symlinkSync(inPackage(`node_modules/${name}`), join(clone, 'node_modules', name));
  cpSync(inPackage(`docs/examples/${EXAMPLE}`), join(project, EXAMPLE));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const needed = NEEDED.map((name) => packed(inPackage(`node_modules/${name}`), '--ignore-scripts'));
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  // An empty cache: nothing may come from anywhere else.
  run('npm', ['install', ...quietly, '--cache', join(folder, 'cache'), packed(clone), ...needed], project);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the package depends only on the packages for randomness, and its build leaves package.json unchanged', () => {
  expect(Object.keys(manifestOf(join(project, 'node_modules/ratatoskr')).dependencies)).toEqual(NEEDED);
  expect(manifestOf(clone)).toEqual(manifestOf(inPackage('.')));
});

test('the package contains the core and rules, and no texts, boards or players', () => {
  const built = join(project, 'node_modules/ratatoskr/dist/package');
  expect(readdirSync(built).sort()).toEqual(['core', 'games']);
  for (const id of CATALOGUE.keys()) {
    const parts = readdirSync(join(built, 'games', id));
    expect(parts).toContain('game.js');
    for (const part of ['board', 'words', 'players', 'rulebook', 'guide', 'lessons'])
      expect(parts).not.toContain(part);
  }
});

test('the example plays 100 games in Node', () => {
  expect(run(process.execPath, [EXAMPLE], project).trim()).toMatch(PLAYED);
});

test('TypeScript knows the types of the package', () => {
  const flags =
    '--ignoreConfig --strict --noEmit --module nodenext --lib ES2023,DOM --allowJs --checkJs'.split(' ');
  const compile = [inPackage('node_modules/typescript/bin/tsc'), ...flags];
  const check = (file: string) =>
    spawnSync(process.execPath, [...compile, file], { cwd: project, encoding: 'utf8' }).stdout;
  expect(check(EXAMPLE)).toBe('');
  for (const id of CATALOGUE.keys()) {
    const declared = readFileSync(
      join(project, 'node_modules/ratatoskr/dist/package/games', id, 'game.d.ts'),
      'utf8',
    );
    const [, name] = /export declare const (\w+): (?:import\("[^"]+"\)\.)?Game</.exec(declared) ?? [];
    const file = `${id}.ts`;
    writeFileSync(
      join(project, file),
      `import { ${name} } from 'ratatoskr/games/${id}/rules';\nexport const number: number = ${name}.id;\n`,
    );
    expect(check(file)).toContain("Type 'string' is not assignable to type 'number'");
  }
});

test('the bundled example plays the same games in a browser, without a module of Node', async () => {
  const { build } = createRequire(inPackage('node_modules/tsx/package.json'))('esbuild');
  const bundle = join(project, 'bundle.js');
  await build({
    entryPoints: [join(project, EXAMPLE)],
    bundle: true,
    platform: 'browser',
    format: 'iife',
    outfile: bundle,
    logLevel: 'silent',
  });
  const code = readFileSync(bundle, 'utf8');
  expect(code).not.toMatch(/node:|\brequire\("/);
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const posted = page.waitForEvent('console');
    await page.addScriptTag({ content: code });
    expect((await posted).text()).toBe(run(process.execPath, [EXAMPLE], project).trim());
  } finally {
    await browser.close();
  }
});
