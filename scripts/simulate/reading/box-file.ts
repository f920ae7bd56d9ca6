/** Reads the box file for the games, in the form in which an owner would send it. */
import { readFileSync } from 'node:fs';
import { readBoxFile } from '../../../src/box-files/read.ts';
import type { GameEntry } from '../../../src/core/catalogue.ts';
import type { Options } from '../../../src/core/game.ts';
import { translator } from '../../../src/words/translate.ts';
import { type Read, wrong } from '../../command-line/command-line.ts';
import type { Given } from './game-options.ts';

/** The box of the options, with house values for everything the file doesn't correct. */
export function readBox({ game, boxFile }: GameEntry, options: Options, file: Given[string]): Read<unknown> {
  if (file === undefined) return { ok: true, value: game.box(options, null) };
  if (boxFile === null) return wrong(`${game.id} takes no box file.`);
  const text = textOf(String(file));
  if (!text.ok) return text;
  const read = readBoxFile(boxFile, text.value);
  if (read.ok) return { ok: true, value: game.box(options, read.corrections) };
  const faults = read.faults.map(
    ({ line, path, phrase }) => `line ${line} ${path}: ${translator('en')(phrase)}`,
  );
  return wrong(`${String(file)}: ${faults.join('; ')}`);
}

function textOf(file: string): Read<string> {
  try {
    return { ok: true, value: readFileSync(file, 'utf8') };
  } catch (problem) {
    return wrong(problem instanceof Error ? problem.message : String(problem));
  }
}
