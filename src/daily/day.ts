/** A day's challenge as it is stored, and the calendar of the days. */
import type { Options } from '../core/game.ts';
import type { Seed } from '../core/random.ts';

/** A day from 00:00 to 24:00 UTC, as `YYYY-MM-DD`. */
export type DailyDate = string & { readonly __brand: 'DailyDate' };

/** The results of computer players from the day's position. Shares are from 0 to 1. */
export interface DayReference {
  /** The share of games that each player won with the day's luck, each game with different random choices. */
  readonly random: number;
  readonly gentle: number;
  readonly quick: number;
  readonly mind: number;
  /** The mean number of turns in the mind's games. */
  readonly turns: number;
  /** The mean number of answers that the mind gave per game in the person's place. */
  readonly answers: number;
  /** The number of games that were played to find the position. */
  readonly tried: number;
}

/** Everything except `position`, `seed` and `reference` defines how to open a table with this game. */
export interface DailyDay {
  readonly date: DailyDate;
  /** The number of the day; 1 for the first. */
  readonly number: number;
  readonly gameId: string;
  readonly rulesVersion: string;
  /** The recipe that the day was made with. It changes whenever the same secret would make different days. */
  readonly recipe: string;
  readonly options: Options;
  readonly box: unknown;
  /** The role of each seat, in seat order. */
  readonly roles: readonly string[];
  /** The game's state at the start of the challenge: the first real choice of a turn. Only the game itself reads it. */
  readonly position: unknown;
  /** Decides the day's luck, so it stays out of every export and log until the day is over. */
  readonly seed: Seed;
  readonly reference: DayReference;
}

/** The date of day number 1. */
const FIRST_DATE = '2026-11-01';
const MS_PER_DAY = 86_400_000;

/** Returns null if the text isn't a valid date. */
export function readDailyDate(text: string): DailyDate | null {
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || dailyDateAt(day) !== text ? null : (text as DailyDate);
}

/** The day of this moment, which is in ms since 1970. */
export function dailyDateAt(moment: number): DailyDate {
  return new Date(moment).toISOString().slice(0, 10) as DailyDate;
}

/** The moment when the day begins, in ms since 1970. */
export function beginningOf(date: DailyDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date that many days later, or earlier if `days` is negative. */
export function daysAfter(date: DailyDate, days: number): DailyDate {
  return dailyDateAt(beginningOf(date) + days * MS_PER_DAY);
}

/** The Monday of the date's week. */
export function mondayOf(date: DailyDate): DailyDate {
  const sinceMonday = (new Date(beginningOf(date)).getUTCDay() + 6) % 7;
  return daysAfter(date, -sinceMonday);
}

/** Extra time after midnight for attempts that were started before it. */
const GRACE_MS = 2 * 3_600_000;

/** The time from which nothing about the day is secret, in ms since 1970. */
export function overAt(date: DailyDate): number {
  return beginningOf(daysAfter(date, 1)) + GRACE_MS;
}

/** The date of the day with that number. */
export function dateNumbered(number: number): DailyDate {
  return daysAfter(FIRST_DATE as DailyDate, number - 1);
}

/** The day's number as players see it. */
export function dayNumber(date: DailyDate): number {
  return Math.round((beginningOf(date) - Date.parse(`${FIRST_DATE}T00:00:00Z`)) / MS_PER_DAY) + 1;
}
