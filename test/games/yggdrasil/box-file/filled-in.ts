/** Box files as people edit them: the starting file, with some words replaced. */
import { laidOut } from '../../../../src/box-files/layout.ts';
import { readBoxFile } from '../../../../src/box-files/read.ts';
import type { Json } from '../../../../src/core/json.ts';
import type { Box, RuleState } from '../../../../src/games/yggdrasil/box/box.ts';
import type { Corrections } from '../../../../src/games/yggdrasil/box/corrections.ts';
import { yggdrasilBoxFile } from '../../../../src/games/yggdrasil/box-file/box-file.ts';
import { yggdrasil } from '../../../../src/games/yggdrasil/game.ts';
import { translator } from '../../../../src/words/translate.ts';
import { faultsIn } from '../../../box-files/told.ts';
import { THE_USUAL_GAME } from '../table.ts';

const translate = translator('en');

/** The starting file, as text. */
export function draft(rules: RuleState): string {
  const found = yggdrasilBoxFile.drafts(translate).find(({ name }) => name === rules);
  if (found === undefined) throw new Error(`no draft for ${rules}`);
  return laidOut(found.file);
}

/** The 2018 draft with the first of each pair replaced by the second. */
export function filledIn(...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the draft does not say ${from}`);
    return text.replace(from, to);
  }, draft('2018'));
}

/** The corrections from a box file with these fields besides its game and its rules. */
export function correctionsOf(
  parts: { readonly [field: string]: Json },
  rules: RuleState = '2018',
): Corrections {
  const text = JSON.stringify({ game: 'yggdrasil', rules: [rules], ...parts });
  const read = readBoxFile(yggdrasilBoxFile, text);
  if (!read.ok) throw new Error(faultsIn(text).join('\n'));
  return read.corrections;
}

/** A table's box, on a server that has these corrections. */
export function boxFor(rules: RuleState, corrections: Corrections | null): Box {
  return yggdrasil.box({ ...THE_USUAL_GAME, rules }, corrections);
}

/** The 2018 box with the corrections from this box file. */
export function boxWith(parts: { readonly [field: string]: Json }): Box {
  return boxFor('2018', correctionsOf(parts));
}
