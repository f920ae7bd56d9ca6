/** The file in which people take a game away: written from its table, and read again from JSON that anybody may have written. */
import { isDeepStrictEqual } from 'node:util';
import type { GameEntry } from '../../core/catalogue.ts';
import type { Opening, Outcome } from '../../core/game.ts';
import type { Json } from '../../core/json.ts';
import type { GameLog } from '../../core/log.ts';
import type { Seed } from '../../core/random.ts';
import { type LogRead, readLog } from '../../core/read-log.ts';
import { heldEntries, type LoggedAction, type LoggedReseed } from '../../core/replay.ts';
import { type Era, isOver, type LogLine, openingOf, type Table } from '../model/table.ts';
import { hasOurRules } from '../turns/play.ts';
import { fingerprintOf } from './fingerprint.ts';

const FORMAT = 'ratatoskr-game-1';

type FileEntry = LoggedAction | LoggedReseed;

/**
 * A `GameLog` and how it ended. Of a game that is still played it has only what everybody has seen: no seed, no state,
 * nothing by which a hidden order could be found.
 */
export interface GameFile {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rulesVersion: string;
  readonly opening: Omit<Opening, 'seed'> & { readonly seed?: Seed };
  /** What was answered under other rules before, oldest first: these rules go on from the state. */
  readonly earlier?: readonly { readonly rulesVersion: string; readonly actions: readonly FileEntry[] }[];
  readonly state?: Json;
  /** What was taken back is not among them. */
  readonly actions: readonly FileEntry[];
  /** Left out where the rules of today cannot tell. */
  readonly outcome?: Outcome;
  /** Fingerprint of the last state. */
  readonly end?: string;
}

/** `eras` and `log` oldest first, both whole; the game has begun. */
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
 * A step taken back is as if it had never been, so the others alone lead to the same states. What hidden cards and dice come
 * from is told when the game is over, like its seed.
 */
function heldIn(lines: readonly LogLine[], over: boolean): readonly FileEntry[] {
  return heldEntries(lines).flatMap((at): readonly FileEntry[] => {
    const line = lines[at];
    if (line === undefined || 'back' in line) return [];
    if ('action' in line) return [{ seat: line.seat, action: line.action }];
    return over ? [{ reseed: line.reseed }] : [];
  });
}

/** A game as a file tells it, to be replayed. */
export interface KeptGame {
  readonly log: GameLog;
  /** Answers given under other rules before the first of the log. */
  readonly before: number;
  /** Whether that is how the file says it ended. */
  endsWith(outcome: Outcome, state: unknown): boolean;
}

export type GameFileRead =
  | { readonly ok: true; readonly kept: KeptGame }
  /** It is no file of ours, or one of another version of the program. */
  | { readonly ok: false; readonly why: 'other-format' }
  /** It was taken away while the game was played, so it holds no seed. */
  | { readonly ok: false; readonly why: 'still-played' }
  | { readonly ok: false; readonly why: 'faulty'; readonly fault: Extract<LogRead, { ok: false }> };

/** `json` is parsed JSON of any shape. */
export function readGameFile(json: unknown): GameFileRead {
  if (!isObject(json) || json['format'] !== FORMAT) return { ok: false, why: 'other-format' };
  const read = readLog(json);
  if (!read.ok) {
    const { opening } = json;
    const hasNoSeed = isObject(opening) && !Object.hasOwn(opening, 'seed');
    return hasNoSeed ? { ok: false, why: 'still-played' } : { ok: false, why: 'faulty', fault: read };
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
