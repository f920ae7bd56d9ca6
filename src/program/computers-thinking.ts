/** Lets the computers at the tables think in the processes that do. */
import type { GameEntry } from '../core/catalogue.ts';
import { seedFrom } from '../core/random.ts';
import { isSameDeed } from '../core/requests/answer.ts';
import { clauseOf } from '../core/telling/clause.ts';
import { isSure } from '../core/thinking/reason.ts';
import type { Thought } from '../mind/thought.ts';
import {
  type AnswerOfComputer,
  type ComputersAnswer,
  type ComputersQuestion,
  quickAnswer,
} from '../tables/computers/answering.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** No one waits at that moment for the turn of a computer, but a table shall not stand still. */
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
    if (answered.ok) return { action: answered.action, ...becauseOf(entry, question, answered.thought) };
    throw new Error(`no answer: ${answered.why === 'failed' ? answered.because : answered.why}`);
  };
}

/**
 * The surest part of the position of which the answer leaves more than the best that does something else, where it can be
 * named: people see what is done, and not how much more could have been sent along.
 */
function becauseOf(
  { game, guide }: GameEntry,
  { state, seat }: Pick<ComputersQuestion, 'state' | 'seat'>,
  thought: Thought | null,
): Pick<ComputersAnswer, 'because'> {
  const { best, others = [] } = thought ?? {};
  const next =
    others.find(({ action }) => best !== undefined && !isSameDeed(action, best.action)) ?? others[0];
  if (next === undefined) return {};
  const view = game.observe(state, seat);
  for (const because of next.because) {
    const { part, amounts, counted } = because;
    const clause = amounts === undefined ? null : clauseOf(guide, part, amounts, view, seat);
    if (clause === null) continue;
    const reason = { key: 'computers.compared', with: { reason: clause, counted } };
    const words = { key: 'computers.reason', with: { reason, isSure: String(isSure(because)) } };
    return { because: { words, gap: next.behind.mean } };
  }
  return {};
}
