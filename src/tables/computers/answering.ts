/** The source of computers' answers: the contract, and the quick player of each game, which needs no time. */
import type { GameEntry } from '../../core/catalogue.ts';
import { playersChance } from '../../core/playing.ts';
import { atRandom } from '../../core/policy.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';

/** The question to a computer. The code that answers looks at no more of the state than its seat can see. */
export interface ComputersQuestion {
  readonly entry: GameEntry;
  readonly state: unknown;
  /** Of the computer's seat alone, with the game's own key. */
  readonly request: Request;
  readonly seat: SeatIndex;
  readonly strength: Strength;
  /** The same question at the same table is answered alike. */
  readonly seed: string;
}

export interface ComputersReason {
  /** They fit behind the computer's name. */
  readonly words: Phrase;
  /** How much less likely the next best answer is to win. */
  readonly gap: number;
}

export interface ComputersAnswer {
  readonly action: Action;
  /** For the state in which it was asked. Undefined or left out if nothing in particular favours the answer. */
  because?(state: unknown): ComputersReason | undefined;
}

/**
 * The answer, and after it those to the questions that follow in the same turn, as far as they are thought out. Rejects if it has no
 * answer: it failed, was killed, or took too long.
 */
export type AnswerOfComputer = (
  question: ComputersQuestion,
) => Promise<readonly [ComputersAnswer, ...ComputersAnswer[]]>;

/** Answers by the rules of thumb of the game, in the thread that asks. */
export function quickAnswer({ entry, state, request, seat, seed }: ComputersQuestion): ComputersAnswer {
  const quick = entry.judgement?.policy ?? entry.policies['sensible'] ?? atRandom;
  return { action: quick.answer(request, entry.game.observe(state, seat), playersChance(seed)) };
}
