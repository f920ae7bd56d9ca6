/** The daily challenges of a round: some are over and can be practised, and the others are played as the days pass. */
import { type DailyDate, type DailyDay, dailyDateAt, daysAfter } from '../../../src/daily/day.ts';
import { CATALOGUE } from '../../../src/games/index.ts';
import { challengeOn } from '../../daily/days.ts';

/** The number of days before the one on which a round begins. Their challenges are over, since a round begins in the evening. */
const PAST = 3;
/** The number of days after the one on which a round begins: a round lasts a few days. */
const AHEAD = 5;
/** The length of a challenge in turns, short enough that people also get to the end of their attempts. */
const TURNS_LEFT = 3;

/** Challenges around that moment, in ms since 1970; the games take turns. */
export function challengesAround(now: number): readonly DailyDay[] {
  const games = [...CATALOGUE.keys()];
  return Array.from({ length: PAST + 1 + AHEAD }, (_, at) =>
    challengeOn(daysAfter(dailyDateAt(now), at - PAST), TURNS_LEFT, games[at % games.length]),
  );
}

/** The dates of the challenges that were over at that moment. */
export function pastDates(now: number): readonly DailyDate[] {
  return Array.from({ length: PAST }, (_, at) => daysAfter(dailyDateAt(now), -1 - at));
}
