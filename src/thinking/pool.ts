/** Answers questions in a bounded number of processes that think, the most urgent question first. */
import { withTimeout } from '../runtime/timeout.ts';
import {
  type AnyAnswer,
  type AnyQuestion,
  type DayAnswered,
  type DayQuestion,
  PURPOSES,
  type Purpose,
  type Thinker,
  type Unanswered,
} from './thinker.ts';
import { openThinkingProcess, type Thinking, type ThinkingProcess } from './thinking-process.ts';

export interface ThinkerPool extends Thinker {
  day(question: DayQuestion): Promise<DayAnswered>;
  /** Ends the processes; questions without an answer resolve as `closed`. */
  close(): Promise<void>;
}

export interface PoolSettings {
  /** Priority of the processes in the system's scale: 0 for most programs, more is lower. */
  readonly priority?: number;
  /** The most processes. Each comes with a question that finds none free. */
  readonly processes?: number;
  /** How long a process may take to start, in ms. */
  readonly startMs?: number;
  /** How much longer than its question allows a process may think before it is ended, in ms. */
  readonly graceMs?: number;
  /** How long an idle process stays, since starting one takes longer than many answers, in ms. */
  readonly staysMs?: number;
  /** A process that holds more than this after an answer is ended, in bytes. */
  readonly mostMemory?: number;
  /** The program of the processes; tests give their own. */
  readonly program?: URL;
}

type Answered = { readonly ok: true; readonly answer: AnyAnswer } | Unanswered;

interface Asked {
  readonly question: AnyQuestion;
  /** Counts the questions of this pool. */
  readonly number: number;
  /** By the clock of `performance`. */
  readonly askedAt: number;
}

interface Waiting extends Asked {
  settle(answered: Answered | Promise<Answered>): void;
}

/** Many more tables than one process can serve. */
const MAX_WAITING = 64;
const MEGABYTE = 1024 * 1024;
/** An answer that comes when the patience is over comes too late: the mind looks at its clock now and then, and the answer travels. */
const LATE_BY_MS = 150;

export function openThinkerPool({
  priority = 0,
  processes = 1,
  startMs = 30_000,
  graceMs = 2_000,
  staysMs = 300_000,
  mostMemory = 256 * MEGABYTE,
  program,
}: PoolSettings = {}): ThinkerPool {
  const idle: ThinkingProcess[] = [];
  const thinking = new Set<ThinkingProcess>();
  const ending = new Set<Promise<void>>();
  const waiting = new Map<Purpose, Waiting[]>(PURPOSES.map((purpose) => [purpose, []]));
  let leaving: NodeJS.Timeout | undefined;
  let isClosed = false;
  let count = 0;

  async function answer(asked: Asked): Promise<Answered> {
    const worker = takeWorker();
    thinking.add(worker);
    clearTimeout(leaving);
    const message = await answerOf(worker, asked);
    thinking.delete(worker);
    if (isClosed) return message?.kind === 'answer' ? answered(message) : { ok: false, code: 'closed' };
    if (isFit(message) && worker.isAlive()) idle.push(worker);
    else end(worker);
    leaveWhenIdle();
    // A more urgent question has come meanwhile, or the work continues at once.
    const goesOn = message?.kind === 'paused' ? queued(asked, 'first') : null;
    answerNext();
    return goesOn ?? answered(message);
  }

  /** A review that was put aside is only in that process. */
  function isFit(message: Thinking | null): boolean {
    return message?.kind === 'paused' || (message?.kind === 'answer' && message.memory <= mostMemory);
  }

  /** Null if the process takes too long to start, or to answer. */
  async function answerOf(
    worker: ThinkingProcess,
    { question, number, askedAt }: Asked,
  ): Promise<Thinking | null> {
    if ((await withTimeout(worker.ready, startMs)) === null) return null;
    const thinkMs = timeFor(question, performance.now() - askedAt);
    return withTimeout(worker.think({ ...question, thinkMs, number }), thinkMs + graceMs);
  }

  function answerNext(): void {
    const queue = PURPOSES.map((purpose) => queueOf(purpose)).find(({ length }) => length > 0);
    const next = queue?.shift();
    if (next !== undefined) next.settle(answer(next));
  }

  function queueOf(purpose: Purpose): Waiting[] {
    return waiting.get(purpose) ?? [];
  }

  function takeWorker(): ThinkingProcess {
    const worker = idle.pop();
    return worker?.isAlive() === true ? worker : openThinkingProcess(priority, program);
  }

  /** The processes go when no one has asked anything for a while, since each holds as much memory as a small bot. */
  function leaveWhenIdle(): void {
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      for (const worker of idle.splice(0)) end(worker);
    }, staysMs).unref();
  }

  function end(worker: ThinkingProcess): void {
    const ended = worker.end().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  async function begun(question: AnyQuestion): Promise<Answered> {
    if (isClosed) return { ok: false, code: 'closed' };
    count += 1;
    const asked = { question, number: count, askedAt: performance.now() };
    if (thinking.size < processes) return answer(asked);
    const inQueue = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    return inQueue < MAX_WAITING ? queued(asked, 'last') : { ok: false, code: 'busy' };
  }

  function queued(asked: Asked, place: 'first' | 'last'): Promise<Answered> {
    return new Promise((settle) => {
      const queue = queueOf(asked.question.purpose);
      if (place === 'first') queue.unshift({ ...asked, settle });
      else queue.push({ ...asked, settle });
    });
  }

  /** A question that is given up while it waits is never asked. */
  function giveUp(question: AnyQuestion): void {
    const queue = queueOf(question.purpose);
    const at = queue.findIndex((each) => each.question === question);
    if (at >= 0) queue.splice(at, 1);
  }

  async function asked(question: AnyQuestion): Promise<Answered> {
    if (question.patienceMs === undefined) return begun(question);
    const given = await withTimeout(begun(question), question.patienceMs);
    if (given !== null) return given;
    giveUp(question);
    return { ok: false, code: 'timeout' };
  }

  return {
    async think(question) {
      const message = await asked(question);
      if (!message.ok) return message;
      return 'task' in message.answer ? UNFIT : { ok: true, ...message.answer };
    },
    async turn(question) {
      const message = await asked(question);
      if (!message.ok) return message;
      return 'answers' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async review(question) {
      const message = await asked(question);
      if (!message.ok) return message;
      return 'found' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async judge(question) {
      const message = await asked(question);
      if (!message.ok) return message;
      return 'judgement' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async day(question) {
      const message = await asked(question);
      if (!message.ok) return message;
      return 'day' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async close() {
      isClosed = true;
      clearTimeout(leaving);
      for (const queue of waiting.values())
        for (const { settle } of queue.splice(0)) settle({ ok: false, code: 'closed' });
      await Promise.all([...ending, ...[...idle.splice(0), ...thinking].map((worker) => worker.end())]);
    },
  };
}

/** No longer than the question allows, or than its asker will still wait. */
function timeFor({ thinkMs, patienceMs }: AnyQuestion, waitedMs: number): number {
  if (patienceMs === undefined) return thinkMs;
  return Math.max(0, Math.min(thinkMs, patienceMs - waitedMs - LATE_BY_MS));
}

/** The process has answered another kind of question. */
const UNFIT: Unanswered = { ok: false, code: 'failed', because: 'no answer to that question' };

function answered(message: Thinking | null): Answered {
  if (message === null || message.kind === 'paused') return { ok: false, code: 'timeout' };
  if (message.kind === 'failed') return { ok: false, code: 'failed', because: message.because };
  return message.answer === null ? { ok: false, code: 'mindless' } : { ok: true, answer: message.answer };
}
