/**
 * Runs the rounds: every god lays a card and has one turn, in an order that the table chooses during the round. [C-201 to C-204]
 */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { layCards } from '../changes/decks.ts';
import { seatAt } from '../changes/gods.ts';
import { seatsToGo, turnToCome } from '../facts/rounds.ts';
import type { Draft } from '../state/draft.ts';

export function beginRound(game: Draft): void {
  game.round += 1;
  for (const seat of game.seats) seat.hasGone = false;
  layCards(game);
  emit(game, { type: 'round-began', round: game.round });
  ask(game, { about: 'order' });
}

export function beginTurn(game: Draft, seat: SeatIndex): void {
  game.turn = { ...turnToCome(game.turn.number), seat };
  game.steps = [{ do: 'look-at-card' }, { do: 'reveal' }, { do: 'act' }, { do: 'end-turn' }];
  emit(game, { type: 'turn-began', turn: game.turn.number, seat, god: seatAt(game, seat).god });
}

/** Ends a god's turn. After the last god's turn, the next round begins. */
export function passTurn(game: Draft, seat: SeatIndex): void {
  seatAt(game, seat).hasGone = true;
  emit(game, { type: 'turn-ended', seat, hasActed: game.turn.hasActed });
  game.turn = turnToCome(game.turn.number + 1);
  if (seatsToGo(game).length === 0) beginRound(game);
  else ask(game, { about: 'order' });
}
