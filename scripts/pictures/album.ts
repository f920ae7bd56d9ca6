/** Finds the wanted moments in seeded games. */

import type { Game, GameEvent, Options } from '../../src/core/game.ts';
import type { Json } from '../../src/core/json.ts';
import { playOut } from '../../src/core/playing.ts';
import { atRandom, type Policy } from '../../src/core/policy.ts';
import type { Translate } from '../../src/core/presenter.ts';
import { seedFrom } from '../../src/core/random.ts';

const SEEDS_TRIED = 400;

export interface Shown<View> {
  readonly view: View;
  /** The events since the turn before this one began. */
  readonly changes: readonly GameEvent[];
}

export interface Stage<View> {
  readonly name: string;
  readonly roles: readonly string[];
  readonly options: Options;
  /** The corrections of a box file. */
  readonly corrections: Json | null;
  /** How often the players give a random answer instead of a sensible one, from 0 to 1. */
  readonly folly: number;
  is(shown: Shown<View>): boolean;
}

/** A game, and the moments of it that are worth a picture. */
export interface Album<State, View> {
  readonly game: Game<State, View>;
  readonly sensible: Policy<View>;
  readonly draw: (view: View, changes: readonly GameEvent[], translate: Translate) => string;
  readonly stages: readonly Stage<View>[];
}

/** The first moment of that kind in the games of the stage, seed after seed. */
export function find<State, View>(album: Album<State, View>, stage: Stage<View>): Shown<View> {
  for (let seed = 0; seed < SEEDS_TRIED; seed += 1) {
    const shown = firstIn(album, stage, `${stage.name}-${seed}`);
    if (shown !== undefined) return shown;
  }
  throw new Error(`no game came to: ${stage.name}`);
}

function firstIn<State, View>(
  { game, sensible }: Album<State, View>,
  { roles, options, corrections, folly, is }: Stage<View>,
  seed: string,
): Shown<View> | undefined {
  const opening = { options, roles, seed: seedFrom(seed), box: game.box(options, corrections) };
  let changes: readonly GameEvent[] = [];
  for (const { state, events } of playOut(game, opening, partlyFoolish(sensible, folly))) {
    changes = sinceTheTurnBefore([...changes, ...events]);
    const shown = { view: game.observe(state), changes };
    if (is(shown)) return shown;
  }
  return undefined;
}

function partlyFoolish<View>(sensible: Policy<View>, folly: number): Policy<View> {
  return {
    answer: (request, view, pick) =>
      (pick(100) < folly * 100 ? atRandom : sensible).answer(request, view, pick),
  };
}

function sinceTheTurnBefore(events: readonly GameEvent[]): readonly GameEvent[] {
  const begun = events.flatMap((event, index) => (event.type === 'turn-began' ? [index] : []));
  return events.slice(begun.at(-2) ?? 0);
}
