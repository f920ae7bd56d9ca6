/** The sample in words: keys of its locale files. */
import type { GameEvent } from '../../../../src/core/game.ts';
import type { Saying } from '../../../../src/core/telling/saying.ts';
import { GOAL, type SampleView, seatOf } from './game.ts';

function player(seat: unknown): Saying {
  return { key: 'sample.player', with: { seat: Number(seat) + 1 } };
}

export function scoreLine({ points: [one = 0, other = 0] }: SampleView): Saying {
  return { key: 'sample.score', with: { one, other, goal: GOAL } };
}

export function pointsLine(points: number): Saying {
  return { key: 'sample.points', with: { points } };
}

/** Whose turn it is, or who has won. */
export function firstLine(view: SampleView): Saying {
  if (view.points.some((points) => points >= GOAL)) return wonLine(view);
  return { key: 'sample.turn', with: { player: player(seatOf(view)), thrown: view.thrown } };
}

export function eventLine({ type, seat, pips }: GameEvent): Saying {
  return { key: `sample.event.${type}`, with: { player: player(seat), pips: Number(pips) } };
}

export function verbLabel(verb: string): Saying {
  return { key: `sample.verb.${verb}` };
}

export function wonLine(view: SampleView): Saying {
  return { key: 'sample.won', with: { player: player(seatOf(view)) } };
}
