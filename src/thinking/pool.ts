/** Answers questions with a limited number of thinking processes, the most urgent question first. */
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
  /** Ends the processes. Unanswered questions get the result `closed`. */
  close(): Promise<void>;
}

export interface PoolSettings {
  /** The processes' niceness: 0 for most programs; a higher number means lower priority. */
  readonly priority?: number;
  /** The processes' niceness until they're ready for a question (default: the same as `priority`). */
  readonly startPriority?: number;
  /** The maximum number of processes. A process is started if a question comes and none is free. */
  readonly processes?: number;
  /** The time that a process may take to start, in ms. */
  readonly startMs?: number;
  /** The time, in ms, that a process can think beyond its question's limit before it's killed. */
  readonly graceMs?: number;
  /** The time, in ms, that idle processes are kept, because starting one takes longer than many answers. */
  readonly staysMs?: number;
  /** A process that uses more bytes of memory than this after an answer is ended. */
  readonly mostMemory?: number;
  /** The program that the processes run; tests replace it. */
  readonly program?: URL;
}

type Answered = { readonly ok: true; readonly answer: AnyAnswer } | Unanswered;

interface ReceivedQuestion {
  readonly question: AnyQuestion;
  /** The number of the question, counted in this pool. */
  readonly number: number;
  /** The time of the question, by `performance.now()`. */
  readonly receivedAt: number;
}

interface Waiting extends ReceivedQuestion {
  settle(answered: Answered | Promise<Answered>): void;
}

/** The maximum number of waiting questions, far more than one process can answer. */
const MAX_WAITING = 64;
const MEGABYTE = 1024 * 1024;
/**
 * The mind stops this long before the caller's patience ends. It checks its clock only now and then, and the answer takes time to
 * arrive.
 */
const LATE_BY_MS = 150;

export function openThinkerPool({
  priority = 0,
  startPriority = priority,
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

  async function answer(received: ReceivedQuestion): Promise<Answered> {
    const worker = takeWorker();
    thinking.add(worker);
    clearTimeout(leaving);
    const message = await answerOf(worker, received);
    thinking.delete(worker);
    if (isClosed) return message?.kind === 'answer' ? answered(message) : { ok: false, code: 'closed' };
    if (isFit(message) && worker.isAlive()) idle.push(worker);
    else end(worker);
    leaveWhenIdle();
    // A more urgent question might have come in the meantime; otherwise the work continues immediately.
    const goesOn = message?.kind === 'paused' ? queued(received, 'first') : null;
    answerNext();
    return goesOn ?? answered(message);
  }

  /**
   * Whether the process can take another question. A process with paused work stays, because the state of that work exists only
   * there.
   */
  function isFit(message: Thinking | null): boolean {
    return message?.kind === 'paused' || (message?.kind === 'answer' && message.memory <= mostMemory);
  }

  /** The process's answer; null if the process takes too long to start or to answer. */
  async function answerOf(
    worker: ThinkingProcess,
    { question, number, receivedAt }: ReceivedQuestion,
  ): Promise<Thinking | null> {
    if ((await withTimeout(worker.ready, startMs)) === null) return null;
    const thinkMs = timeFor(question, performance.now() - receivedAt);
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
    return worker?.isAlive() === true
      ? worker
      : openThinkingProcess({ starting: startPriority, thinking: priority }, program);
  }

  /** Ends the idle processes after some time without questions, because each uses as much memory as a small bot. */
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
    const received = { question, number: count, receivedAt: performance.now() };
    if (thinking.size < processes) return answer(received);
    // Questions that come after this one don't delay it: hundreds of attempts to judge must not make a computer's turn fail.
    const before = PURPOSES.slice(0, PURPOSES.indexOf(question.purpose) + 1);
    const inQueue = before.reduce((sum, purpose) => sum + queueOf(purpose).length, 0);
    return inQueue < MAX_WAITING ? queued(received, 'last') : { ok: false, code: 'busy' };
  }

  function queued(received: ReceivedQuestion, place: 'first' | 'last'): Promise<Answered> {
    return new Promise((settle) => {
      const queue = queueOf(received.question.purpose);
      if (place === 'first') queue.unshift({ ...received, settle });
      else queue.push({ ...received, settle });
    });
  }

  /** Removes a waiting question whose caller has given up, so that it's never asked. */
  function giveUp(question: AnyQuestion): void {
    const queue = queueOf(question.purpose);
    const at = queue.findIndex((each) => each.question === question);
    if (at >= 0) queue.splice(at, 1);
  }

  async function answerInTime(question: AnyQuestion): Promise<Answered> {
    if (question.patienceMs === undefined) return begun(question);
    const given = await withTimeout(begun(question), question.patienceMs);
    if (given !== null) return given;
    giveUp(question);
    return { ok: false, code: 'timeout' };
  }

  return {
    async think(question) {
      const message = await answerInTime(question);
      if (!message.ok) return message;
      return 'task' in message.answer ? UNFIT : { ok: true, ...message.answer };
    },
    async turn(question) {
      const message = await answerInTime(question);
      if (!message.ok) return message;
      return 'answers' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async review(question) {
      const message = await answerInTime(question);
      if (!message.ok) return message;
      return 'found' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async compare(question) {
      const message = await answerInTime(question);
      if (!message.ok) return message;
      return 'comparison' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async judge(question) {
      const message = await answerInTime(question);
      if (!message.ok) return message;
      return 'judgement' in message.answer ? { ok: true, ...message.answer } : UNFIT;
    },
    async day(question) {
      const message = await answerInTime(question);
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

/** The time to think: limited by the question, and by how long the caller still waits. */
function timeFor({ thinkMs, patienceMs }: AnyQuestion, waitedMs: number): number {
  if (patienceMs === undefined) return thinkMs;
  return Math.max(0, Math.min(thinkMs, patienceMs - waitedMs - LATE_BY_MS));
}

/** The result if the process answers a different kind of question from the one asked. */
const UNFIT: Unanswered = { ok: false, code: 'failed', because: 'no answer to that question' };

function answered(message: Thinking | null): Answered {
  if (message === null || message.kind === 'paused') return { ok: false, code: 'timeout' };
  if (message.kind === 'failed') return { ok: false, code: 'failed', because: message.because };
  return message.answer === null ? { ok: false, code: 'mindless' } : { ok: true, answer: message.answer };
}
