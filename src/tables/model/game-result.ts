/** The result of a finished game, as stored for the statistics. */
import type { Options } from '../../core/game.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import type { TableId, UserId } from './table.ts';

/** The ending of a game: all won or lost together, one of several won, or several shared first place. */
export const GAME_ENDINGS = ['won', 'lost', 'decided', 'shared'] as const;

export type GameEnding = (typeof GAME_ENDINGS)[number];

export interface ResultSeat {
  readonly role: string | null;
  /** Null if the seat was open at the end or belonged to a computer. */
  readonly userId: UserId | null;
  /** The strength of the computer that played the seat at the end; omitted if none did. */
  readonly computer?: Strength;
  readonly hasWon: boolean;
}

export interface GameResult {
  readonly tableId: TableId;
  readonly guildId: string;
  readonly gameId: string;
  /** The difficulty from `GameEntry.difficultyOf`, with the house rules that were used. */
  readonly difficulty: Options;
  readonly ending: GameEnding;
  /** The number of the last turn in which a person had to decide. */
  readonly turns: number;
  /** The closeness from `Game.closeness`. */
  readonly closeness: number | null;
  readonly finishedAt: Date;
  /** The holder of a seat at the end counts as its player. Stand-ins aren't counted. */
  readonly seats: readonly ResultSeat[];
}
