/**
 * Promise: a game that ranks its seats gives each a score, and nobody wins with fewer points than another has; how close it was is
 * a whole number of steps, told of games that were won and of no others.
 */
import type { Outcome } from '../../../src/core/game.ts';

export function brokenOutcome(outcome: Outcome, seats: number): readonly string[] {
  if (outcome.kind !== 'ranked') return [];
  const { scores, winners, why } = outcome;
  const broken: string[] = [];
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
