/**
 * Writes RULES.md, the rulebooks for people, into the current folder; with `--check` it only says whether the file is
 * up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOOKS } from './rules-page/books.ts';
import { citationsOfTests } from './rules-page/citations.ts';
import { rulesPage } from './rules-page/page.ts';

const PAGE = 'RULES.md';
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const page = rulesPage(BOOKS, citationsOfTests(ROOT));

if (process.argv.includes('--check')) {
  const isUpToDate = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
  if (!isUpToDate) {
    console.error(`${PAGE} is out of date: run npm run rules`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(PAGE, page);
}
