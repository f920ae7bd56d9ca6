/** `npm run simulate` plays games without people, and writes each step or the win rates. */
import { allowEarlyEnd } from '../command-line/command-line.ts';
import { simulate } from './run.ts';

allowEarlyEnd();
process.exitCode = await simulate(process.argv.slice(2), {
  write: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
