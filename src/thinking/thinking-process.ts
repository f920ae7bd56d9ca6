/** A process that thinks, as the bot uses it: a thread would share the bot's priority, and run out of memory together with it. */
import { fork } from 'node:child_process';
import { lowerPriority } from '../runtime/low-priority.ts';
import type { AnyAnswer, AnyQuestion } from './thinker.ts';

/** The messages of the process to the bot. */
export type Message =
  | { readonly kind: 'ready' }
  /** No answer if no computer plays the game; `memory` is what the process holds, in bytes. */
  | { readonly kind: 'answer'; readonly answer: AnyAnswer | null; readonly memory: number }
  /** It has put a review aside after a slice. Asked the same again, it continues. */
  | { readonly kind: 'paused'; readonly memory: number }
  | { readonly kind: 'failed'; readonly because: string };

/** A question as the process gets it: by its number it knows the one that it has put aside. */
export type Sent = AnyQuestion & { readonly number: number };

export type Thinking = Exclude<Message, { readonly kind: 'ready' }>;

export interface ThinkingProcess {
  /** Resolves when the process can take a question; also when it has ended before. */
  readonly ready: Promise<void>;
  /** Answers one question at a time, or puts it aside. `failed` if the process ends before. */
  think(question: Sent): Promise<Thinking>;
  isAlive(): boolean;
  /** Ends the process at once, even while it thinks. */
  end(): Promise<void>;
}

/** In MB. A search that needs more ends its process instead of crowding out the bot. */
const MAX_HEAP = 192;
/** In MB. Young objects get three of these on top: 48 MB. Node 24 takes 192 MB for them if it isn't told. */
const YOUNG_SPACE = 16;

const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./program.${isSource ? 'ts' : 'js'}`, import.meta.url);
const LOADER = isSource ? ['--import', import.meta.resolve('tsx')] : [];

/** Tests give programs of their own. */
export function openThinkingProcess(priority: number, program: URL = PROGRAM): ThinkingProcess {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${MAX_HEAP}`, `--max-semi-space-size=${YOUNG_SPACE}`, ...LOADER],
    serialization: 'advanced',
    // The process gets no environment of the bot, above all not its token.
    env: {},
  });
  let because: string | null = null;
  let settle: ((thinking: Thinking) => void) | null = null;
  let resolveReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });

  function hear(message: Message): void {
    if (message.kind === 'ready') {
      // A person waits for its first answer, so it starts as fast as the bot works.
      if (child.pid !== undefined) lowerPriority(child.pid, priority);
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
