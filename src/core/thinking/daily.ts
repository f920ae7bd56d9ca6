/** How the daily challenge of a game is found: the games that are played for it, and the turns that it may begin with. */
import type { Options } from '../game.ts';
import type { Strength } from './strength.ts';

export interface DailyRecipe<View = unknown> {
  /** The days of the week with this game, from 0 (Sunday) to 6. */
  readonly weekdays: readonly number[];
  /** One of them is picked for a day. */
  readonly tables: readonly DailyTable[];
  readonly seats: number;
  /** The numbers of turns that a challenge may have left. */
  readonly turnsLeft: readonly number[];
  /**
   * The answers that the best player thinks about before the best position so far is taken (default: 1,200). They cost nearly
   * all the time of the search. A duel is found sooner.
   */
  readonly thoughts?: number;
  /**
   * The number of turns that are left if no one loses before. Left out in a game that goes on until someone wins: then the
   * turns are counted that it took in the game that was played, unless all lost that.
   */
  lasting?(view: View): number;
}

export interface DailyTable {
  /** Options that are left out have their usual values. */
  readonly options: Options;
  /** Plays the games in which a challenge is looked for: who plays better is seldom in danger, who plays worse seldom wins. */
  readonly players: Strength;
}
