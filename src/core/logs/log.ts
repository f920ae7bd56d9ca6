/** The log of a game as plain data: its opening and its actions, to be stored, exported and replayed. */
import type { Game, Opening } from '../game.ts';
import type { Json } from '../json.ts';
import { chooseOptions } from '../options.ts';
import { type Refusal, type Refused, refused } from '../result.ts';
import { type LogEntry, type Moment, replay, replayFrom } from './replay.ts';

/** A game log. `readLog` reads it back from JSON. */
export interface GameLog {
  readonly game: string;
  /** The version of the rules under which the actions were played. */
  readonly rulesVersion: string;
  readonly opening: Opening;
  /** A state migrated from earlier rules. If given, the actions continue from it instead of from the opening. */
  readonly state?: Json;
  readonly actions: readonly LogEntry[];
}

export type OpenedLog<State> =
  /** All moments of the game: the opening, then one after each log entry. */
  | { readonly ok: true; readonly moments: readonly Moment<State>[] }
  | { readonly ok: false; readonly code: 'other-game'; readonly game: string }
  /** The actions can be listed, but only the named version of the rules can replay them. */
  | { readonly ok: false; readonly code: 'unknown-rules'; readonly rulesVersion: string }
  /** No table can be opened with these options, roles or number of seats. */
  | { readonly ok: false; readonly code: 'bad-opening'; readonly refusal: Refusal }
  /** The rules threw an error because of the box values in the log. */
  | { readonly ok: false; readonly code: 'bad-box'; readonly problem: string }
  /** The rules threw an error because of the migrated state in the log. */
  | { readonly ok: false; readonly code: 'bad-state'; readonly problem: string }
  /** The rules refused the entry at `index`. */
  | { readonly ok: false; readonly code: 'broken'; readonly index: number; readonly refusal: Refusal };

/** Replays the whole game, or returns the reason why these rules can't. Never throws, whatever the log contains. */
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

/** Whether these roles can be played. In a game without roles, each seat has the empty string. */
function canSit<State, View>({ seats, roles }: Game<State, View>, taken: readonly string[]): boolean {
  if (taken.length < seats.min || taken.length > seats.max) return false;
  if (roles.length === 0) return taken.every((role) => role === '');
  return new Set(taken).size === taken.length && taken.every((role) => roles.includes(role));
}
