/** `npm run rules` writes RULES.md and docs/data/rules, the rulebooks for people, into the current folder. */
import { readCheck, runTool } from '../command-line/command-line.ts';
import { outdatedPages, writePages } from './page-file.ts';

const USAGE = `npm run rules              writes RULES.md and docs/data/rules
npm run rules -- --check   only says whether they are up to date`;

await runTool({
  usage: USAGE,
  read: readCheck,
  run({ isCheck }) {
    if (!isCheck) {
      writePages('.');
      return;
    }
    const outdated = outdatedPages('.');
    if (outdated.length === 0) return;
    console.error(`out of date: ${outdated.join(', ')}. Run npm run rules`);
    process.exitCode = 1;
  },
});
