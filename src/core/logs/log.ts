/** The log of a game as plain data: its opening and its actions, to be stored, exported and replayed. */
import type { Game, Opening } from '../game.ts';
import type { Json } from '../json.ts';
import { chooseOptions } from '../options.ts';
import { type Refusal, type Refused, refused } from '../result.ts';
import { type LogEntry, type Moment, replay, replayFrom } from './replay.ts';

/** Plain JSON, which `readLog` reads back. */
export interface GameLog {
  readonly game: string;
  /** The version of the rules under which the actions were played. */
  readonly rulesVersion: string;
  readonly opening: Opening;
  /** The state migrated from earlier rules, from which the actions continue; omitted if they continue from the opening. */
  readonly state?: Json;
  readonly actions: readonly LogEntry[];
}

export type OpenedLog<State> =
  /** Every moment of the game: the opening, then one per entry of the log. */
  | { readonly ok: true; readonly moments: readonly Moment<State>[] }
  | { readonly ok: false; readonly code: 'other-game'; readonly game: string }
  /** The actions can be read and listed, but only the rules of that version can replay them. */
  | { readonly ok: false; readonly code: 'unknown-rules'; readonly rulesVersion: string }
  /** No table could have been opened like this. */
  | { readonly ok: false; readonly code: 'bad-opening'; readonly refusal: Refusal }
  /** The rules threw for the log's box values. */
  | { readonly ok: false; readonly code: 'bad-box'; readonly problem: string }
  /** The rules threw for the log's migrated state. */
  | { readonly ok: false; readonly code: 'bad-state'; readonly problem: string }
  /** The rules refused the entry at `index`. */
  | { readonly ok: false; readonly code: 'broken'; readonly index: number; readonly refusal: Refusal };

/** Replays the whole game, or returns why these rules cannot. Never throws, for any log. */
export function openLog<State, View>(game: Game<State, View>, log: GameLog): OpenedLog<State> {
  if (log.game !== game.id) return { ok: false, code: 'other-game', game: log.game };
  if (log.rulesVersion !== game.rulesVersion)
    return { ok: false, code: 'unknown-rules', rulesVersion: log.rulesVersion };
  const opening = checkedOpening(game, log.opening);
  if (!opening.ok) return { ok: false, code: 'bad-opening', refusal: opening.refusal };
  try {
    const replayed =
      log.state === undefined
        ? replay(game, opening.opening, log.actions)
        : replayFrom(game, { state: log.state as State, events: [] }, log.actions);
    return replayed.ok ? replayed : { ...replayed, code: 'broken' };
  } catch (problem) {
    // The rules never throw for an answer, so the cause is a box or a state that didn't come from the game.
    return { ok: false, code: log.state === undefined ? 'bad-box' : 'bad-state', problem: String(problem) };
  }
}

function checkedOpening<State, View>(
  game: Game<State, View>,
  opening: Opening,
): { readonly ok: true; readonly opening: Opening } | Refused {
  const chosen = chooseOptions(game.options, opening.options);
  if (!chosen.ok) return chosen;
  const refusal = game.validateOptions(chosen.options);
  if (refusal !== null) return refused(refusal);
  if (!canSit(game, opening.roles)) return refused({ code: 'bad-roles' });
  return { ok: true, opening: { ...opening, options: chosen.options } };
}

/** Seats that are all alike have empty roles. */
function canSit<State, View>({ seats, roles }: Game<State, View>, taken: readonly string[]): boolean {
  if (taken.length < seats.min || taken.length > seats.max) return false;
  if (roles.length === 0) return taken.every((role) => role === '');
  return new Set(taken).size === taken.length && taken.every((role) => roles.includes(role));
}
