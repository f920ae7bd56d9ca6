/** The turns of a game's history, each with its events, from the event that opens the turn to the event that ends it. */
import { type GameEvent, TURN_BEGAN } from '../../../core/game.ts';
import type { HeldMoment } from '../../../tables/history/history.ts';

export interface TurnMoment {
  readonly events: readonly GameEvent[];
  readonly state: unknown;
  /** The state before the moment; null for the first moment of the game. */
  readonly before: unknown;
}

export interface PlayedTurn {
  readonly turn: number;
  /** The moments of the turn in order, at least one. */
  readonly moments: readonly TurnMoment[];
  /** The last effects of the answer that ended the turn, before the next turn began. */
  readonly closing: readonly GameEvent[];
}

export function playedTurns(moments: readonly HeldMoment[]): readonly PlayedTurn[] {
  const turns: { turn: number; moments: TurnMoment[]; closing: readonly GameEvent[] }[] = [];
  moments.forEach(({ turn, events, state }, at) => {
    const before = moments[at - 1]?.state ?? null;
    const last = turns.at(-1);
    if (last?.turn === turn) {
      last.moments.push({ events, state, before });
      return;
    }
    // One answer may end a turn and open the next.
    const opening = Math.max(0, last === undefined ? 0 : events.findLastIndex(isOpening));
    if (last !== undefined) last.closing = events.slice(0, opening);
    turns.push({ turn, moments: [{ events: events.slice(opening), state, before }], closing: [] });
  });
  return turns;
}

function isOpening({ type }: GameEvent): boolean {
  return type === TURN_BEGAN;
}

export function eventsOf({ moments, closing }: PlayedTurn): readonly GameEvent[] {
  return [...moments.flatMap(({ events }) => events), ...closing];
}
