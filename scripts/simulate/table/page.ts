/** Writes the table into a page without changing the rest. */
import { existsSync, readFileSync } from 'node:fs';
import { type Read, wrong } from '../../command-line/command-line.ts';

const BEGIN = '<!-- table -->';
const END = '<!-- end of the table -->';

/** The text of the file, with the table between its two marks. */
export function pageWith(file: string, table: string): Read<string> {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END, begin);
  if (begin < 0 || end < 0)
    return wrong(`${file} must have the lines ${BEGIN} and ${END}: the table goes between.`);
  return { ok: true, value: `${page.slice(0, begin)}${BEGIN}\n\n${table}\n${page.slice(end)}` };
}
