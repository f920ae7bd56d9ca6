/** The messages about a box file, as people see them. */
import { readBoxFile } from '../../src/box-files/read.ts';
import { yggdrasilBoxFile } from '../../src/games/yggdrasil/box-file/box-file.ts';
import { translator } from '../../src/words/translate.ts';

const translate = translator('en');

/** All faults in a text, each as "line:column path: sentence". */
export function faultsIn(text: string): readonly string[] {
  const read = readBoxFile(yggdrasilBoxFile, text);
  if (read.ok) return [];
  return read.faults.map(
    ({ line, column, path, phrase }) => `${line}:${column} ${path}: ${translate(phrase)}`,
  );
}
