/** The bot's side of a thinking process. A thread would share the bot's priority, and run out of memory together with it. */
import { fork } from 'node:child_process';
import { lowerPriority } from '../runtime/low-priority.ts';
import type { AnyAnswer, AnyQuestion } from './thinker.ts';

/** The messages from the process to the bot. */
export type Message =
  | { readonly kind: 'ready' }
  /** Null if no computer plays the game; `memory` is the memory that the process uses, in bytes. */
  | { readonly kind: 'answer'; readonly answer: AnyAnswer | null; readonly memory: number }
  /** It has paused a review after a slice. If it gets the same question again, it continues. */
  | { readonly kind: 'paused'; readonly memory: number }
  | { readonly kind: 'failed'; readonly because: string };

/** A question as sent to the process, which recognises paused work by its number. */
export type Sent = AnyQuestion & { readonly number: number };

export type Thinking = Exclude<Message, { readonly kind: 'ready' }>;

export interface ThinkingProcess {
  /** Resolves when the process is ready for a question, or has already ended. */
  readonly ready: Promise<void>;
  /** Answers one question at a time, or pauses it. `failed` if the process ends first. */
  think(question: Sent): Promise<Thinking>;
  isAlive(): boolean;
  /** Ends the process immediately, even while it is thinking. */
  end(): Promise<void>;
}

/** In MB. If a search needs more, its process dies instead of crowding out the bot. */
const MAX_HEAP = 192;
/** In MB. Young objects get three of these in addition: 48 MB. By default, Node 24 uses 192 MB for them. */
const YOUNG_SPACE = 16;

const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./program.${isSource ? 'ts' : 'js'}`, import.meta.url);
const LOADER = isSource ? ['--import', import.meta.resolve('tsx')] : [];

/** The niceness of a process: someone may be waiting for its first answer, so it may start with a higher priority. */
interface Niceness {
  readonly starting: number;
  readonly thinking: number;
}

/** Tests use their own programs. */
export function openThinkingProcess(niceness: Niceness, program: URL = PROGRAM): ThinkingProcess {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${MAX_HEAP}`, `--max-semi-space-size=${YOUNG_SPACE}`, ...LOADER],
    serialization: 'advanced',
    // The process gets nothing from the bot's environment, especially not its token.
    env: {},
  });
  if (child.pid !== undefined) lowerPriority(child.pid, niceness.starting);
  let because: string | null = null;
  let settle: ((thinking: Thinking) => void) | null = null;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function hear(message: Message): void {
    if (message.kind === 'ready') {
      if (child.pid !== undefined) lowerPriority(child.pid, niceness.thinking);
      resolveReady();
      return;
    }
    settle?.(message);
    settle = null;
  }

  function mourn(reason: string): void {
    because ??= reason;
    resolveReady();
    hear({ kind: 'failed', because });
  }

  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code, signal) => {
      mourn(`the thinking process ended: ${signal ?? code}`);
      resolve();
    });
    child.once('error', (error) => {
      mourn(String(error));
      resolve();
    });
  });
  child.on('message', (message) => hear(message as Message));

  return {
    ready,
    think: (question) =>
      new Promise((resolve) => {
        settle = resolve;
        if (because !== null) mourn(because);
        else
          child.send(question, (error) => error !== null && hear({ kind: 'failed', because: String(error) }));
      }),
    isAlive: () => because === null,
    async end() {
      because ??= 'the thinking process was ended';
      child.kill('SIGKILL');
      await gone;
    },
  };
}
