/** A copy of the program with the sample added like any game: its folder, its line in the catalogue, its texts. */
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inPackage } from '../../src/runtime/package-folder.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

const SAMPLE = ['test', 'sample'] as const;
const COPIED = ['src', 'commands', 'scripts', 'prisma', 'assets', 'package.json'];

/** The folder of a new copy, which includes the files and folders in `also`. It's deleted after the test. */
export function copyWithSample(also: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [...COPIED, ...also]) cpSync(inPackage(name), join(folder, name), { recursive: true });
  symlinkSync(inPackage('node_modules'), join(folder, 'node_modules'));
  for (const { path, text } of roomOfSample()) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const language of LANGUAGES)
    cpSync(
      inPackage(...SAMPLE, 'locales', `${language}.json`),
      join(folder, 'assets', 'locales', language, 'sample.json'),
    );
  const catalogue = join(folder, 'src', 'games', 'index.ts');
  writeFileSync(catalogue, listing(readFileSync(catalogue, 'utf8')));
  return folder;
}

/** The sample's files as they would be in a folder among the games. */
export function roomOfSample(): readonly { readonly path: string; readonly text: string }[] {
  const room = inPackage(...SAMPLE, 'room');
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      path: `src/games/sample/${name}`,
      text: readFileSync(join(room, name), 'utf8').replaceAll('../../../src/', '../../'),
    }));
}

function listing(catalogue: string): string {
  const [games = ''] = /(?<=GAMES: readonly GameEntry\[\] = \[).*(?=\];)/.exec(catalogue) ?? [];
  if (games === '') throw new Error('the catalogue has no line of games');
  return `import { SAMPLE } from './sample/entry.ts';\n${catalogue.replace(games, `${games}, SAMPLE`)}`;
}

/** The sample's texts in a language, by key. */
export function wordsOfSample(language: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(inPackage(...SAMPLE, 'locales', `${language}.json`), 'utf8'));
}
