/** Writes tuned numbers back into a game's source file. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Json } from '../../src/core/json.ts';
import { inPackage } from '../../src/runtime/package-folder.ts';

const END = '};\n';

/**
 * `constant` is the name and type of the constant that holds the numbers, as in `WEIGHTS: Weights`. Throws if the file has no
 * such constant.
 */
export function writeNumbers(file: string, constant: string, numbers: Json): void {
  const opening = `export const ${constant} = `;
  const text = readFileSync(file, 'utf8');
  const begin = text.indexOf(opening);
  const end = text.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`${file} has no ${opening}{ ... ${END}`);
  const literal = JSON.stringify(numbers, null, 2).replace(/\n\s+(?=[-\d\]])/g, ' ');
  const written = `${text.slice(0, begin)}${opening}${literal};\n${text.slice(end + END.length)}`;
  writeFileSync(file, formatted(written));
}

function formatted(text: string): string {
  const biome = inPackage('node_modules', '.bin', 'biome');
  return execFileSync(biome, ['format', '--stdin-file-path', 'numbers.ts'], {
    input: text,
    encoding: 'utf8',
  });
}
