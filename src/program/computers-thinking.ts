/** Sends the questions for computers at the tables to the thinking processes. */

import type { GameEntry } from '../core/catalogue.ts';
import { seedFrom } from '../core/random.ts';
import { isSameAction } from '../core/requests/answer.ts';
import type { SeatIndex } from '../core/seat.ts';
import { clauseOf } from '../core/teaching/clause.ts';
import { isSure } from '../core/thinking/reason.ts';
import { looksAhead } from '../core/thinking/strength.ts';
import { answerAs } from '../mind/play.ts';
import { type Effort, positionOf, type Thought } from '../mind/thought.ts';
import {
  type AnswerOfComputer,
  type ComputersAnswer,
  type ComputersReason,
  quickAnswer,
} from '../tables/computers/answering.ts';
import type { Thinker } from '../thinking/thinker.ts';

/** No one is waiting for the turn of a computer, but the table shouldn't stall. */
const THINK_MS = 4_000;
const AT_ONCE: Effort = { valued: 0, stop: () => true };

/**
 * If a strength doesn't search, or a game can't be searched, the quick player answers immediately: that takes less time than
 * asking a process. Rejects if the mind has no answer.
 */
export function computersThinking(thinker: Pick<Thinker, 'turn'>): AnswerOfComputer {
  return async (question) => {
    const { entry, state, request, seat, strength, seed } = question;
    const { game, judgement } = entry;
    if (judgement === null) return [quickAnswer(question)];
    if (!looksAhead(strength)) {
      const position = positionOf(game, state, request, seat);
      return [{ action: answerAs(strength, game, judgement, position, AT_ONCE, seedFrom(seed)) }];
    }
    const answered = await thinker.turn({
      purpose: 'turn',
      task: 'turn',
      gameId: game.id,
      state,
      seat,
      request,
      strength,
      thinkMs: THINK_MS,
      seed: seedFrom(seed),
    });
    if (!answered.ok)
      throw new Error(`no answer: ${answered.code === 'failed' ? answered.because : answered.code}`);
    const [first, ...others] = answered.answers.map(
      ({ action, thought }): ComputersAnswer => ({
        action,
        because: (before) => becauseOf(entry, before, seat, thought),
      }),
    );
    if (first === undefined) throw new Error('no answer: none was given');
    return [first, ...others];
  };
}

/**
 * The weightiest quantity that the answer itself leaves more of than the best answer with another action, if there are words for
 * it. Answers with the same action aren't compared, because people see the action but not how much more could have been spent on
 * it. An average a round later would need a long explanation, so it isn't a reason.
 */
function becauseOf(
  { game, guide }: GameEntry,
  state: unknown,
  seat: SeatIndex,
  thought: Thought | null,
): ComputersReason | undefined {
  const { best, others = [] } = thought ?? {};
  const next =
    others.find(({ action }) => best !== undefined && !isSameAction(action, best.action)) ?? others[0];
  if (next === undefined) return undefined;
  const view = game.observe(state, seat);
  for (const because of next.because) {
    const { part, amounts, counted } = because;
    if (counted === 'round' || !isSure(because)) continue;
    const clause = amounts === undefined ? null : clauseOf(guide, part, amounts, view, seat);
    if (clause === null) continue;
    const reason = { key: 'computers.compared', with: { reason: clause, counted } };
    const words = { key: 'computers.reason', with: { reason, isSure: 'true' } };
    return { words, gap: next.behind.mean };
  }
  return undefined;
}
