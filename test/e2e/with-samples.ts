/** A copy of the program with the samples added like any game: each one's folder, its line in the catalogue, its texts. */
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

/** The samples by their ids, which are also the names of their folders. */
export const SAMPLE_IDS = ['sample', 'solo'] as const;
type SampleId = (typeof SAMPLE_IDS)[number];

const COPIED = ['src', 'commands', 'scripts', 'prisma', 'assets', 'package.json'];

/** The folder of a new copy, which includes the files and folders in `also`. It's deleted after the test. */
export function copyWithSamples(also: readonly string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-copy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of [...COPIED, ...also]) cpSync(inPackage(name), join(folder, name), { recursive: true });
  symlinkSync(inPackage('node_modules'), join(folder, 'node_modules'));
  for (const id of SAMPLE_IDS) {
    for (const { path, text } of roomOf(id)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const language of LANGUAGES)
      cpSync(
        inPackage('test', id, 'locales', `${language}.json`),
        join(folder, 'assets', 'locales', language, `${id}.json`),
      );
  }
  const catalogue = join(folder, 'src', 'games', 'index.ts');
  writeFileSync(catalogue, listing(readFileSync(catalogue, 'utf8')));
  return folder;
}

/** A sample's files as they would be in a folder among the games. */
export function roomOf(id: SampleId): readonly { readonly path: string; readonly text: string }[] {
  const room = inPackage('test', id, 'room');
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      path: `src/games/${id}/${name}`,
      text: readFileSync(join(room, name), 'utf8').replaceAll('../../../src/', '../../'),
    }));
}

function listing(catalogue: string): string {
  const [games = ''] = /(?<=GAMES: readonly GameEntry\[\] = \[).*(?=\];)/.exec(catalogue) ?? [];
  if (games === '') throw new Error('the catalogue has no line of games');
  const entries = SAMPLE_IDS.map((id) => id.toUpperCase());
  const imports = SAMPLE_IDS.map((id) => `import { ${id.toUpperCase()} } from './${id}/entry.ts';\n`);
  return `${imports.join('')}${catalogue.replace(games, [games, ...entries].join(', '))}`;
}

/** A sample's texts in a language, by key. */
export function wordsOf(id: SampleId, language: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(inPackage('test', id, 'locales', `${language}.json`), 'utf8'));
}
