/** `npm run rules` writes RULES.md, the rulebooks for people, into the current folder. */
import { readCheck, runTool } from '../command-line.ts';
import { isUpToDate, PAGE, writePage } from './page-file.ts';

const USAGE = `npm run rules              writes RULES.md
npm run rules -- --check   only says whether it is up to date`;

await runTool({
  usage: USAGE,
  read: readCheck,
  run({ isCheck }) {
    if (!isCheck) writePage('.');
    else if (!isUpToDate('.')) {
      console.error(`${PAGE} is out of date: run npm run rules`);
      process.exitCode = 1;
    }
  },
});
