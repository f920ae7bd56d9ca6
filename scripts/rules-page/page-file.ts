/** The pages of the rules as files: writes them, or reports which are out of date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOOKS } from './books.ts';
import { citationsOfTests } from './citations.ts';
import { type Page, rulesPages } from './page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function currentPages(): readonly Page[] {
  return rulesPages(BOOKS, citationsOfTests(ROOT));
}

export function writePages(folder: string): void {
  for (const { path, text } of currentPages()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The paths of the pages that are missing or out of date. */
export function outdatedPages(folder: string): readonly string[] {
  const isCurrent = ({ path, text }: Page) =>
    existsSync(join(folder, path)) && readFileSync(join(folder, path), 'utf8') === text;
  return currentPages()
    .filter((page) => !isCurrent(page))
    .map(({ path }) => path);
}
