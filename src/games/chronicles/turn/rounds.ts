/** Rounds: every god lays a card and has one turn, in an order that the table chooses as it goes. [C-201 to C-204] */
import { ask } from '../../../core/requests/asking.ts';
import { type SeatIndex, seatIndex } from '../../../core/seat.ts';
import { tell } from '../../../core/telling/telling.ts';
import type { GodName } from '../box/components.ts';
import { layCards, seatAt } from '../changes/decks.ts';
import type { Draft } from '../state/draft.ts';
import type { OpenBoard, Turn } from '../state/state.ts';

/** Before anyone has begun it. */
export function turnToCome(number: number): Turn {
  return { number, seat: null, hasMoved: false, hasActed: false, isBitten: false, used: [] };
}

/** A god that has not had its turn in this round. */
export interface Waiting {
  readonly seat: SeatIndex;
  readonly god: GodName;
}

/** In the order of the seats. Each begins by itself: a god that others could call might keep them waiting. [C-912] */
export function waiting({ seats }: OpenBoard): readonly Waiting[] {
  const found: Waiting[] = [];
  for (const [seat, { god, hasGone }] of seats.entries())
    if (!hasGone) found.push({ seat: seatIndex(seat), god });
  return found;
}

export function seatsToGo(game: OpenBoard): readonly SeatIndex[] {
  return waiting(game).map(({ seat }) => seat);
}

/** The id of the answer by which a god goes next. */
export function beginningOf(god: GodName): string {
  return `begin:${god}`;
}

export function beginRound(game: Draft): void {
  game.round += 1;
  for (const seat of game.seats) seat.hasGone = false;
  layCards(game);
  tell(game, { type: 'round-began', round: game.round });
  ask(game, { about: 'order' });
}

export function beginTurn(game: Draft, seat: SeatIndex): void {
  game.turn = { ...turnToCome(game.turn.number), seat };
  game.steps = [{ do: 'look-at-card' }, { do: 'reveal' }, { do: 'act' }, { do: 'end-turn' }];
  tell(game, { type: 'turn-began', turn: game.turn.number, seat, god: seatAt(game, seat).god });
}

/** When the last god has gone, the next round begins. */
export function passTurn(game: Draft, seat: SeatIndex): void {
  seatAt(game, seat).hasGone = true;
  tell(game, { type: 'turn-ended', seat, hasActed: game.turn.hasActed });
  game.turn = turnToCome(game.turn.number + 1);
  if (seatsToGo(game).length === 0) beginRound(game);
  else ask(game, { about: 'order' });
}
