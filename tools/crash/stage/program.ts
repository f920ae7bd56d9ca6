/** Runs the real program as a process of its own that dies at a given step, or when it is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openComplaints } from './complaints.ts';

/** Just before a step, just after it, or, for a statement sent to a server, on its way there. */
export type Edge = 'before' | 'during' | 'after';

/** A database statement at which the program kills itself. */
export interface StatementArm {
  readonly edge: Edge;
  /** The kind of the statement; null means any kind. */
  readonly kind: string | null;
  /** The number of such steps that the program survives. */
  readonly left: number;
}

/** The statement at which a program died. */
export interface LastStatement {
  readonly kind: string;
  /** The values of the change that was being written, with its cause; empty if there was none. */
  readonly change: readonly string[];
}

export interface Program {
  /**
   * Resolves when the program is ready for people and all its steps so far are known: with the time of the log line that said so,
   * or null if the program died before.
   */
  readonly start: (order: {
    readonly turned: number;
    readonly arm: StatementArm | null;
  }) => Promise<number | null>;
  /** Resolves when the program has received the step. */
  readonly arm: (arm: StatementArm | null) => Promise<void>;
  readonly kill: () => void;
  /** Suspends the program, as if the machine went to sleep. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly isSuspended: () => boolean;
  /** Resolves when the program has died or is suspended. */
  readonly gone: Promise<void>;
  readonly isDead: () => boolean;
  /** Resolves with the statement at which the program died; null if it was killed from outside. */
  readonly died: Promise<LastStatement | null>;
  /**
   * The exit code or signal with which the program ended although no one killed it. Null while it lives, and if it was killed.
   */
  readonly ownEnd: () => string | null;
  /** The errors in the program's log and its warnings since it was started. */
  readonly complaints: () => readonly string[];
  /** From now on the program may complain that its database server doesn't answer, until soon after the server is back. */
  readonly expectsOutage: () => void;
  readonly hasServerAgain: () => void;
  /** The last lines that the program wrote, oldest first. */
  readonly lastWords: () => readonly string[];
}

export interface ProgramSettings {
  readonly environment: Readonly<Record<string, string>>;
  /** An empty folder for the program to run in. */
  readonly folder: string;
  /** Called at every database statement; at a commit with the values of the change that it has written. */
  readonly stepped: (kind: string, change: readonly string[]) => void;
  /** Called with every line of the program's log. */
  readonly logged: (line: string) => void;
}

const BUILT = new URL('../../../dist/src/', import.meta.url);
const MAIN = fileURLToPath(new URL('main.js', BUILT));
const READY_MADE = new URL('program/running.js', BUILT).href;
const PRELOAD = new URL('preload.mjs', import.meta.url).href;
const WORDS_KEPT = 60;

let programs = 0;

/** Reads and compiles everything, and then waits to be started. */
export function prepareProgram({ environment, folder, stepped, logged }: ProgramSettings): Program {
  programs += 1;
  const note = join(folder, `died-at-${programs}`);
  const { PATH = '', HOME = folder } = process.env;
  const child = spawn(process.execPath, ['--import', PRELOAD, MAIN], {
    cwd: folder,
    env: { PATH, HOME, ...environment, LOG_LEVEL: 'info', CRASH_NOTE: note, CRASH_READY_MADE: READY_MADE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const complaints = openComplaints();
  const lastWords: string[] = [];
  const hears = (line: string) => {
    lastWords.push(line);
    if (lastWords.length > WORDS_KEPT) lastWords.shift();
  };
  const lines = linesOf(child.stdout);
  lines.watch((line) => {
    hears(line);
    logged(line);
    complaints.hears(line);
  });
  linesOf(child.stderr).watch((line) => {
    hears(line);
    complaints.cries(line);
  });
  let isDead = false;
  let ownEnd: string | null = null;
  const died = new Promise<LastStatement | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      isDead = true;
      if (signal !== 'SIGKILL') ownEnd = signal ?? `code ${code}`;
      resolve(noteIn(note));
    });
  });
  let isSuspended = false;
  let logSuspended: () => void = () => undefined;
  const suspended = new Promise<void>((resolve) => {
    logSuspended = resolve;
  });
  const waits = heardFrom(child, 'waits');
  child.on('message', (message: { readonly step?: string; readonly change?: readonly string[] }) => {
    if (message.step !== undefined) stepped(message.step, message.change ?? []);
  });
  return {
    async start(order) {
      await Promise.race([waits, died]);
      const ready = new Promise<number>((resolve) =>
        lines.watch((line) => {
          if (line.includes('"msg":"ready"')) resolve(timeOf(line));
        }),
      );
      emit(child, order);
      const loggedAt = await Promise.race([ready, died.then(() => null)]);
      if (loggedAt === null) return null;
      const told = heardFrom(child, 'told');
      emit(child, { isAsked: true });
      await Promise.race([told, died]);
      return loggedAt;
    },
    async arm(arm) {
      const armed = heardFrom(child, 'armed');
      emit(child, { arm });
      await Promise.race([armed, died]);
    },
    kill: () => child.kill('SIGKILL'),
    suspend: () => {
      isSuspended = child.kill('SIGSTOP');
      complaints.interrupted('suspended');
      logSuspended();
    },
    resume: () => {
      isSuspended = !child.kill('SIGCONT');
      complaints.isBack('suspended');
    },
    isSuspended: () => isSuspended,
    gone: Promise.race([died.then(() => undefined), suspended]),
    isDead: () => isDead,
    died,
    ownEnd: () => ownEnd,
    complaints: complaints.all,
    expectsOutage: () => complaints.interrupted('server'),
    hasServerAgain: () => complaints.isBack('server'),
    lastWords: () => lastWords,
  };
}

/** A program that has died in the meantime needs no message. */
function emit(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => undefined);
}

function heardFrom(child: ChildProcess, what: 'waits' | 'armed' | 'told'): Promise<void> {
  return new Promise((resolve) => {
    const listen = (message: object) => {
      if (!(what in message)) return;
      child.off('message', listen);
      resolve();
    };
    child.on('message', listen);
  });
}

interface Lines {
  readonly watch: (hear: (line: string) => void) => void;
}

function linesOf(stream: NodeJS.ReadableStream | null): Lines {
  const hearers: ((line: string) => void)[] = [];
  let rest = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    const [last = '', ...whole] = `${rest}${chunk}`.split('\n').reverse();
    rest = last;
    for (const line of whole.reverse()) for (const hear of hearers) hear(line);
  });
  return { watch: (hear) => void hearers.push(hear) };
}

/** The time of a log line in ms since 1970. */
function timeOf(line: string): number {
  return Number(/"time":(\d+)/.exec(line)?.[1]);
}

function noteIn(file: string): LastStatement | null {
  try {
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    return JSON.parse(text) as LastStatement;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
