/** Determines what a Ragnarök would score now, and whether it decides the game. */
import type { SeatIndex } from '../../../core/seat.ts';
import type { Light, Prophecy } from '../box/components.ts';
import type { MicromidgardState } from '../state/state.ts';
import { leaders } from './outcome.ts';
import { amountsFor, fulfilledBy, nextProphecy, pointsAtStake } from './prophecies.ts';
import { wolvesPastTheirEnd } from './wolves.ts';

/** The scoring of a Prophecy, real or possible. */
export interface Scoring {
  readonly side: Light;
  readonly prophecy: Prophecy;
  readonly points: number;
  /** The winner of the Prophecy; null on a tie. */
  readonly winner: SeatIndex | null;
  readonly amounts: readonly number[];
}

/** The Prophecy that the wolf of that side would score now. */
export function nextScoring(game: MicromidgardState, side: Light): Scoring {
  const prophecy = nextProphecy(game, side);
  return {
    side,
    prophecy,
    points: pointsAtStake(game),
    winner: fulfilledBy(game, prophecy),
    amounts: amountsFor(game, prophecy),
  };
}

/** The seats that have won the game once the Prophecy is scored; null if the game continues. */
export function winnersAfter(game: MicromidgardState, scoring: Scoring): readonly SeatIndex[] | null {
  const seats = game.seats.map((seat, at) =>
    at === scoring.winner ? { ...seat, points: seat.points + scoring.points } : seat,
  );
  const isLast = game.ragnaroks + 1 >= game.box.prophecyPoints.length;
  const isReached = seats.some((seat) => seat.points >= game.box.winningScore);
  return isLast || isReached ? leaders({ ...game, seats }) : null;
}

/** Whether ending the turn loses the game: no matter which Prophecy is scored, the other raven wins alone. */
export function losesByEnding(game: MicromidgardState): boolean {
  const scored = wolvesPastTheirEnd(game).map((wolf) => winnersAfter(game, nextScoring(game, wolf)));
  return scored.length > 0 && scored.every((winners) => winners?.includes(game.turn.seat) === false);
}
