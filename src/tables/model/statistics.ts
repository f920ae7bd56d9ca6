/** What the results of games add up to: for a person, a server, a role. */
import type { Options } from '../../core/game.ts';
import type { UserId } from './table.ts';

/** The games of one server, or, of those, the ones that somebody or some role played in, or both. */
export interface Scope {
  readonly guildId: string;
  readonly userId: UserId | null;
  readonly role: string | null;
}

/** `won` and `shared` are from the side of whoever the scope is about; without one, `won` counts the games that somebody won alone. */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly shared: number;
}

export interface ScoreAt extends Score {
  readonly difficulty: Options;
}

/** Of one game of the catalogue, of which at least one was finished. */
export interface GameStatistics extends Score {
  readonly gameId: string;
  /** People play it against each other, so that there is always a winner. */
  readonly isContest: boolean;
  /** The most turns that one took. */
  readonly longest: number;
  /** The fewest steps to another end of one that was won; null where none tells. */
  readonly closest: number | null;
  /** The most played first. */
  readonly byDifficulty: readonly ScoreAt[];
}

export interface Statistics {
  /** By game, the most played first; none where nothing was finished. */
  of(scope: Scope): Promise<readonly GameStatistics[]>;
}
