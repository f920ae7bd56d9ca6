/** Proves that a crash run played the daily challenge: a run without stored answers couldn't have lost any. */

export interface DailyCounts {
  /** The answers that were stored in attempts that count, and in practice. */
  readonly dailyAnswers: number;
  readonly practiceAnswers: number;
}

/** In this many kills, several answers of both kinds are stored, even on a busy machine. */
const ENOUGH_KILLS = 10;

/** Sentences about a part of the challenge that wasn't played in that many kills. */
export function faultsOfUnplayed(
  kills: number,
  { dailyAnswers, practiceAnswers }: DailyCounts,
): readonly string[] {
  if (kills < ENOUGH_KILLS) return [];
  return [
    ...(dailyAnswers > 0 ? [] : [`no answer in the daily challenge was stored in ${kills} kills`]),
    ...(practiceAnswers > 0 ? [] : [`no answer in a practice was stored in ${kills} kills`]),
  ];
}
