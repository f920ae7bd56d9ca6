/**
 * Promise: a contest ranks its seats, with a score for each, and no winner has fewer points than a loser; the margin is a whole
 * number of steps, only for won games.
 */
import type { Game, Outcome } from '../../../../src/core/game.ts';

export function brokenOutcome(
  { isContest }: Pick<Game<unknown, unknown>, 'isContest'>,
  outcome: Outcome,
  seats: number,
): readonly string[] {
  if (outcome.kind === 'ongoing') return [];
  if (outcome.kind !== 'ranked') return isContest ? ['a contest ends and ranks nobody'] : [];
  const { scores, winners, why } = outcome;
  const broken: string[] = isContest ? [] : ['a game that all win or lose together ranks its seats'];
  if (why.length === 0) broken.push('the game ends and does not say why');
  if (scores.length !== seats) broken.push(`${seats} seats have ${scores.length} scores`);
  if (winners.length === 0 || new Set(winners).size < winners.length)
    broken.push('nobody wins, or somebody twice');
  if (winners.some((seat) => scores[seat] !== Math.max(...scores)))
    broken.push('somebody wins with fewer points than another has');
  return broken;
}

export function brokenCloseness(outcome: Outcome, closeness: number | null): readonly string[] {
  const isWonByAll = outcome.kind === 'won';
  const isWonAlone = outcome.kind === 'ranked' && outcome.winners.length === 1;
  if (closeness === null) return isWonByAll || isWonAlone ? ['a game was won, and not by how much'] : [];
  if (!Number.isInteger(closeness) || closeness < (isWonByAll ? 1 : 0))
    return [`${closeness} steps are none`];
  return isWonByAll || isWonAlone ? [] : ['how close it was is told of a game that nobody has won'];
}
