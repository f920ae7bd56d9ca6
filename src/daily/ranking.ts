/** Ranks results of the daily challenge: the places of people on a server, and how servers compare. */
import type { UserId } from '../tables/model/table.ts';
import type { PlacedResult } from './daily-store.ts';

/** Only a week's best days count, so that missing two days costs nothing. */
const DAYS_COUNTED = 5;
/** With fewer people, the median would be little more than one person's points. */
const MIN_PEOPLE = 3;

export interface Ranked {
  /** The place, from 1. People with equal points share a place. */
  readonly place: number;
  readonly userId: UserId;
  readonly points: number;
}

/** The people in the results, best first. Each result is from one day; together they cover a day or a week. */
export function ranked(results: readonly PlacedResult[]): readonly Ranked[] {
  const sums = [...pointsBy(results)].toSorted(([, one], [, other]) => other - one);
  return sums.map(([userId, points]) => ({
    place: 1 + sums.filter(([, others]) => others > points).length,
    userId,
    points,
  }));
}

/** A server's median score. */
export interface ServerScore {
  readonly guildId: string;
  readonly people: number;
  readonly median: number;
}

/** The scores of servers with enough people. `counts` decides whether an account is included. */
export function serverScores(
  results: readonly PlacedResult[],
  counts: (userId: UserId) => boolean,
): readonly ServerScore[] {
  const servers = grouped(
    results.filter(({ userId }) => counts(userId)),
    ({ guildId }) => guildId,
  );
  return [...servers].flatMap(([guildId, own]) => {
    const sums = [...pointsBy(own).values()];
    return sums.length < MIN_PEOPLE ? [] : [{ guildId, people: sums.length, median: medianOf(sums) }];
  });
}

/** 0 for an empty list. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}

function pointsBy(results: readonly PlacedResult[]): ReadonlyMap<UserId, number> {
  const people = [...grouped(results, ({ userId }) => userId)];
  return new Map(people.map(([userId, own]) => [userId, bestOf(own.map(({ points }) => points))]));
}

function bestOf(points: readonly number[]): number {
  const best = points.toSorted((one, other) => other - one).slice(0, DAYS_COUNTED);
  return best.reduce((sum, each) => sum + each, 0);
}

function grouped<Thing, Key>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}
