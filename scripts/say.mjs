/** Prints sentences for developers' scripts, and runs other programs. */
import { spawn } from 'node:child_process';

export function say(text) {
  process.stderr.write(`ratatoskr: ${text}\n`);
}

/** Ends the program with a sentence for the person who started it. */
export function giveUp(text) {
  say(text);
  process.exit(1);
}

/**
 * Runs a program to its end and resolves to `{ code, output }`; with `show` its output goes straight to the screen.
 * Never rejects: a program that cannot be started has code 127.
 */
export function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that must succeed; when it fails, shows its output and ends this program. */
export async function mustRun(what, command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) giveUp(`${what} failed (${[command, ...args].join(' ')}).\n${output}`);
}
