/** Box files as people fill them in: the starting file with other values, and their faults. */
import { laidOut } from '../../../../src/box-files/layout.ts';
import { readBoxFile } from '../../../../src/box-files/read.ts';
import type { Box, RuleState } from '../../../../src/games/chronicles/box/box.ts';
import { chroniclesBoxFile } from '../../../../src/games/chronicles/box-file/box-file.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { translator } from '../../../../src/words/translate.ts';

const translate = translator('en');

/** Some fields of a file, right or wrong. */
export type Parts = { readonly [field: string]: unknown };

/** The file to start from, as text. */
export function draft(): string {
  return laidOut(chroniclesBoxFile.drafts(translate)[0]?.file ?? null);
}

/** The draft with other values in some of its fields. */
export function draftBut(parts: Parts): string {
  return JSON.stringify({ ...JSON.parse(draft()), ...parts });
}

/** All that is wrong in a text, each as "path: sentence". */
export function faultsIn(text: string): readonly string[] {
  const read = readBoxFile(chroniclesBoxFile, text);
  return read.ok ? [] : read.faults.map(({ path, phrase }) => `${path}: ${translate(phrase)}`);
}

/** The box of a server whose box file this is. */
export function boxFrom(text: string, rules: RuleState): Box {
  const read = readBoxFile(chroniclesBoxFile, text);
  if (!read.ok) throw new Error(faultsIn(text).join('\n'));
  return chronicles.box({ rules }, read.corrections);
}

/** The box of a server with exactly these corrections. */
export function boxWith(parts: Parts, rules: RuleState = 'hard'): Box {
  return boxFrom(JSON.stringify({ game: 'chronicles', ...parts }), rules);
}
