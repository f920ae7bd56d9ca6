/** Starts a program of the bot's own as a child process. */
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/**
 * The program shares none of this process's streams. A stream that a child inherits becomes blocking, in this process too, and
 * then a full pipe for the log would stop the bot. The program's errors are passed on.
 */
export function forkProgram(
  program: URL,
  args: readonly string[],
  options: Omit<ForkOptions, 'stdio' | 'silent'>,
): ChildProcess {
  const child = fork(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  child.stderr?.on('data', (text: Buffer) => process.stderr.write(text));
  return child;
}
