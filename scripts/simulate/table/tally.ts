/** What is counted over many games. Tallies add up, in any order, to the same sum. */
import type { Outcome } from '../../../src/core/game.ts';

export interface Tally {
  readonly games: number;
  /** Won by all; where seats are ranked, by the first seat alone. */
  readonly won: number;
  /** With more than one winner at the top of a ranking. */
  readonly tied: number;
  /** Games that came to a ranking. */
  readonly ranked: number;
  /** All turns of all games. */
  readonly turns: number;
  /** All points of each seat, where seats are ranked. */
  readonly scores: readonly number[];
  /** Why games were lost or came to their ranking; a game may have several reasons. */
  readonly reasons: { readonly [why: string]: number };
  /** By what somebody played as. */
  readonly roles: { readonly [role: string]: Wins };
}

export interface Wins {
  readonly games: number;
  readonly won: number;
}

export interface PlayedGame {
  readonly outcome: Outcome;
  readonly turns: number;
  readonly roles: readonly string[];
}

const NOTHING: Tally = {
  games: 0,
  won: 0,
  tied: 0,
  ranked: 0,
  turns: 0,
  scores: [],
  reasons: {},
  roles: {},
};

export function tallyOf({ outcome, turns, roles }: PlayedGame): Tally {
  if (outcome.kind === 'ongoing') throw new Error('a game without an end');
  const isRanked = outcome.kind === 'ranked';
  const won = (isRanked ? outcome.winners.join() === '0' : outcome.kind === 'won') ? 1 : 0;
  const reasons = outcome.kind === 'won' ? [] : outcome.why;
  return {
    games: 1,
    won,
    tied: isRanked && outcome.winners.length > 1 ? 1 : 0,
    ranked: isRanked ? 1 : 0,
    turns,
    scores: isRanked ? outcome.scores : [],
    reasons: Object.fromEntries(reasons.map((why) => [why, 1])),
    roles: Object.fromEntries(roles.filter((role) => role !== '').map((role) => [role, { games: 1, won }])),
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(plus, NOTHING);
}

function plus(one: Tally, other: Tally): Tally {
  const seats = Math.max(one.scores.length, other.scores.length);
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    tied: one.tied + other.tied,
    ranked: one.ranked + other.ranked,
    turns: one.turns + other.turns,
    scores: Array.from({ length: seats }, (_, seat) => (one.scores[seat] ?? 0) + (other.scores[seat] ?? 0)),
    reasons: together(one.reasons, other.reasons, (count = 0, more = 0) => count + more),
    roles: together(one.roles, other.roles, (wins = NO_WINS, more = NO_WINS) => ({
      games: wins.games + more.games,
      won: wins.won + more.won,
    })),
  };
}

const NO_WINS: Wins = { games: 0, won: 0 };

/** Every name that either knows, in the order of the alphabet. */
function together<Counted>(
  one: { readonly [name: string]: Counted },
  other: { readonly [name: string]: Counted },
  add: (one: Counted | undefined, other: Counted | undefined) => Counted,
): { readonly [name: string]: Counted } {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return Object.fromEntries(names.map((name) => [name, add(one[name], other[name])]));
}
