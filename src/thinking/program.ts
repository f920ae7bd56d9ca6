/** The program of a process that thinks: answers the questions that it receives, one after the other, reviews and days in slices. */
import { makingDay } from '../daily/making/make-day.ts';
import { MINDS } from '../games/minds.ts';
import type { Work } from '../mind/work.ts';
import { answerTo, reviewing } from './answering.ts';
import type { AnyAnswer, DayQuestion, ReviewQuestion } from './thinker.ts';
import type { Message, Sent } from './thinking-process.ts';
import { wholeTurn } from './whole-turn.ts';

/** A turn of a computer that comes meanwhile waits no longer than this and one step of the work. */
const SLICE_MS = 100;

/** The work that was put aside last. */
let aside: { readonly number: number; readonly work: Work<AnyAnswer | null> } | null = null;

const now = () => performance.now();

function post(message: Message): void {
  // The bot may have been killed meanwhile, so errors of the send are ignored.
  process.send?.(message, undefined, undefined, () => undefined);
}

function answerMessage(question: Sent): Message {
  try {
    if (!('task' in question)) return answered(answerTo(MINDS, question, now));
    if (question.task !== 'turn') {
      const work = aside?.number === question.number ? aside.work : begun(question);
      aside = null;
      return slice(question.number, work);
    }
    const answers = wholeTurn(MINDS, question, now);
    return answered(answers === null ? null : { task: 'turn', answers });
  } catch (error) {
    return { kind: 'failed', because: String(error) };
  }
}

function begun(question: ReviewQuestion | DayQuestion): Work<AnyAnswer | null> {
  return question.task === 'day' ? dayOf(question) : reviewing(MINDS, question);
}

function* dayOf({ date, secret }: DayQuestion): Work<AnyAnswer> {
  const { day } = yield* makingDay({ minds: MINDS, date, secret: Buffer.from(secret, 'hex') });
  return { task: 'day', day };
}

function slice(number: number, work: Work<AnyAnswer | null>): Message {
  const end = now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done === true) return answered(step.value);
    if (now() < end) continue;
    aside = { number, work };
    return { kind: 'paused', memory: process.memoryUsage.rss() };
  }
}

function answered(answer: AnyAnswer | null): Message {
  return { kind: 'answer', answer, memory: process.memoryUsage.rss() };
}

process.on('message', (question) => post(answerMessage(question as Sent)));
process.on('disconnect', () => process.exit());
// A terminal or a supervisor sends its signal to every process of the bot; the bot itself ends this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
post({ kind: 'ready' });
