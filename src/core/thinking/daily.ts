/** The recipe for a game's daily challenge: the games that are played to find one, and the turns at which it may start. */
import type { Options } from '../game.ts';
import type { Strength } from './strength.ts';

export interface DailyRecipe<View = unknown> {
  /** The days of the week with this game, from 0 (Sunday) to 6. */
  readonly weekdays: readonly number[];
  /** One of them is picked for each day. */
  readonly tables: readonly DailyTable[];
  readonly seats: number;
  /** The possible numbers of turns left in a challenge. */
  readonly turnsLeft: readonly number[];
  /**
   * The number of answers the best player thinks about before the best position so far is taken (default: 1,200). They take
   * nearly all of the search time. A duel is found faster.
   */
  readonly thoughts?: number;
  /**
   * The number of turns left if no one loses earlier. Omitted in a game that lasts until someone wins: then the turns of the game
   * that was played are counted, unless everyone lost it.
   */
  lasting?(view: View): number;
}

export interface DailyTable {
  /** Omitted options have their default values. */
  readonly options: Options;
  /**
   * The strength that plays the games in which challenges are sought: a stronger player is rarely in danger, a weaker one rarely
   * wins.
   */
  readonly players: Strength;
}
