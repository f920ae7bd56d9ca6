/** `npm run rules` writes RULES.md, the rulebooks for people, into the current folder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCheck, runTool } from '../command-line.ts';
import { BOOKS } from './books.ts';
import { citationsOfTests } from './citations.ts';
import { rulesPage } from './page.ts';

const USAGE = `npm run rules              writes RULES.md
npm run rules -- --check   only says whether it is up to date`;

const PAGE = 'RULES.md';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

await runTool({
  usage: USAGE,
  read: readCheck,
  run({ isCheck }) {
    const page = rulesPage(BOOKS, citationsOfTests(ROOT));
    if (!isCheck) writeFileSync(PAGE, page);
    else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
      console.error(`${PAGE} is out of date: run npm run rules`);
      process.exitCode = 1;
    }
  },
});
