/** Describes how the game ended: who has won, by how much, and why it ended. */

import type { Outcome } from '../../../core/game.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../core/seat.ts';
import { opponentOf } from '../facts/seats.ts';
import type { MicromidgardView } from '../state/view.ts';
import { ravenAt, sentences } from './names.ts';

export function outcomeLine(outcome: Outcome, view: MicromidgardView): Phrase {
  switch (outcome.kind) {
    case 'ongoing':
      return { key: 'micromidgard.outcome.ongoing' };
    case 'ranked': {
      const [code = 'points'] = outcome.why;
      const ended = { key: `micromidgard.outcome.${code}`, with: { score: view.box.winningScore } };
      return sentences([ended, finalLine(view, outcome.scores, outcome.winners)]);
    }
    case 'won':
    case 'lost':
      throw new Error('the ravens play against each other');
  }
}

/** The line below a title that names the winner. */
export function closingLine(
  { scores, winners, why: [code = 'points'] }: Extract<Outcome, { kind: 'ranked' }>,
  view: MicromidgardView,
): Phrase {
  const [score = 0, other = 0] = scores.toSorted((one, another) => another - one);
  return score === other
    ? finalLine(view, scores, winners)
    : { key: `micromidgard.ending.by.${code}`, with: { score, other, limit: view.box.winningScore } };
}

/** The final scores: points and, to break a tie, Gold and Mead together. [M-804 to M-806] */
export function finalLine(
  view: MicromidgardView,
  scores: readonly number[],
  winners: readonly SeatIndex[],
): Phrase {
  const [winner, another] = winners;
  if (winner === undefined) throw new Error('somebody wins every game');
  const score = scores[winner] ?? 0;
  const other = scores[opponentOf(winner)] ?? 0;
  if (another !== undefined)
    return {
      key: 'micromidgard.final.shared',
      with: { ravens: winners.map((seat) => ravenAt(view, seat)), score },
    };
  const raven = ravenAt(view, winner);
  return score === other
    ? { key: 'micromidgard.final.by-resources', with: { raven, score } }
    : { key: 'micromidgard.final', with: { raven, score, other } };
}
