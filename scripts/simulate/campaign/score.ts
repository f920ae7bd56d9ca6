/** Statistics of many campaigns: their first tries, their length, and the points they bring. */
import type { Json } from '../../../src/core/json.ts';

/** A game of a campaign. */
export interface PlayedChapter {
  readonly chapter: string;
  readonly isWon: boolean;
  readonly turns: number;
  /** Points by role. */
  readonly earned: Readonly<Record<string, number>>;
}

export interface PlayedCampaign {
  readonly games: readonly PlayedChapter[];
  /** False if the campaign was cut short. */
  readonly isWon: boolean;
}

/** Counts, with the median and the 90th percentile of games and turns. */
export function scoreOfCampaigns(campaigns: readonly PlayedCampaign[], effort: number | null): Json {
  const spent = effort === null ? {} : { effort };
  const lengths = campaigns.map(({ games }) => games.length);
  const turns = campaigns.map(({ games }) => games.reduce((sum, game) => sum + game.turns, 0));
  return {
    campaigns: campaigns.length,
    ...spent,
    won: campaigns.filter(({ isWon }) => isWon).length,
    firstTries: firstTries(campaigns),
    games: { median: shareBelow(lengths, 0.5), p90: shareBelow(lengths, 0.9) },
    turns: { median: shareBelow(turns, 0.5), p90: shareBelow(turns, 0.9) },
    meanPoints: meanPoints(campaigns),
  };
}

function firstTries(campaigns: readonly PlayedCampaign[]): Json {
  const tries: Record<string, { played: number; won: number }> = {};
  for (const { games } of campaigns)
    for (const [at, { chapter, isWon }] of games.entries()) {
      if (games.slice(0, at).some((earlier) => earlier.chapter === chapter)) continue;
      const { played, won } = tries[chapter] ?? { played: 0, won: 0 };
      tries[chapter] = { played: played + 1, won: won + (isWon ? 1 : 0) };
    }
  return tries;
}

/** The smallest number that this share of the numbers doesn't exceed. */
function shareBelow(numbers: readonly number[], share: number): number {
  const ascending = numbers.toSorted((one, other) => one - other);
  return ascending[Math.ceil(share * ascending.length) - 1] ?? 0;
}

/** The mean points each role earned in the campaigns it played. */
function meanPoints(campaigns: readonly PlayedCampaign[]): Json {
  const points: Record<string, { played: number; all: number }> = {};
  for (const { games } of campaigns)
    for (const [at, { earned }] of games.entries())
      for (const [role, more] of Object.entries(earned)) {
        const { played, all } = points[role] ?? { played: 0, all: 0 };
        points[role] = { played: played + (at === 0 ? 1 : 0), all: all + more };
      }
  const means = Object.entries(points).map(([role, { played, all }]) => [
    role,
    Math.round((all / played) * 10) / 10,
  ]);
  return Object.fromEntries(means);
}
