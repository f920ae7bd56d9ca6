/** The contract for statistics: what the results of games add up to for a person, a server or a role. */
import type { Options } from '../../../core/game.ts';
import type { UserId } from '../table.ts';

/** Selects the games to count: those of one server, limited to a person or a role if one is given. */
export interface Scope {
  /** Null: the games of all servers. People only see their own there. */
  readonly guildId: string | null;
  readonly userId: UserId | null;
  readonly role: string | null;
}

/**
 * `won` and `shared` count from the side of the scope's person or role. Without either, `won` counts the games that
 * a person won alone.
 */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
}

export interface ScoreAt extends Score {
  readonly difficulty: Options;
  /** The same games by how many seats they had, the fewest first. */
  readonly bySeats: readonly ScoreWith[];
}

export interface ScoreWith extends Score {
  readonly seats: number;
}

/**
 * The statistics of one game of the catalogue that was finished at least once. Games in which a computer had a seat count
 * only in `withComputers`.
 */
export interface GameStatistics extends Score {
  readonly gameId: string;
  /** People play it against each other, so that there is always a winner. */
  readonly isContest: boolean;
  /** The most turns that one took. */
  readonly longest: number;
  /** The smallest `closeness` of a game that was won; null if no result has one. */
  readonly closest: number | null;
  /** The most played first. */
  readonly byDifficulty: readonly ScoreAt[];
  /** Left out if there was none. */
  readonly withComputers?: Score;
}

/** The campaigns of one game whose first game has begun, by how they stand. */
export interface CampaignCounts {
  readonly gameId: string;
  readonly running: number;
  readonly won: number;
  /** Given up before they were won. */
  readonly ended: number;
}

export interface Statistics {
  /** Campaigns of the scope's person or role; empty without any. */
  campaigns(scope: Scope): Promise<readonly CampaignCounts[]>;
  /** By game, the most played first; empty if nothing was finished. */
  of(scope: Scope): Promise<readonly GameStatistics[]>;
}
