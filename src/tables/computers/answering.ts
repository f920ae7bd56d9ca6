/** The source of computers' answers: the interface, and each game's quick player, which answers immediately. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Options } from '../../core/game.ts';
import { playersChance } from '../../core/playing.ts';
import { atRandom } from '../../core/policy.ts';
import type { Phrase } from '../../core/presentation/phrase.ts';
import type { Action, Request } from '../../core/requests/request.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { Strength } from '../../core/thinking/strength.ts';

/** The question for a computer. The code that answers uses only the part of the state that the computer's seat can see. */
export interface ComputersQuestion {
  readonly entry: GameEntry;
  readonly state: unknown;
  /** The request for the computer's seat only, with the game's own key. */
  readonly request: Request;
  readonly seat: SeatIndex;
  readonly strength: Strength;
  /** The same question at the same table always gets the same answer. */
  readonly seed: string;
  readonly options: Options;
}

/** A state with the game's request, for the computer's seat only. */
export type ComputersPosition = Pick<ComputersQuestion, 'state' | 'request'>;

export interface ComputersReason {
  /** The difference between this answer's chance to win and that of the next best answer with another action. */
  readonly gap: number;
  /** The reason in words, a phrase per line; empty if there are no words for it. */
  lines(): readonly Phrase[];
}

export interface ComputersAnswer {
  readonly action: Action;
  /** The reason, for the position in which the answer is given. Undefined or omitted if there is nothing to compare. */
  because?(position: ComputersPosition): ComputersReason | undefined;
}

/**
 * The answer, followed by answers to later questions in the same turn, as far as they were computed. Rejects if there is no
 * answer: the computation failed, was killed, or took too long.
 */
export type AnswerOfComputer = (
  question: ComputersQuestion,
) => Promise<readonly [ComputersAnswer, ...ComputersAnswer[]]>;

/** Answers with the game's rules of thumb, on the calling thread. */
export function quickAnswer({ entry, state, request, seat, seed }: ComputersQuestion): ComputersAnswer {
  const quick = entry.judgement?.policy ?? entry.policies['sensible'] ?? atRandom;
  return { action: quick.answer(request, entry.game.observe(state, seat), playersChance(seed)) };
}
