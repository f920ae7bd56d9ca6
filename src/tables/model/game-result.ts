/** The result of a finished game, as the statistics keep it. */
import type { Options } from '../../core/game.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { TableId, UserId } from './table.ts';

/** How a game ended: all won or lost together, one of several won, or several shared the first place. */
export const GAME_ENDINGS = ['won', 'lost', 'decided', 'shared'] as const;

export type GameEnding = (typeof GAME_ENDINGS)[number];

export interface ResultSeat {
  readonly role: string | null;
  /** Null if no one sat there any more, and if a computer had the seat. */
  readonly userId: UserId | null;
  /** The strength of the computer that played the seat at the end; left out if none did. */
  readonly computer?: Strength;
  readonly hasWon: boolean;
}

export interface GameResult {
  readonly tableId: TableId;
  readonly guildId: string;
  readonly gameId: string;
  /** As `GameEntry.difficultyOf` gives it, with the house rules that were played. */
  readonly difficulty: Options;
  readonly ending: GameEnding;
  /** The number of the last turn in which the game asked a person. */
  readonly turns: number;
  /** As `Game.closeness` gives it. */
  readonly closeness: number | null;
  readonly finishedAt: Date;
  /** The person who holds a seat at the end counts as its player. A stand-in counts for no one. */
  readonly seats: readonly ResultSeat[];
}
