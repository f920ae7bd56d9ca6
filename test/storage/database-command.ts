/** The maintenance command in a process of its own, while this one goes on. */
import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a script of ours on a database. */
export function script(name: string, file: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
      env: { ...process.env, DATABASE_URL: `file:${file}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('close', (code) => resolve({ code, output }));
  });
}

export function command(file: string, ...args: readonly string[]): Promise<Ended> {
  return script('database', file, ...args);
}
