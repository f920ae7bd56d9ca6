/** Facts about a finished game. */
import type { Game, Outcome } from '../../src/core/game.ts';
import type { PlayedStep } from '../../src/core/playing.ts';
import type { SeatIndex } from '../../src/core/seat.ts';

export interface PlayedGame {
  readonly outcome: Outcome;
  /** The number of turns, up to the last one in which a person was asked. */
  readonly turns: number;
  /** The seat that was asked first in turn 1 or later. */
  readonly began: SeatIndex | null;
  /** The role of each seat, in seat order; empty if all seats are alike. */
  readonly roles: readonly string[];
}

/** Plays the steps to the end of the game, and passes each to `look`. */
export function playedGame(
  game: Game<unknown, unknown>,
  roles: readonly string[],
  steps: Iterable<PlayedStep<unknown>>,
  look: (step: PlayedStep<unknown>) => void = () => undefined,
): PlayedGame {
  let last: unknown;
  let turns = 0;
  let began: SeatIndex | null = null;
  for (const step of steps) {
    look(step);
    last = step.state;
    for (const { turn, seats } of game.requests(step.state)) {
      turns = Math.max(turns, turn);
      if (turn > 0) began ??= seats[0] ?? null;
    }
  }
  return { outcome: game.outcome(last), turns, began, roles };
}
