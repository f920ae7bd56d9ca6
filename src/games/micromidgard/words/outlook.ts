/** Describes the effects of a Ragnarök: the Prophecy it scores, the raven that wins it, and whether it decides the game. */

import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Light } from '../box/components.ts';
import { amountsFor, fulfilledBy } from '../facts/prophecies.ts';
import { type Scoring, winnersAfter } from '../facts/scoring.ts';
import { opponentOf } from '../facts/seats.ts';
import type { MicromidgardView } from '../state/view.ts';
import { goalName, points, prophecyName, ravenAt } from './names.ts';

/** The compared numbers and the points: "Sun Prophecy (more Gold: Munin 5, Hugin 3): 2 points to Munin". */
export function scoringLine(view: MicromidgardView, scoring: Scoring): Phrase {
  const { winner } = scoring;
  const prophecy = prophecyName(scoring.side, measured(view, scoring));
  if (winner === null) return { key: 'micromidgard.scoring.tie', with: { prophecy } };
  return {
    key: 'micromidgard.scoring',
    with: { prophecy, points: points(scoring.points), raven: ravenAt(view, winner) },
  };
}

/** The goal with both amounts. The amounts are next to their units, because numbers without units would look like points. */
function measured(view: MicromidgardView, { prophecy, winner, amounts }: Scoring): Phrase {
  const goal = goalName(view, prophecy);
  if (winner === null) return { key: 'micromidgard.measured.tie', with: { goal, amount: amounts[0] ?? 0 } };
  return {
    key: 'micromidgard.measured',
    with: {
      goal,
      raven: ravenAt(view, winner),
      rival: ravenAt(view, opponentOf(winner)),
      amount: amounts[winner] ?? 0,
      other: amounts[opponentOf(winner)] ?? 0,
    },
  };
}

/** The line about a scoring, followed by the end of the game if the scoring ends it. */
export function scoringOutlook(view: MicromidgardView, scoring: Scoring): Phrase {
  const winners = winnersAfter(view, scoring);
  const line = scoringLine(view, scoring);
  if (winners === null) return line;
  return {
    key: 'micromidgard.scoring.decides',
    with: {
      scoring: line,
      ravens: winners.map((winner) => ravenAt(view, winner)),
      count: winners.length,
    },
  };
}

/** A Prophecy that hasn't been scored; for the next one, with its current winner: "Sun (more Gold) to Hugin by 2". */
export function prospectLine(view: MicromidgardView, side: Light, column: number): Phrase {
  const prophecy = view.prophecies[side][column];
  if (prophecy === undefined) throw new RangeError(`no column ${column}`);
  const goal = goalName(view, prophecy);
  if (column > view.ragnaroks) return { key: 'micromidgard.prospect.later', with: { side, goal } };
  const winner = fulfilledBy(view, prophecy);
  if (winner === null) return { key: 'micromidgard.prospect.tie', with: { side, goal } };
  const [one = 0, other = 0] = amountsFor(view, prophecy);
  return {
    key: 'micromidgard.prospect',
    with: { side, goal, raven: ravenAt(view, winner), lead: Math.abs(one - other) },
  };
}
