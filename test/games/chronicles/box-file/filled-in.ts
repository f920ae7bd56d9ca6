/** Box files as people edit them: the starting file with other values, and their faults. */
import { laidOut } from '../../../../src/box-files/layout.ts';
import { readBoxFile } from '../../../../src/box-files/read.ts';
import type { Box, RuleState } from '../../../../src/games/chronicles/box/box.ts';
import { chroniclesBoxFile } from '../../../../src/games/chronicles/box-file/box-file.ts';
import { chronicles } from '../../../../src/games/chronicles/game.ts';
import { translator } from '../../../../src/words/translate.ts';

const translate = translator('en');

/** Some fields of a file, valid or not. */
export type Parts = { readonly [field: string]: unknown };

/** The starting file, as text. */
export function draft(): string {
  return laidOut(chroniclesBoxFile.drafts(translate)[0]?.file ?? null);
}

/** The draft with some fields replaced. */
export function draftBut(parts: Parts): string {
  return JSON.stringify({ ...JSON.parse(draft()), ...parts });
}

/** All faults in a text, each as "path: sentence". */
export function faultsIn(text: string): readonly string[] {
  const read = readBoxFile(chroniclesBoxFile, text);
  return read.ok ? [] : read.faults.map(({ path, phrase }) => `${path}: ${translate(phrase)}`);
}

/** The box of a server with this box file. */
export function boxFrom(text: string, rules: RuleState): Box {
  const read = readBoxFile(chroniclesBoxFile, text);
  if (!read.ok) throw new Error(faultsIn(text).join('\n'));
  return chronicles.box({ rules }, read.corrections);
}

/** A server's box with exactly these corrections. */
export function boxWith(parts: Parts, rules: RuleState = 'hard'): Box {
  return boxFrom(JSON.stringify({ game: 'chronicles', ...parts }), rules);
}
