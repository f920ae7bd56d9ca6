/** `npm run replay FILE` replays a game exported with `/game export`, and reports whether it ends as recorded. */
import { allowEarlyEnd, type Read, readFileName, runTool, wrong } from '../command-line/command-line.ts';
import { replay } from './run.ts';

const USAGE =
  'npm run replay FILE     plays the game of that file again, in words, and says whether it ends the same';

function readExported(args: readonly string[]): Read<string> {
  const read = readFileName(args);
  if (!read.ok) return read;
  return read.value === null ? wrong('The file is missing.') : { ok: true, value: read.value };
}

allowEarlyEnd();
await runTool({
  usage: USAGE,
  read: readExported,
  run(file) {
    process.exitCode = replay(file, {
      write: (text) => void process.stdout.write(text),
      complain: (text) => void process.stderr.write(text),
    });
  },
});
