/** The real program, as built, in its own process against the local Discord of a test, so that it can be stopped and killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Health } from '../../src/metrics/health.ts';
import type { Hall } from './bot.ts';

const MAIN = fileURLToPath(new URL('../../dist/src/main.js', import.meta.url));

export interface BotProcess {
  /** Kills the program without warning. Resolves when the program is gone and Discord has noticed. */
  readonly kill: () => Promise<void>;
  /** Sends the process a signal without waiting for its effect. */
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly pid: number;
  /** Stops reading its log. */
  readonly stopsReading: () => void;
  /** Resolves with the first log line that contains this text. */
  readonly logs: (word: string) => Promise<string>;
  /** Resolves with the exit code, even if the program's log hasn't been read to the end. */
  readonly exited: Promise<number | null>;
  readonly ended: Promise<Ended>;
}

type Environment = Readonly<Record<string, string>>;

/** Resolves when the program is ready for people. */
export async function botProcess(hall: Hall, environment: Environment = {}): Promise<BotProcess> {
  const program = startedProcess(hall, environment);
  await program.logs('"ready"');
  return program;
}

/** Starts the program; `main` names another program to run, as arguments for Node. */
export function startedProcess(
  { local, wire, file }: Hall,
  environment: Environment = {},
  main: readonly string[] = [MAIN],
): BotProcess {
  const started = launch(main, {
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: wire.apiUrl,
    DATABASE_URL: `file:${file}`,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
    ...environment,
  });
  return {
    async kill() {
      started.child.kill('SIGKILL');
      await started.ended;
      await local.world.until(() => !local.world.bot.isOnline);
    },
    signal: (signal) => void started.child.kill(signal),
    pid: started.child.pid ?? 0,
    stopsReading: () => void started.child.stdout?.pause(),
    logs: (word) => lineWith(started, word),
    exited: started.exited,
    ended: started.ended,
  };
}

/** Reads the program's health and metrics, at the address that its log names. */
export async function measured(program: BotProcess) {
  const { host, port } = JSON.parse(await program.logs('health and metrics')) as {
    readonly host: string;
    readonly port: number;
  };
  const ask = (path: string) => fetch(`http://${host}:${port}${path}`);
  return {
    health: async () => {
      const answer = await ask('/health');
      return { code: answer.status, ...((await answer.json()) as Health) };
    },
    /** The values of all series whose names start with this text. */
    metric: async (beginning: string) => {
      const lines = (await (await ask('/metrics')).text()).split('\n');
      return lines.filter((line) => line.startsWith(beginning)).map((line) => Number(line.split(' ').at(-1)));
    },
  };
}

/** The program's output as whole lines. */
export function linesOf(stdout: string): readonly string[] {
  return stdout.split('\n').filter((line) => line !== '');
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Started {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly exited: Promise<number | null>;
  readonly ended: Promise<Ended>;
}

/** Runs the program in an empty folder, or in one with these files, until it exits by itself. */
export function runsToTheEnd(
  environment: Environment,
  files: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return launch([MAIN], environment, files).ended;
}

function launch(
  main: readonly string[],
  environment: Environment,
  files: Readonly<Record<string, string>> = {},
): Started {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-program-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const { PATH = '', HOME = folder } = process.env;
  const child = spawn(process.execPath, main, {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout = collected(child.stdout);
  const stderr = collected(child.stderr);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout: stdout(), stderr: stderr() }));
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    child.stdout.resume();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, stdout, exited, ended };
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}

/** Waits for a whole line on standard output; rejects if the program exits without one. */
function lineWith({ child, stdout, ended }: Started, word: string): Promise<string> {
  const found = () =>
    stdout()
      .split('\n')
      .slice(0, -1)
      .find((line) => line.includes(word));
  return new Promise((resolve, reject) => {
    const look = () => {
      const line = found();
      if (line === undefined) return;
      child.stdout?.off('data', look);
      resolve(line);
    };
    child.stdout?.on('data', look);
    look();
    ended.then(({ stderr }) => reject(new Error(`ended before it said ${word}: ${stderr}`)), reject);
  });
}
