/** `npm run simulate` plays games without people, and writes each step or how often the games are won. */
import { simulate } from './simulate/run.ts';

/** A reader such as `head` may stop reading: that is no error. */
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code !== 'EPIPE') throw problem;
  process.exit();
});

process.exitCode = await simulate(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
