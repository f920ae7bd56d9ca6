/** Runs the built bot as a process of its own, as in production, and queries its figures. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { memoryOfChildren } from '../../scripts/bench/memory.ts';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';

const PROBE = new URL('./probe.mjs', import.meta.url).href;
/** The flags of `npm start` and of the container. */
const FLAGS = ['--max-semi-space-size=4'];
const READY_WITHIN_MS = 60_000;
const WARNING = 40;
const ERROR = 50;

/** The program to run: the built one, or the sources. */
export interface Program {
  readonly main: URL;
  /** Additional flags for Node. */
  readonly flags: readonly string[];
}

export const BUILT: Program = { main: new URL('../../dist/src/main.js', import.meta.url), flags: [] };

/** The measurements inside the bot's process, in milliseconds and bytes. */
const inside = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  cpuMs: z.number(),
  loop: z.object({ p50: z.number(), p99: z.number(), max: z.number() }),
});
export type Inside = z.infer<typeof inside>;

export interface LoadedBot {
  /** The id of the bot's process. */
  readonly pid: number;
  readonly readyAfterMs: number;
  /** `begin` starts to measure the delays of the event loop; `collect` first collects garbage. */
  ask(what: 'tell' | 'begin' | 'collect'): Promise<Inside>;
  memory(): Promise<Memory>;
  /** Each warning and error of the bot's log, with its count. */
  complaints(): Complaints;
  /** Tells the bot to stop. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Resident memory in bytes. */
export interface Memory {
  readonly bot: number;
  /** Memory of the drawing processes; null if the system doesn't report it. */
  readonly painters: number | null;
}

export interface Complaints {
  readonly errors: number;
  readonly warnings: number;
  readonly told: readonly (readonly [text: string, times: number])[];
}

/** The parts that vary between log lines with the same message. */
const PASSING = /"(?:time|pid|hostname|table|job|interaction)":(?:\d+|"[^"]*"),/g;
const LONGEST = 400;

const line = z.object({ level: z.number(), msg: z.string() });

/** Resolves when the bot is ready for people. */
export async function startBot(
  local: LocalDiscord,
  databaseUrl: string,
  { main, flags }: Program,
  environment: Readonly<Record<string, string>> = {},
): Promise<LoadedBot> {
  const start = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = fork(fileURLToPath(main), {
    execArgv: [...FLAGS, ...flags, '--import', PROBE],
    silent: true,
    env: {
      PATH,
      HOME,
      DISCORD_TOKEN: local.token,
      DISCORD_API_URL: local.apiUrl,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stderr?.pipe(process.stderr);
  const log = logOf(child);
  await inTime(log.ready, ended);
  const readyAfterMs = performance.now() - start;

  async function ask(what: 'tell' | 'begin' | 'collect'): Promise<Inside> {
    const answered = once(child, 'message');
    child.send(what);
    return inside.parse((await answered)[0]);
  }

  return {
    pid: child.pid ?? 0,
    readyAfterMs,
    ask,
    memory: async () => ({ bot: (await ask('tell')).rss, painters: memoryOfChildren(child.pid ?? 0) }),
    complaints: log.complaints,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function inTime(ready: Promise<void>, ended: Promise<number | null>): Promise<void> {
  const limit = AbortSignal.timeout(READY_WITHIN_MS);
  await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`the bot ended before it was ready, with code ${code}`);
    }),
    once(limit, 'abort').then(() => {
      throw new Error(`the bot was not ready within ${READY_WITHIN_MS} ms`);
    }),
  ]);
}

function logOf({ stdout }: ChildProcess) {
  const told = new Map<string, number>();
  let errors = 0;
  let warnings = 0;
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  if (stdout === null) throw new Error('nobody hears the bot');
  createInterface({ input: stdout }).on('line', (text) => {
    if (!text.startsWith('{')) return;
    const read = line.safeParse(JSON.parse(text));
    if (!read.success) return;
    const { level, msg } = read.data;
    if (msg === 'ready') isReady();
    if (level >= ERROR) errors += 1;
    else if (level >= WARNING) warnings += 1;
    if (level < WARNING) return;
    const what = text.replace(PASSING, '').slice(0, LONGEST);
    told.set(what, (told.get(what) ?? 0) + 1);
  });
  return { ready, complaints: (): Complaints => ({ errors, warnings, told: [...told] }) };
}
