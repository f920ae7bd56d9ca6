/**
 * The program of a thinking process. It answers one question at a time, and works on reviews, judgements and daily challenges in
 * slices.
 */
import { makingDay } from '../daily/making/make-day.ts';
import { MINDS } from '../games/minds.ts';
import type { Work } from '../mind/work.ts';
import { answerTo, comparingFor, judgingFor, reviewing } from './answering.ts';
import type {
  AnyAnswer,
  AttemptQuestion,
  ComparisonQuestion,
  DayQuestion,
  Purpose,
  ReviewQuestion,
} from './thinker.ts';
import type { Message, Sent } from './thinking-process.ts';
import { wholeTurn } from './whole-turn.ts';

type LongQuestion = ReviewQuestion | ComparisonQuestion | AttemptQuestion | DayQuestion;

/** The longest slice: a computer's turn waits no longer than this plus one step of the slower work. */
const SLICE_MS = 50;

/**
 * The last paused work for each purpose. Several can be paused, because paused work can give way to something more urgent that is
 * also paused.
 */
const aside = new Map<Purpose, { readonly number: number; readonly work: Work<AnyAnswer | null> }>();

const now = () => performance.now();

function post(message: Message): void {
  // The bot might already have been killed, so errors while sending are ignored.
  process.send?.(message, undefined, undefined, () => undefined);
}

function answerMessage(question: Sent): Message {
  try {
    if (!('task' in question)) return answered(answerTo(MINDS, question, now));
    if (question.task !== 'turn') {
      const known = aside.get(question.purpose);
      aside.delete(question.purpose);
      return slice(question, known?.number === question.number ? known.work : begun(question));
    }
    const answers = wholeTurn(MINDS, question, now);
    return answered(answers === null ? null : { task: 'turn', answers });
  } catch (error) {
    return { kind: 'failed', because: String(error) };
  }
}

function begun(question: LongQuestion): Work<AnyAnswer | null> {
  switch (question.task) {
    case 'day':
      return dayOf(question);
    case 'judge':
      return judgingFor(MINDS, question);
    case 'compare':
      return comparingFor(MINDS, question);
    default:
      return reviewing(MINDS, question);
  }
}

function* dayOf({ date, secret }: DayQuestion): Work<AnyAnswer> {
  const { day } = yield* makingDay({ minds: MINDS, date, secret: Buffer.from(secret, 'hex') });
  return { task: 'day', day };
}

function slice({ number, purpose }: Pick<Sent, 'number' | 'purpose'>, work: Work<AnyAnswer | null>): Message {
  const end = now() + SLICE_MS;
  for (;;) {
    const step = work.next();
    if (step.done === true) return answered(step.value);
    if (now() < end) continue;
    aside.set(purpose, { number, work });
    return { kind: 'paused', memory: process.memoryUsage.rss() };
  }
}

function answered(answer: AnyAnswer | null): Message {
  return { kind: 'answer', answer, memory: process.memoryUsage.rss() };
}

process.on('message', (question) => post(answerMessage(question as Sent)));
process.on('disconnect', () => process.exit());
// A terminal or a supervisor sends signals to all processes of the bot, so they're ignored here: the bot itself ends this
// process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
post({ kind: 'ready' });
