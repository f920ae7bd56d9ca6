/** RULES.md as a file: writes it, or says whether it is up to date. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOOKS } from './books.ts';
import { citationsOfTests } from './citations.ts';
import { rulesPage } from './page.ts';

export const PAGE = 'RULES.md';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function currentPage(): string {
  return rulesPage(BOOKS, citationsOfTests(ROOT));
}

export function writePage(folder: string): void {
  writeFileSync(join(folder, PAGE), currentPage());
}

export function isUpToDate(folder: string): boolean {
  const file = join(folder, PAGE);
  return existsSync(file) && readFileSync(file, 'utf8') === currentPage();
}
