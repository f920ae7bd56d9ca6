/** Counts over many games. Tallies add up to the same sum in any order. */
import type { Outcome } from '../../src/core/game.ts';
import type { PlayedGame } from './played.ts';

export interface Tally {
  readonly games: number;
  /** Games that everyone won together. */
  readonly won: number;
  /** All turns of all games. */
  readonly turns: number;
  /** The reasons for losses or rankings; a game may have several. */
  readonly reasons: { readonly [code: string]: number };
  /** Wins by role. If seats are ranked, a win counts only if no one shares it. */
  readonly roles: { readonly [role: string]: Wins };
  readonly ranked: Ranked;
}

export interface Wins {
  readonly games: number;
  readonly won: number;
}

/** Games in which seats play against each other. */
export interface Ranked {
  readonly games: number;
  /** Games with several winners. */
  readonly shared: number;
  readonly seats: readonly SeatScore[];
  /** The score of the seat that started. */
  readonly beginner: SeatScore;
}

export interface SeatScore {
  /** Games that this seat won alone. */
  readonly won: number;
  /** All points of all games. */
  readonly points: number;
}

const NO_WINS: Wins = { games: 0, won: 0 };
const NO_POINTS: SeatScore = { won: 0, points: 0 };
const NO_RANKING: Ranked = { games: 0, shared: 0, seats: [], beginner: NO_POINTS };

const NOTHING: Tally = { games: 0, won: 0, turns: 0, reasons: {}, roles: {}, ranked: NO_RANKING };

export function tallyOf(played: PlayedGame): Tally {
  const { outcome, turns, roles } = played;
  if (outcome.kind === 'ongoing') throw new Error('a game without an end');
  const won = outcome.kind === 'won' ? 1 : 0;
  const ranked = outcome.kind === 'ranked' ? rankedOf(outcome, played) : NO_RANKING;
  const reasons = outcome.kind === 'won' ? [] : outcome.why;
  const wins = roles.map((role, seat) => [role, { games: 1, won: ranked.seats[seat]?.won ?? won }] as const);
  return {
    games: 1,
    won,
    turns,
    reasons: Object.fromEntries(reasons.map((code) => [code, 1])),
    roles: Object.fromEntries(wins.filter(([role]) => role !== '')),
    ranked,
  };
}

function rankedOf({ scores, winners }: Extract<Outcome, { kind: 'ranked' }>, { began }: PlayedGame): Ranked {
  const [winner] = winners.length === 1 ? winners : [];
  const seats = scores.map((points, seat) => ({ won: winner === seat ? 1 : 0, points }));
  const beginner = began === null ? undefined : seats[began];
  return { games: 1, shared: winners.length > 1 ? 1 : 0, seats, beginner: beginner ?? NO_POINTS };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(plus, NOTHING);
}

function plus(one: Tally, other: Tally): Tally {
  return {
    games: one.games + other.games,
    won: one.won + other.won,
    turns: one.turns + other.turns,
    reasons: together(one.reasons, other.reasons, (count = 0, more = 0) => count + more),
    roles: together(one.roles, other.roles, (wins = NO_WINS, more = NO_WINS) => ({
      games: wins.games + more.games,
      won: wins.won + more.won,
    })),
    ranked: rankedTogether(one.ranked, other.ranked),
  };
}

function rankedTogether(one: Ranked, other: Ranked): Ranked {
  const seats = Math.max(one.seats.length, other.seats.length);
  return {
    games: one.games + other.games,
    shared: one.shared + other.shared,
    seats: Array.from({ length: seats }, (_, seat) => sumOf(one.seats[seat], other.seats[seat])),
    beginner: sumOf(one.beginner, other.beginner),
  };
}

function sumOf(one = NO_POINTS, other = NO_POINTS): SeatScore {
  return { won: one.won + other.won, points: one.points + other.points };
}

/** Every name in either record, in alphabetical order. */
function together<Counted>(
  one: { readonly [name: string]: Counted },
  other: { readonly [name: string]: Counted },
  add: (one: Counted | undefined, other: Counted | undefined) => Counted,
): { readonly [name: string]: Counted } {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].toSorted();
  return Object.fromEntries(names.map((name) => [name, add(one[name], other[name])]));
}
