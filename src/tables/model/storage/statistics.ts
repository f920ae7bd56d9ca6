/** The interface for statistics: totals of game results for a person, a server or a role. */
import type { Options } from '../../../core/game.ts';
import type { UserId } from '../table.ts';

/** Selects the games to count: those on one server, limited to a person or a role if one is given. */
export interface Scope {
  /** Null means the games on all servers, where people see only their own games. */
  readonly guildId: string | null;
  readonly userId: UserId | null;
  readonly role: string | null;
}

/**
 * `won` and `shared` count from the perspective of the scope's person or role. Without either, `won` counts the games that
 * exactly one person won.
 */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
}

export interface ScoreAt extends Score {
  readonly difficulty: Options;
  /** The scores of these games by number of seats, fewest first. */
  readonly bySeats: readonly ScoreWith[];
}

export interface ScoreWith extends Score {
  readonly seats: number;
}

/**
 * The statistics of one game of the catalogue that was finished at least once. Games in which a computer had a seat count only in
 * `withComputers`.
 */
export interface GameStatistics extends Score {
  readonly gameId: string;
  /** People play against each other, so there is always a winner. */
  readonly isContest: boolean;
  /** The number of turns in the longest game. */
  readonly longest: number;
  /** The smallest `closeness` of a won game; null if no result has one. */
  readonly closest: number | null;
  /** The scores by difficulty, most played first. */
  readonly byDifficulty: readonly ScoreAt[];
  /** Omitted if there were no games with computers. */
  readonly withComputers?: Score;
}

/** The campaigns of one game whose first game has begun, by status. */
export interface CampaignCounts {
  readonly gameId: string;
  readonly running: number;
  readonly won: number;
  /** Campaigns that ended before they were won. */
  readonly ended: number;
}

export interface Statistics {
  /** Campaigns of the scope's person or role; empty without either. */
  campaigns(scope: Scope): Promise<readonly CampaignCounts[]>;
  /** The statistics by game, most played first; empty if no game was finished. */
  of(scope: Scope): Promise<readonly GameStatistics[]>;
}
