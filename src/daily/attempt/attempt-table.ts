/**
 * An attempt in the form of a table, so that the same code asks, answers, undoes and displays. The table isn't stored: it is
 * computed from the day and the answers.
 */
import type { Catalogue, GameEntry } from '../../core/catalogue.ts';
import { replayFrom } from '../../core/logs/replay.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { playTurn } from '../../tables/computers/turn.ts';
import {
  type ChannelId,
  EMPTY_UNDO_STACK,
  type LogLine,
  NOTHING_ARRANGED,
  type Table,
  type UserId,
} from '../../tables/model/table.ts';
import { currentRequest } from '../../tables/turns/current-request.ts';
import type { LatestEra } from '../../tables/turns/eras.ts';
import type { LoadedTable } from '../../tables/turns/loaded-table.ts';
import { type Answer, carryOut } from '../../tables/turns/play.ts';
import { takeBack } from '../../tables/undo/take-back.ts';
import type { Language } from '../../words/languages.ts';
import type { Attempt, AttemptKey, AttemptLine, KeptDay } from '../daily-store.ts';
import { OPPONENT, personsSeat } from '../duel.ts';
import { applyWithLuck } from '../luck.ts';
import { type AttemptKind, attemptId } from './attempt-id.ts';
import { isOlderVersion } from './rules-age.ts';

/** The reader of the attempt. */
export interface Reader {
  readonly language: Language;
  /** The server whose theme the pictures use; null in direct messages. */
  readonly guildId: string | null;
}

/** An attempt, played up to its last answer. */
export interface LoadedAttempt extends LoadedTable {
  readonly day: KeptDay;
  readonly attempt: Attempt;
  readonly log: readonly LogLine[];
  /** The number of events before the last answer, or before this turn if that started earlier. */
  readonly newsFrom: number;
  /** The state that everyone starts from. */
  readonly start: unknown;
}

/**
 * `outdated`: the day has older rules, and the current rules can't continue it. `unknown-rules`: the day probably has newer
 * rules, since another program made it. `damaged`: the answers can't be replayed.
 */
export function loadAttempt(
  catalogue: Catalogue,
  day: KeptDay,
  attempt: Attempt,
  reader: Reader,
  kind: AttemptKind = 'counted',
): LoadedAttempt | 'outdated' | 'unknown-rules' | 'damaged' {
  const known = startOf(catalogue, day);
  if (typeof known === 'string') return known;
  const { start } = known;
  const entry = withLuckOf(known.entry, day);
  const hasOurRules = entry.game.rulesVersion === day.rulesVersion;
  let table = beginning(entry, day, start, attempt, { ...reader, id: attemptId(day.date, kind) });
  const log: LogLine[] = [];
  let shown = 0;
  for (const lines of attempt.answers) {
    const next = after(entry, { table, log, start, userId: attempt.userId }, lines);
    if (next === null) return hasOurRules ? 'damaged' : 'outdated';
    shown = table.recentEvents.events.length;
    table = next.table;
    log.push(...next.lines);
  }
  return {
    table,
    entry,
    request: currentRequest(entry, table),
    day,
    attempt,
    log,
    newsFrom: Math.min(shown, table.recentEvents.turnFrom),
    start,
  };
}

/** The day's position, migrated to the current rules if needed, or the reason why it can't be played under these rules. */
export function startOf(
  catalogue: Catalogue,
  { gameId, rulesVersion, position }: Pick<KeptDay, 'gameId' | 'rulesVersion' | 'position'>,
): { readonly entry: GameEntry; readonly start: unknown } | 'outdated' | 'unknown-rules' {
  const entry = catalogue.get(gameId);
  if (entry === undefined) return 'unknown-rules';
  const { game } = entry;
  const start = rulesVersion === game.rulesVersion ? position : game.migrateState(rulesVersion, position);
  if (start !== null) return { entry, start };
  return isOlderVersion(rulesVersion, game.rulesVersion) ? 'outdated' : 'unknown-rules';
}

/** An attempt without answers. */
export function newAttempt(key: AttemptKey, startedAt: Date): Attempt {
  return { ...key, startedAt, end: null, answers: [], sharedOn: [], judgement: null };
}

/** The game with the day's luck. */
function withLuckOf(entry: GameEntry, { seed }: KeptDay): GameEntry {
  const { game } = entry;
  const apply: typeof game.apply = (state, seat, action) => applyWithLuck(game, seed, state, seat, action);
  return { ...entry, game: { ...game, apply } };
}

/** The person plays all seats; in a contest they play one, and a computer plays the others. */
function beginning(
  { game }: GameEntry,
  day: KeptDay,
  start: unknown,
  { userId, startedAt }: Attempt,
  { language, guildId, id }: Reader & Pick<Table, 'id'>,
): Table {
  const own = personsSeat(game, start);
  return {
    id,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    options: day.options,
    box: day.box,
    seed: day.seed,
    passing: 'by-hand',
    isCasual: false,
    isChallenge: true,
    advice: 'off',
    overdueAfter: null,
    language,
    status: 'playing',
    version: 0,
    place: { guildId: guildId ?? '', channelId: '' as ChannelId },
    hostId: userId,
    pausedBy: null,
    isSuspended: false,
    waitingSince: startedAt,
    arrangements: NOTHING_ARRANGED,
    seats: day.roles.map((role, seat) => ({
      role: role === '' ? null : role,
      ...(own === null || own === seat ? { userId } : { userId: null, computer: OPPONENT }),
    })),
    state: start,
    recentEvents: { events: [], dropped: 0, turnFrom: 0 },
    undoStack: EMPTY_UNDO_STACK,
    logged: 0,
    createdAt: startedAt,
    changedAt: startedAt,
  };
}

interface Progress {
  readonly table: Table;
  readonly log: readonly LogLine[];
  readonly start: unknown;
  readonly userId: UserId;
}

/** The table after one of the person's answers and everything that followed it; null if the rules refuse the answer. */
function after(
  entry: GameEntry,
  progress: Progress,
  lines: readonly AttemptLine[],
): { readonly table: Table; readonly lines: readonly LogLine[] } | null {
  const { table, userId } = progress;
  const [first, ...others] = lines;
  const now = table.createdAt;
  if (first === undefined) return null;
  if ('back' in first) {
    const undone = takeBack(entry, table, eraOf(entry, progress), { userId, agreed: [] }, now);
    return undone.ok ? undone : null;
  }
  const followed = others.flatMap((line): readonly Answer[] =>
    'back' in line ? [] : [{ ...line, userId: null }],
  );
  const replies = followed.findIndex(({ computer }) => computer !== undefined);
  const ownEnd = replies < 0 ? followed.length : replies;
  const following = followed.slice(0, ownEnd).values();
  const played = carryOut(entry, table, { ...first, userId }, now, {
    following: () => following.next().value,
  });
  if (!played.ok) return null;
  const answers = followed.slice(ownEnd);
  if (answers.length === 0) return played;
  const key = currentRequest(entry, played.table)?.key ?? '';
  const replied = playTurn(entry, played.table, key, { answers, failures: [], reasons: [] }, now);
  return replied.ok ? { table: replied.table, lines: [...played.lines, ...replied.lines] } : null;
}

/** The log in the form that undo needs. */
export function eraOf({ game }: GameEntry, { log, start }: Pick<LoadedAttempt, 'log' | 'start'>): LatestEra {
  const replayed = replayFrom(game, { state: start, events: [] }, log);
  if (!replayed.ok) throw new Error(`entry ${replayed.index} of an attempt is refused`);
  return { lines: log, replayed, isLater: false };
}

/** The seat whose result is the attempt's result. */
export function ownSeat({ entry, start }: Pick<LoadedAttempt, 'entry' | 'start'>): SeatIndex | null {
  return personsSeat(entry.game, start);
}

/** A line of the log as it is stored with an attempt, without the user id, which the attempt already has. */
export function attemptLine(line: LogLine): AttemptLine {
  if ('reseed' in line) throw new Error('nothing is dealt again in an attempt');
  const { index: _, userId: __, ...own } = line;
  return own;
}
