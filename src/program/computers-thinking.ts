/** Lets the computers at the tables think in the processes that do. */
import type { GameEntry } from '../core/catalogue.ts';
import { seedFrom } from '../core/random.ts';
import type { Saying } from '../core/telling/presenter.ts';
import type { Thought } from '../mind/thought.ts';
import { type AnswerOfComputer, quickAnswer } from '../tables/computers/answering.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** Nobody waits at that moment for the turn of a computer, but a table shall not stand still. */
const THINK_MS = 2_000;

/** Where a game tells the mind nothing, its quick player answers. Rejects where the mind has no answer. */
export function computersThinking(thinker: Thinker): AnswerOfComputer {
  return async (question) => {
    const { entry, state, request, seat, strength, seed } = question;
    if (entry.judgement === null) return quickAnswer(question);
    const answered = await thinker.think({
      purpose: 'turn',
      gameId: entry.game.id,
      state,
      seat,
      request,
      strength,
      thinkMs: THINK_MS,
      seed: seedFrom(seed),
    });
    if (answered.ok) return { action: answered.action, ...becauseOf(entry, answered.thought) };
    throw new Error(`no answer: ${answered.why === 'failed' ? answered.because : answered.why}`);
  };
}

/** Less of something is no reason that people would see on the board. */
const LEAST_TOLD = 0.5;

/** The surest part of the position of which the answer leaves more than the next best, where it can be named. */
function becauseOf({ guide }: GameEntry, thought: Thought | null): { readonly because?: Saying } {
  if (thought === null || thought.isEven) return {};
  for (const { part, mean } of thought.because) {
    const amount = Math.round(mean * 10) / 10;
    const named = amount >= LEAST_TOLD ? (guide?.part(part) ?? null) : null;
    if (named !== null) return { because: { key: 'advice.reason', with: { part: named, amount } } };
  }
  return {};
}
