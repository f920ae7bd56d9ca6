/** Adds up the results of many games for the last line that `npm run simulate` writes. */
import type { Json } from '../../src/core/json.ts';
import type { Tally } from './tally.ts';

/** `effort`: the effort per answer of a computer that looks ahead, if it is fixed. */
export function scoreOf({ games, won, turns, reasons, ranked }: Tally, effort: number | null): Json {
  const spent = effort === null ? {} : { effort };
  if (ranked.games === 0) return { games, ...spent, wins: won, losses: reasons };
  return {
    games,
    ...spent,
    winsBySeat: ranked.seats.map((seat) => seat.won),
    winsOfWhoeverBegan: ranked.beginner.won,
    sharedWins: ranked.shared,
    meanScoreBySeat: ranked.seats.map(({ points }) => hundredths(points / games)),
    meanTurns: hundredths(turns / games),
    ends: reasons,
  };
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100;
}
