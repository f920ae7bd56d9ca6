/**
 * Runs the thread that moves the journal back into the database file. It starts when it is first needed and is kept, since an
 * upgrade may delete its program file while the bot runs.
 */
import { Worker } from 'node:worker_threads';

export interface CheckpointThread {
  /**
   * Copies the journal while others write, then lets `alone` run the last step while no one writes. Resolves to false if a reader
   * kept the journal from being emptied. Only one call may run at a time.
   */
  readonly emptied: (alone: (last: () => Promise<boolean>) => Promise<boolean>) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The messages to checkpoint.mjs, and its replies. */
type Step = 'copy' | 'finish';
type Answer =
  | { readonly ok: true; readonly isEmptied: boolean }
  | { readonly ok: false; readonly code: string; readonly message: string };

interface PendingStep {
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

export const CHECKPOINT = new URL('./checkpoint.mjs', import.meta.url);

/** The thread keeps no data. */
const SMALL = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

export function openCheckpointThread(database: string, program: URL): CheckpointThread {
  let pending: PendingStep | null = null;
  let thread: Worker | null = null;

  function start(): Worker {
    const started = new Worker(program, { workerData: database, execArgv: [], resourceLimits: SMALL });
    let failure = new Error('the thread that empties the journal has ended');
    started.on('message', (answer: Answer) => pending?.answer(answer));
    started.on('error', (error) => {
      failure = error;
    });
    // Makes the pending call fail however the thread ended: the last step holds every permit to write.
    started.on('exit', () => {
      thread = null;
      pending?.fail(failure);
    });
    started.unref();
    return started;
  }

  async function ask(step: Step): Promise<boolean> {
    thread ??= start();
    const running = thread;
    running.ref();
    try {
      const answer = await new Promise<Answer>((answered, fail) => {
        pending = { answer: answered, fail };
        running.postMessage(step);
      });
      if (!answer.ok) throw Object.assign(new Error(answer.message), { code: answer.code });
      return answer.isEmptied;
    } finally {
      pending = null;
      running.unref();
    }
  }

  return {
    async emptied(alone) {
      await ask('copy');
      return alone(() => ask('finish'));
    },
    async close() {
      await thread?.terminate();
    },
  };
}
