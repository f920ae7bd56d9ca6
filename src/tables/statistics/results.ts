/** Decides which finished games count in the statistics, and what is stored about each. */
import type { GameEntry } from '../../core/catalogue.ts';
import type { Options, Outcome } from '../../core/game.ts';
import { replayFrom } from '../../core/logs/replay.ts';
import { houseRulesIn } from '../../core/options.ts';
import type { SeatIndex } from '../../core/seat.ts';
import type { GameEnding, GameResult } from '../model/game-result.ts';
import type { LogLine, Table } from '../model/table.ts';
import { hasOurRules } from '../turns/current-request.ts';

/**
 * The result of a change that ended a game. Null if it doesn't count: the game continues or was aborted, it was casual or a
 * challenge, or one person played all sides of a competitive game. `read` is the table before the change; `lines` are the
 * change's log lines.
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
    difficulty: difficultyOf(entry, changed.options),
    ending,
    turns: lastTurn(entry, read, lines),
    closeness: game.closeness?.(changed.state) ?? null,
    finishedAt: changed.changedAt,
    seats: changed.seats.map((sitter, seat) => ({
      ...sitter,
      hasWon: hasWon(outcome, seat as SeatIndex),
    })),
  };
}

/** The options that make a table easier or harder. Tables with the same values of these options are equally hard. */
function difficultyOf({ game, difficultyOf: ofGame }: GameEntry, options: Options): Options {
  return { ...ofGame(options), ...houseRulesIn(game.options, options) };
}

/** Whether the table's result will be kept for the statistics. */
function isCounted({ isCasual, isChallenge }: Table): boolean {
  return !isCasual && !isChallenge;
}

function isPlayedByOne({ seats }: Table): boolean {
  return new Set(seats.map(({ userId, computer }) => computer ?? userId)).size === 1;
}

/** Returns null while the game is undecided. */
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

/**
 * The last turn in which a person had to decide. One change may contain several answers; the request before the last of them
 * counts.
 */
function lastTurn({ game }: GameEntry, read: Table, lines: readonly LogLine[]): number {
  const replayed = replayFrom(game, { state: read.state, events: [] }, lines.slice(0, -1));
  const state = replayed.ok ? replayed.moments.at(-1)?.state : read.state;
  return game.requests(state)[0]?.turn ?? 0;
}
