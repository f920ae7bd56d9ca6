/** The maintenance command in its own process, while this one continues. */
import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

interface Begun {
  readonly ended: Promise<Ended>;
  readonly signal: (signal: NodeJS.Signals) => void;
}

/** The message of `no-sqlite3.mjs` whenever it refuses the package. */
const REFUSED = 'sqlite3 is refused\n';
const NO_SQLITE3 = ['--import', new URL('no-sqlite3.mjs', import.meta.url).href] as const;

function begin(
  name: string,
  file: string,
  args: readonly string[],
  preloaded: readonly string[] = [],
): Begun {
  const program = [...preloaded, '--import', 'tsx', `scripts/${name}.ts`];
  const child = spawn(process.execPath, [...program, ...args], {
    env: { ...process.env, DATABASE_URL: `file:${file}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { ended, signal: (signal) => void child.kill(signal) };
}

/** Runs a script of ours on a database. */
export function script(name: string, file: string, ...args: readonly string[]): Promise<Ended> {
  return begin(name, file, args).ended;
}

export function command(file: string, ...args: readonly string[]): Promise<Ended> {
  return begun(file, ...args).ended;
}

/** Runs the command as on a machine without sqlite3. Throws if the command never tried to load it: then nothing was simulated. */
export async function commandWithoutSqlite3(file: string, ...args: readonly string[]): Promise<Ended> {
  const { code, output } = await begin('database', file, args, NO_SQLITE3).ended;
  if (!output.includes(REFUSED)) throw new Error(`nothing asked for sqlite3: ${output}`);
  return { code, output: output.replaceAll(REFUSED, '') };
}

/** Starts the command, for tests that don't wait for its end. */
export function begun(file: string, ...args: readonly string[]): Begun {
  return begin('database', file, args);
}
