/** Lets a god use the runes after a throw of the stones, one by one in any order. [C-341 to C-345] */

import { emit } from '../../../core/logs/event-record.ts';
import { ask } from '../../../core/requests/asking.ts';
import type { Alternative, Field, Values } from '../../../core/requests/request.ts';
import { amount, named } from '../../../core/requests/values.ts';
import { asOneOf } from '../../../core/typed/one-of.ts';
import { GODS, RUNES, type Rune, WORLDS } from '../box/components.ts';
import { moveGod, regainLife } from '../changes/gods.ts';
import { turnTree } from '../changes/tree.ts';
import { active, godsOnTree, mostLife } from '../facts/gods.ts';
import type { Draft } from '../state/draft.ts';
import type { ChroniclesState } from '../state/state.ts';
import { worldsToActIn } from './acting.ts';

interface RuneRule {
  /** The fields of the rune's question; null if the rune would do nothing. */
  fields(game: ChroniclesState): { readonly [field: string]: Field } | null;
  perform(game: Draft, values: Values): void;
}

const RULES: Readonly<Record<Rune, RuneRule>> = {
  /** The rune that turns the middle level. To leave the level as it is, don't use the rune. [C-342] */
  'turn-tree': {
    fields: () => ({ times: { kind: 'number', from: 1, to: 2 } }),
    perform: (game, values) => turnTree(game, amount(values, 'times')),
  },
  /** The rune that takes a god to any World. [C-343] */
  'move-god': {
    fields: (game) => ({
      god: { kind: 'one', of: godsOnTree(game).map(({ god }) => god) },
      world: { kind: 'one', of: WORLDS },
    }),
    perform: (game, values) => moveGod(game, named(values, 'god', GODS), named(values, 'world', WORLDS)),
  },
  /** The rune that gives back a Life point. [C-344] */
  'regain-life': {
    fields: (game) => (active(game).life < mostLife(game) ? {} : null),
    perform: (game) => regainLife(game, active(game), 1),
  },
  /** The rune that lets a god act in any World as if it were alone there. [C-345] */
  'world-action': {
    fields(game) {
      const worlds = worldsToActIn(game);
      return worlds.length > 0 ? { world: { kind: 'one', of: worlds } } : null;
    },
    perform: (game, values) => ask(game, { about: 'world-action', world: named(values, 'world', WORLDS) }),
  },
};

/** One alternative for each rune that would do something. */
export function waysToUse(game: ChroniclesState, runes: readonly Rune[]): readonly Alternative[] {
  return RUNES.filter((rune) => runes.includes(rune)).flatMap((rune) => {
    const fields = RULES[rune].fields(game);
    return fields === null ? [] : [{ id: rune, verb: rune, fields }];
  });
}

export function useRunes(game: Draft, runes: readonly Rune[]): void {
  if (waysToUse(game, runes).length > 0) ask(game, { about: 'runes', runes });
}

/** Uses a rune. The other runes wait until its effects are complete. */
export function useRune(game: Draft, runes: readonly Rune[], choice: string, values: Values): void {
  const at = runes.indexOf(asOneOf(RUNES, choice));
  const rune = runes[at];
  if (rune === undefined) throw new RangeError(`not thrown: ${choice}`);
  game.steps.unshift({ do: 'use-runes', runes: runes.filter((_, each) => each !== at) });
  emit(game, { type: 'rune-used', rune });
  RULES[rune].perform(game, values);
}
