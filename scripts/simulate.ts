/** `npm run simulate`: plays games without people and writes what happened, or how often they are won. */
import { simulate } from './simulate/run.ts';

/** Whoever reads may stop reading: `... | head` is no error. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

process.exitCode = await simulate(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
