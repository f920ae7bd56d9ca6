/** `npm run simulate`: plays games without people and writes what happened, or how often they are won. */

import { readPlan, USAGE } from './simulate/command-line.ts';
import { play } from './simulate/play.ts';
import { writeTable } from './simulate/table/write.ts';

const BAD_ARGUMENTS = 2;

/** Whoever reads may stop reading: `... | head` is no error. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

const args = process.argv.slice(2);
const plan = readPlan(args);
if (args.includes('--help')) process.stdout.write(`${USAGE}\n`);
else if (!plan.ok) refuse(plan.sentence);
else if (plan.value.kind === 'play') await play(plan.value);
else {
  const written = await writeTable(plan.value);
  if (!written.ok) refuse(written.sentence);
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n\n${USAGE}\n`);
  process.exitCode = BAD_ARGUMENTS;
}
