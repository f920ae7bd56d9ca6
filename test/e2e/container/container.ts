/** The image that `npm run container` built, run by buildah, whose containers share the machine's processes and network. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

/** The name of the working container. Null if the image wasn't built. */
export const CONTAINER = process.env['CONTAINER'] ?? null;

/** The user `node` of the image. */
const USER = 1000;
const DATA = '/app/data';
/** As in the Dockerfile, which buildah doesn't apply to `run`. */
const COMMAND = ['node', '--max-semi-space-size=4', '--enable-source-maps', 'dist/src/main.js'];

export interface Volume {
  readonly folder: string;
}

/** An empty volume that belongs to the user of the image, or to another. */
export async function newVolume(owner: number = USER): Promise<Volume> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-volume-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await chown(folder, owner, owner);
  return { folder };
}

type Environment = Readonly<Record<string, string>>;

export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a command in the container to its end. */
export async function runs(
  { folder }: Volume,
  command: readonly string[],
  environment: Environment,
): Promise<Ran> {
  const args = argumentsOf(folder, command, environment);
  try {
    const { stdout, stderr } = await promisify(execFile)('buildah', args);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

export const runsBot = (volume: Volume, environment: Environment) => runs(volume, COMMAND, environment);

export interface ContainedBot {
  /** Resolves with the first line of its log that has this in it. */
  readonly logs: (word: string) => Promise<string>;
  /** As a container runtime does it. Resolves with the exit code and the log. */
  readonly stops: () => Promise<Ran>;
}

/** Resolves when the bot is ready for people. */
export async function startsBot({ folder }: Volume, environment: Environment): Promise<ContainedBot> {
  const child = spawn('buildah', argumentsOf(folder, COMMAND, environment), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += String(text);
      for (const look of waiting) look();
    });
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
  const logs = (word: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = output.split('\n').find((one) => one.includes(word));
        if (line === undefined) return;
        waiting.delete(look);
        resolve(line);
      };
      waiting.add(look);
      look();
      ended.then((ran) => reject(new Error(`the container ended with ${ran.code}: ${ran.output}`)), reject);
    });
  // buildah passes no signals on, so the bot gets them itself.
  const pid = pidOf(await logs('"starting"'));
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(pid, 'SIGKILL');
    await ended;
  });
  await logs('"ready"');
  return {
    logs,
    stops: () => {
      process.kill(pid, 'SIGTERM');
      return ended;
    },
  };
}

function pidOf(line: string): number {
  return (JSON.parse(line) as { readonly pid: number }).pid;
}

function argumentsOf(folder: string, command: readonly string[], environment: Environment): string[] {
  const set = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  return ['run', ...set, '--volume', `${folder}:${DATA}`, CONTAINER ?? '', '--', ...command];
}
