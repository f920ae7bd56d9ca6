/** `npm run box-files` writes the schema of each game's box file and its template files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { laidOut } from '../../src/box-files/layout.ts';
import { correctable } from '../../src/core/catalogue.ts';
import { CATALOGUE } from '../../src/games/index.ts';
import { translator } from '../../src/words/translate.ts';
import { readCheck, runTool } from '../command-line/command-line.ts';

const USAGE = `npm run box-files              writes the schemas and the files to start from
npm run box-files -- --check   only says whether they are up to date`;

const FOLDER = join('assets', 'box-files');

const translate = translator('en');

const files = [...correctable(CATALOGUE).values()].flatMap(({ game, boxFile }) => [
  { name: `${game.id}.schema.json`, text: laidOut(boxFile.schema(translate)) },
  ...boxFile
    .drafts(translate)
    .map(({ name, file }) => ({ name: `${game.id}-${name}.json`, text: laidOut(file) })),
]);

await runTool({
  usage: USAGE,
  read: readCheck,
  run({ isCheck }) {
    if (!isCheck) mkdirSync(FOLDER, { recursive: true });
    for (const { name, text } of files) {
      const path = join(FOLDER, name);
      if (!isCheck) writeFileSync(path, text);
      else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
        console.error(`${path} is out of date: run npm run box-files`);
        process.exitCode = 1;
      }
    }
  },
});
