/** Sends the questions for computers at the tables to the thinking processes. */

import { seedFrom } from '../core/random.ts';
import { isSameAction } from '../core/requests/answer.ts';
import { looksAhead } from '../core/thinking/strength.ts';
import { explanation } from '../discord/messages/questions/advice/advice-message.ts';
import { answerAs } from '../mind/play.ts';
import { type Effort, positionOf, type Thought } from '../mind/thought.ts';
import {
  type AnswerOfComputer,
  type ComputersAnswer,
  type ComputersPosition,
  type ComputersQuestion,
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
    const { state, request, seat, strength, seed } = question;
    const { game, judgement } = question.entry;
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
        because: (position) => becauseOf(question, position, thought),
      }),
    );
    if (first === undefined) throw new Error('no answer: none was given');
    return [first, ...others];
  };
}

/**
 * The reason for an answer: its lead over the best one with another action. Another amount for the same action would be a smaller
 * choice.
 */
function becauseOf(
  { entry, seat, options }: ComputersQuestion,
  { state, request }: ComputersPosition,
  thought: Thought | null,
): ComputersReason | undefined {
  if (thought === null) return undefined;
  const { best, others } = thought;
  const next = others.find(({ action }) => !isSameAction(action, best.action)) ?? others[0];
  if (next === undefined) return undefined;
  const words = { presenter: entry.presenter, view: entry.game.observe(state, seat) };
  // In a game of chance, this chance was measured to compare answers, which isn't enough to show it.
  const isMeasured = entry.judgement?.kind === 'duel';
  const compared = { ...thought, best: isMeasured ? best : { ...best, boards: 0 }, others: [next] };
  const lines = () => explanation({ table: { options }, entry, request, seat }, compared, words);
  return { gap: next.behind.mean, lines };
}
