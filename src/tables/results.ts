/** What the statistics keep of a game that is over, and which games they count. */
import type { GameEntry } from '../core/catalogue.ts';
import type { Options, Outcome } from '../core/game.ts';
import { replayFrom } from '../core/replay.ts';
import type { SeatIndex } from '../core/seat.ts';
import { hasOurRules } from './play.ts';
import type { LogLine, Table, TableId, UserId } from './table.ts';

/** How a game ended: all won or lost together, one of several won, or several shared the first place. */
export const GAME_ENDINGS = ['won', 'lost', 'decided', 'shared'] as const;
export type GameEnding = (typeof GAME_ENDINGS)[number];

export interface ResultSeat {
  readonly role: string | null;
  /** Null where nobody sat there any more. */
  readonly userId: UserId | null;
  readonly hasWon: boolean;
}

export interface GameResult {
  readonly tableId: TableId;
  readonly guildId: string;
  readonly gameId: string;
  /** As `GameEntry.difficultyOf` gives it. */
  readonly difficulty: Options;
  readonly ending: GameEnding;
  /** The turn in which somebody was asked last. */
  readonly turns: number;
  /** As `Game.closeness` gives it. */
  readonly closeness: number | null;
  readonly finishedAt: Date;
  /** Whoever holds a seat at the end has played it; those who only stood in count for nobody. */
  readonly seats: readonly ResultSeat[];
}

/**
 * What is counted of a change that ended a game; null where nothing is: the game goes on or was ended before its time, it was
 * casual or a challenge, or one person alone played against themselves. `read` is the table before the change, `lines` what the
 * change wrote into its log.
 */
export function resultOf(
  entry: GameEntry,
  read: Table,
  changed: Table,
  lines: readonly LogLine[],
): GameResult | null {
  const hasEnded = read.status === 'playing' && changed.status === 'finished';
  if (!hasEnded || !isCounted(changed) || !hasOurRules(entry, changed)) return null;
  const { game } = entry;
  const outcome = game.outcome(changed.state);
  const ending = endingOf(outcome);
  if (ending === null || (outcome.kind === 'ranked' && isPlayedByOne(changed))) return null;
  return {
    tableId: changed.id,
    guildId: changed.place.guildId,
    gameId: changed.gameId,
    difficulty: entry.difficultyOf(changed.options),
    ending,
    turns: lastTurn(entry, read, lines),
    closeness: game.closeness(changed.state),
    finishedAt: changed.changedAt,
    seats: changed.seats.map(({ role, userId }, seat) => ({
      role,
      userId,
      hasWon: hasWon(outcome, seat as SeatIndex),
    })),
  };
}

/** Whether its result will be kept for the statistics. */
export function isCounted({ isCasual, isChallenge }: Table): boolean {
  return !isCasual && !isChallenge;
}

function isPlayedByOne({ seats }: Table): boolean {
  return new Set(seats.map(({ userId }) => userId)).size === 1;
}

/** Null while nothing is decided. */
function endingOf(outcome: Outcome): GameEnding | null {
  switch (outcome.kind) {
    case 'ongoing':
      return null;
    case 'ranked':
      return outcome.winners.length > 1 ? 'shared' : 'decided';
    case 'won':
    case 'lost':
      return outcome.kind;
  }
}

function hasWon(outcome: Outcome, seat: SeatIndex): boolean {
  return outcome.kind === 'ranked' ? outcome.winners.includes(seat) : outcome.kind === 'won';
}

/** Of the change's own answers, several may have followed one another: what was asked before the last of them counts. */
function lastTurn({ game }: GameEntry, read: Table, lines: readonly LogLine[]): number {
  const replayed = replayFrom(game, { state: read.state, events: [] }, lines.slice(0, -1));
  const state = replayed.ok ? replayed.moments.at(-1)?.state : read.state;
  return game.requests(state)[0]?.turn ?? 0;
}
