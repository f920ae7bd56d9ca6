/** ARCHITECTURE.md follows the folders of the source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inPackage } from '../../src/runtime/package-folder.ts';

const PAGE = readFileSync(inPackage('ARCHITECTURE.md'), 'utf8');
/** The job of each part, such as `src/core`. */
const ROWS = new Map(
  [...PAGE.matchAll(/^\| `([^`]+)`.* \| (.+) \|$/gm)].map(([, part = '', job = '']) => [part, job]),
);
const A_GAME = 'src/games/<game>';
const GAMES = foldersIn('src/games').map((game) => `src/games/${game}`);

function foldersIn(path: string): readonly string[] {
  return readdirSync(inPackage(path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

/** The folders of a part. For the games, the folders that any game has. */
function foldersOf(part: string): readonly string[] {
  const places = part === A_GAME ? GAMES : [part];
  return [...new Set(places.flatMap(foldersIn))].sort();
}

/** The folders that a row names, without the files and anything outside the part. */
function foldersNamedIn(job: string): readonly string[] {
  return [...new Set([...job.matchAll(/`([a-z-]+)\/`/g)].map(([, folder = '']) => folder))].sort();
}

test('the architecture page has a row for each part', () => {
  const parts = foldersIn('src').filter((folder) => folder !== 'generated' && folder !== 'games');
  const expected = [...parts.map((part) => `src/${part}`), A_GAME, 'src/games/index.ts', 'commands'];
  expect([...ROWS.keys()].filter((part) => /^(src|commands)/.test(part)).sort()).toEqual(expected.sort());
});

test.each([...ROWS].filter(([part]) => /^(src|commands)/.test(part) && !part.endsWith('.ts')))(
  'the architecture page names each folder of %s and no other',
  (part, job) => {
    expect(foldersNamedIn(job)).toEqual(foldersOf(part));
  },
);

test('the architecture page names only files that exist', () => {
  for (const [part, job] of ROWS)
    for (const [, file = ''] of part === A_GAME || part.endsWith('.ts')
      ? []
      : job.matchAll(/`([a-z-]+\.ts)`/g)) {
      const isThere = [part, ...GAMES].some((place) => existsSync(inPackage(place, file)));
      expect(isThere, `${part}: ${file}`).toBe(true);
    }
});
