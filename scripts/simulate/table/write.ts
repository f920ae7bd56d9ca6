/** Makes the table and writes it to the page or the standard output. */
import { writeFileSync } from 'node:fs';
import type { Read } from '../../command-line/command-line.ts';
import { asJson } from './as-json.ts';
import { asMarkdown } from './as-markdown.ts';
import { pageWith } from './page.ts';
import { playCells, type TablePlan } from './table.ts';

export async function writeTable(plan: TablePlan, write: (text: string) => void): Promise<Read<null>> {
  const { out } = plan;
  // Reports an unsuitable page before any games are played.
  const place = out === null ? null : pageWith(out, '');
  if (place?.ok === false) return place;
  const cells = await playCells(plan, progress());
  const table = plan.json ? asJson(plan, cells) : asMarkdown(plan, cells);
  if (out === null) write(table);
  else {
    const page = pageWith(out, table);
    if (!page.ok) return page;
    writeFileSync(out, page.value);
  }
  return { ok: true, value: null };
}

/** Shows progress at a terminal. */
function progress(): (all: number) => void {
  let done = 0;
  return (all) => {
    done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all}${done === all ? '\n' : ''}`);
  };
}
