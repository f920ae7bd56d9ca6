/** The recipe for a game's daily challenge: the games to play to find a challenge, and the turns at which it can start. */
import type { Options } from '../game.ts';
import type { Strength } from './strength.ts';

export interface DailyRecipe<View = unknown> {
  /** Must change whenever the same secret would make a different day in this game. */
  readonly version: number;
  /** The days of the week on which the challenge is played in this game, from 0 (Sunday) to 6. */
  readonly weekdays: readonly number[];
  /** The tables from which one is picked each day. */
  readonly tables: readonly DailyTable[];
  readonly seats: number;
  /** The possible numbers of turns left at the start of a challenge. */
  readonly turnsLeft: readonly number[];
  /**
   * The number of answers that the best player thinks about during the search (default: 1,200), which takes nearly all of the
   * search time. After that, the best position found so far is used. The search for a duel ignores this number.
   */
  readonly thoughts?: number;
  /**
   * The most by which the quick player's share of wins may exceed that of careless play (default: no limit), from 0 to 1. If the
   * quick player is far ahead, its choices are rarely mistakes, so the best player can hardly win more often.
   */
  readonly maxQuickLead?: number;
  /**
   * The number of turns left in the game if no one loses earlier. A game that lasts until someone wins omits this function. The
   * turns are then counted in the game that was played, and games that everyone lost are skipped.
   */
  lasting?(view: View): number;
}

export interface DailyTable {
  /** The table's options; omitted ones have their defaults. */
  readonly options: Options;
  /**
   * The strength of the computers that play games to find a challenge. Stronger players are rarely in danger, and weaker ones
   * rarely win.
   */
  readonly players: Strength;
}
