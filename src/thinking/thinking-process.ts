/** Runs a thinking process for the bot. A thread would share the bot's priority, and run out of memory together with it. */

import { lowerPriority } from '../runtime/low-priority.ts';
import { forkProgram } from '../runtime/program-process.ts';
import type { AnyAnswer, AnyQuestion } from './thinker.ts';

/** The messages from the process to the bot. */
export type Message =
  | { readonly kind: 'ready' }
  /** The answer, or null if no computer plays the game. `memory` is the memory that the process uses, in bytes. */
  | { readonly kind: 'answer'; readonly answer: AnyAnswer | null; readonly memory: number }
  /** The process has paused its work after a slice. The work continues if the same question is sent again. */
  | { readonly kind: 'paused'; readonly memory: number }
  | { readonly kind: 'failed'; readonly because: string };

/** A question as sent to the process. The process recognises paused work by its number. */
export type Sent = AnyQuestion & { readonly number: number };

export type Thinking = Exclude<Message, { readonly kind: 'ready' }>;

export interface ThinkingProcess {
  /** Resolves when the process is ready for a question, or has ended before that. */
  readonly ready: Promise<void>;
  /** Sends one question at a time, and resolves with an answer or a pause. The result is `failed` if the process ends first. */
  think(question: Sent): Promise<Thinking>;
  isAlive(): boolean;
  /** Ends the process immediately, even while it is thinking. */
  end(): Promise<void>;
}

/** The heap limit in MB. If a search needs more, its process dies instead of crowding out the bot. */
const MAX_HEAP = 192;
/**
 * The size of one young space in MB. Young objects get three of them on top of the heap: 48 MB. By default, Node 24 uses 192 MB.
 */
const YOUNG_SPACE = 16;

const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./program.${isSource ? 'ts' : 'js'}`, import.meta.url);
const LOADER = isSource ? ['--import', import.meta.resolve('tsx')] : [];

/**
 * The niceness of a process while starting and while thinking. Someone might wait for its first answer, so it can start with a
 * higher priority.
 */
interface Niceness {
  readonly starting: number;
  readonly thinking: number;
}

/** Starts a thinking process. Tests pass their own program. */
export function openThinkingProcess(niceness: Niceness, program: URL = PROGRAM): ThinkingProcess {
  const child = forkProgram(program, [], {
    execArgv: [`--max-old-space-size=${MAX_HEAP}`, `--max-semi-space-size=${YOUNG_SPACE}`, ...LOADER],
    serialization: 'advanced',
    // The process gets none of the bot's environment, especially not the bot's token.
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
