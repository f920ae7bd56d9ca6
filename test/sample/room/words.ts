/** The sample in words: keys of its locale files. */
import { type GameEvent, TURN_BEGAN } from '../../../src/core/game.ts';
import type { Phrase } from '../../../src/core/presentation/phrase.ts';
import { GOAL, type SampleView, seatOf } from './game.ts';

function player(seat: unknown): Phrase {
  return { key: 'sample.player', with: { seat: Number(seat) + 1 } };
}

export function scoreLine({ points: [one = 0, other = 0] }: SampleView): Phrase {
  return { key: 'sample.score', with: { one, other, goal: GOAL } };
}

export function pointsLine(points: number): Phrase {
  return { key: 'sample.points', with: { points } };
}

/** The current player, or the winner. */
function firstLine(view: SampleView): Phrase {
  if (view.points.some((points) => points >= GOAL)) return wonLine(view);
  return { key: 'sample.turn', with: { player: player(seatOf(view)), thrown: view.thrown } };
}

export function boardLines(view: SampleView): readonly Phrase[] {
  return [firstLine(view), scoreLine(view)];
}

export function eventLine({ type, seat, pips }: GameEvent): Phrase | null {
  if (type === TURN_BEGAN) return null;
  return { key: `sample.event.${type}`, with: { player: player(seat), pips: Number(pips) } };
}

export function wonLine(view: SampleView): Phrase {
  return { key: 'sample.won', with: { player: player(seatOf(view)) } };
}
