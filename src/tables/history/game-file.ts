/** The game file that people download: writes it from a table, and reads it from JSON that anyone may have edited. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Opening, Outcome } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { GameLog } from '../../core/logs/log.ts';
import { type LogRead, readLog } from '../../core/logs/read-log.ts';
import { heldEntries, type LoggedAction, type LoggedReseed } from '../../core/logs/replay.ts';
import type { Seed } from '../../core/random.ts';
import type { Strength } from '../../core/thinking/strength.ts';
import { type Era, isOver, type LogLine, openingOf, type Table } from '../model/table.ts';
import { hasOurRules } from '../turns/current-request.ts';
import { fingerprintOf } from './fingerprint.ts';

const FORMAT = 'ratatoskr-game-1';

/** An answer includes the strength of the computer that gave it. Replaying the game doesn't need it. */
type FileEntry = (LoggedAction & { readonly computer?: Strength }) | LoggedReseed;

/**
 * A `GameLog` and how the game ended. The file of a running game contains only what everyone has seen: no seed, no state, nothing
 * that reveals a hidden order.
 */
export interface GameFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  readonly opening: Omit<Opening, 'seed'> & { readonly seed?: Seed };
  /** Answers given under earlier rules, oldest first. `actions` continue from `state`. */
  readonly earlier?: readonly { readonly rulesVersion: string; readonly actions: readonly FileEntry[] }[];
  readonly state?: Json;
  /** The answers that still count; undone steps are left out. */
  readonly actions: readonly FileEntry[];
  /** Omitted if the current rules cannot read the game. */
  readonly outcome?: Outcome;
  /** Fingerprint of the last state. */
  readonly end?: string;
}

/** Writes the file of a game that has begun. `eras` and `log` are complete, oldest first. */
export function gameFileOf(
  entry: GameEntry,
  table: Table,
  eras: readonly Era[],
  log: readonly LogLine[],
): GameFile {
  const over = isOver(table);
  const played = eras.map(({ rulesVersion, from }, at) => ({
    rulesVersion,
    actions: heldIn(log.slice(from, eras[at + 1]?.from), over),
  }));
  const { seed, ...seen } = openingOf(table);
  const state = eras.at(-1)?.state ?? null;
  return {
    format: FORMAT,
    game: table.gameId,
    rulesVersion: table.rulesVersion,
    opening: over ? { ...seen, seed } : seen,
    ...(played.length > 1 ? { earlier: played.slice(0, -1) } : {}),
    ...(over && state !== null ? { state: state as Json } : {}),
    actions: played.at(-1)?.actions ?? [],
    ...(hasOurRules(entry, table) ? { outcome: entry.game.outcome(table.state) } : {}),
    ...(over ? { end: fingerprintOf(table.state) } : {}),
  };
}

/**
 * The answers that still count: without undone steps they lead to the same states. New seeds after a restored backup are included
 * only when the game is over, like the first seed.
 */
function heldIn(lines: readonly LogLine[], over: boolean): readonly FileEntry[] {
  return heldEntries(lines).flatMap((at): readonly FileEntry[] => {
    const line = lines[at];
    if (line === undefined || 'back' in line) return [];
    if ('action' in line) {
      const { seat, action, computer } = line;
      return [{ seat, action, ...(computer === undefined ? {} : { computer }) }];
    }
    return over ? [{ reseed: line.reseed }] : [];
  });
}

/** A game read from a file, ready to be replayed. */
export interface KeptGame {
  readonly log: GameLog;
  /** The number of answers given under earlier rules, before the log's first one. */
  readonly before: number;
  /** Whether this outcome and state are the ones recorded in the file. */
  endsWith(outcome: Outcome, state: unknown): boolean;
}

export type GameFileRead =
  | { readonly ok: true; readonly kept: KeptGame }
  /** The JSON isn't a game file, or has another format version. */
  | { readonly ok: false; readonly code: 'other-format' }
  /** The file comes from a running game, so it has no seed to replay from. */
  | { readonly ok: false; readonly code: 'still-played' }
  | { readonly ok: false; readonly code: 'faulty'; readonly fault: Extract<LogRead, { ok: false }> };

/** Reads a game file from parsed JSON of any shape. */
export function readGameFile(json: unknown): GameFileRead {
  if (!isObject(json) || json['format'] !== FORMAT) return { ok: false, code: 'other-format' };
  const read = readLog(json);
  if (!read.ok) {
    const { opening } = json;
    const hasNoSeed = isObject(opening) && !Object.hasOwn(opening, 'seed');
    return hasNoSeed ? { ok: false, code: 'still-played' } : { ok: false, code: 'faulty', fault: read };
  }
  const { outcome, end, earlier } = json;
  return {
    ok: true,
    kept: {
      log: read.log,
      before: Array.isArray(earlier) ? earlier.reduce((sum: number, era) => sum + answersIn(era), 0) : 0,
      endsWith: (ended, state) => isDeepStrictEqual(ended, outcome) && fingerprintOf(state) === end,
    },
  };
}

function answersIn(era: unknown): number {
  const actions = isObject(era) ? era['actions'] : [];
  return Array.isArray(actions)
    ? actions.filter((entry) => !isObject(entry) || !Object.hasOwn(entry, 'reseed')).length
    : 0;
}

function isObject(json: unknown): json is { readonly [name: string]: unknown } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
