/** The real program as a process of its own, against the local Discord of a test, so that it can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Hall } from './bot.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LOADER = import.meta.resolve('tsx');
const PATIENCE = 30_000;

export interface BotProcess {
  /** Without a word of warning. Resolves when the program is gone and Discord has noticed. */
  readonly kill: () => Promise<void>;
}

/** Resolves when the program is ready for people. */
export async function botProcess({ local, wire, file }: Hall): Promise<BotProcess> {
  const started = launch({
    DISCORD_TOKEN: local.token,
    DISCORD_API_URL: wire.apiUrl,
    DATABASE_URL: `file:${file}`,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
  });
  await saying(started, '"ready"');
  return {
    async kill() {
      started.child.kill('SIGKILL');
      await started.ended;
      await local.world.until(() => !local.world.bot.isOnline, PATIENCE);
    },
  };
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complained: string;
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

/** Runs the program in an empty folder until it ends by itself. */
export function runsToTheEnd(environment: Readonly<Record<string, string>>): Promise<Ended> {
  return launch(environment).ended;
}

function launch(environment: Readonly<Record<string, string>>): Started {
  const folder = mkdtempSync(join(tmpdir(), 'ratatoskr-program-'));
  const { PATH = '', HOME = folder } = process.env;
  const child = spawn(process.execPath, ['--import', LOADER, MAIN], {
    cwd: folder,
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collected(child.stdout);
  const complained = collected(child.stderr);
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said: said(), complained: complained() }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, ended };
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    text += String(chunk);
  });
  return () => text;
}

/** Waits for a word on the standard output; rejects when the program ends without it. */
function saying({ child, ended }: Started, word: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (text.includes(word)) resolve();
    });
    ended.then(({ complained }) => reject(new Error(`ended before it said ${word}: ${complained}`)), reject);
  });
}
