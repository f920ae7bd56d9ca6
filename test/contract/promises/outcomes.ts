/** Promise: a game that ranks its seats gives each a score, and nobody wins with fewer points than another has. */
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
