/** Asks what another answer to a decision of a finished game would have been worth. */
import type { Game } from '../core/game.ts';
import type { PlayedGame } from '../core/thinking/review.ts';
import type { Comparable } from '../mind/review/comparing.ts';
import { decisionsOf } from '../mind/review/decisions.ts';
import type { Thinker } from './thinker.ts';

export interface OtherAnswer extends Comparable {
  readonly game: Game<unknown, unknown>;
  readonly played: PlayedGame;
  /** The position of the given answer in the log. */
  readonly at: number;
}

/** The person waits for the result. Running games come first, so on a busy machine there may be no result in this time. */
const PATIENCE_MS = 8_000;

/**
 * The chance to win that the answer costs compared with the better one. Null if it isn't known in time; the reason is passed to
 * `failed` for the log.
 */
export async function costOfAnswer(
  { compare }: Pick<Thinker, 'compare'>,
  { game, played, at, ...compared }: OtherAnswer,
  failed: (reason: object) => void,
): Promise<number | null> {
  const decision = decisionsOf(game, played).find((each) => each.at === at);
  if (decision === undefined) return null;
  const found = await compare({
    purpose: 'review',
    task: 'compare',
    gameId: game.id,
    decision,
    compared,
    thinkMs: PATIENCE_MS,
    patienceMs: PATIENCE_MS,
  });
  if (found.ok) return found.comparison.cost;
  failed(found);
  return null;
}
