/**
 * The images that `npm run container` built, run as compose.yaml runs them: a read-only root file system, a small /tmp, no
 * capabilities and no new privileges. They share the machine's processes and network.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The name of the working container. Null if the image wasn't built. */
export const CONTAINER = process.env['CONTAINER'] ?? null;
/** The image of the previous release. */
export const PREVIOUS = process.env['PREVIOUS_CONTAINER'] ?? '';

/** The image's user `node`. */
const USER = 1000;

/** The options with which Docker starts an image under the settings of compose.yaml. */
const RUNS = `set -e
root=$1 volume=$2 user=$3
shift 3
mount --bind "$root" "$root"
mount --options remount,bind,ro "$root"
mount --bind "$volume" "$root/app/data"
mount --types tmpfs --options size=16m,noexec,nosuid,nodev tmpfs "$root/tmp"
mount --rbind /proc "$root/proc"
mount --rbind /dev "$root/dev"
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs \
  --bounding-set -all --inh-caps -all env --ignore-environment --chdir /app "$@"`;

export interface Volume {
  readonly folder: string;
}

/** An empty volume that belongs to the image's user, or to another one. */
export async function newVolume(owner: number = USER): Promise<Volume> {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-volume-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await chown(folder, owner, owner);
  return { folder };
}

type Environment = Readonly<Record<string, string>>;

interface Settings {
  readonly Env: readonly string[];
  readonly User: string;
  readonly Cmd: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Image {
  readonly root: string;
  readonly settings: Settings;
}

function buildah(...args: readonly string[]): string {
  return execFileSync('buildah', args, { encoding: 'utf8' }).trim();
}

/** The image's files, and what its Dockerfile says about running it. */
export function image(container: string | null): Image {
  if (container === null) throw new Error('there is no image: npm run container');
  const { Docker } = JSON.parse(buildah('inspect', container)) as {
    readonly Docker: { readonly config: Settings };
  };
  return { root: buildah('mount', container), settings: Docker.config };
}

export interface Ran {
  readonly code: number;
  readonly output: string;
}

interface Running {
  readonly ended: Promise<Ran>;
  readonly output: () => string;
  readonly heard: (listener: () => void) => void;
  readonly signal: (signal: NodeJS.Signals) => void;
}

function launch({ root, settings }: Image, volume: Volume, command: readonly string[], given: Environment) {
  const variables = Object.entries(given).map(([name, value]) => `${name}=${value}`);
  const args = [root, volume.folder, settings.User, ...settings.Env, ...variables, ...command];
  const child = spawn('unshare', ['--mount', 'sh', '-c', RUNS, 'sh', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += String(text);
      for (const listener of listeners) listener();
    });
  const ended = new Promise<Ran>((resolve) => {
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
  // Every program in the chain replaces the one before, so the child is the program itself.
  const running: Running = {
    ended,
    output: () => output,
    heard: (listener) => void listeners.push(listener),
    signal: (signal) => void child.kill(signal),
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return running;
}

/** Runs a command in the image to its end. */
export function runs(
  of: Image,
  volume: Volume,
  command: readonly string[],
  given: Environment,
): Promise<Ran> {
  return launch(of, volume, command, given).ended;
}

export function runsBot(of: Image, volume: Volume, given: Environment): Promise<Ran> {
  return runs(of, volume, of.settings.Cmd, given);
}

/** The exit code of the health check that the image declares. */
export async function healthCode(of: Image, volume: Volume): Promise<number> {
  const [kind, ...command] = of.settings.Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`a health check of kind ${kind}`);
  return (await runs(of, volume, command, {})).code;
}

export interface ContainedBot {
  /** Resolves with the first log line that contains this text. */
  readonly logs: (word: string) => Promise<string>;
  /** Stops the container as a container runtime does. Resolves with the exit code and the log. */
  readonly stops: () => Promise<Ran>;
  readonly isKilled: () => Promise<Ran>;
}

/** Resolves when the bot is ready for people. */
export async function startsBot(of: Image, volume: Volume, given: Environment): Promise<ContainedBot> {
  const { ended, output, heard, signal } = launch(of, volume, of.settings.Cmd, given);
  const logs = (word: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = output()
          .split('\n')
          .find((one) => one.includes(word));
        if (line !== undefined) resolve(line);
      };
      heard(look);
      look();
      ended.then((ran) => reject(new Error(`the container ended with ${ran.code}: ${ran.output}`)), reject);
    });
  await logs('"ready"');
  const ends = (by: NodeJS.Signals) => () => {
    signal(by);
    return ended;
  };
  return { logs, stops: ends('SIGTERM'), isKilled: ends('SIGKILL') };
}
