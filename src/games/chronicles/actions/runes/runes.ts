/** The runes that were thrown, used one after the other in any order. [C-341] */
import { ask } from '../../../../core/requests/asking.ts';
import type { Alternative, Values } from '../../../../core/requests/request.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { RUNES, type Rune } from '../../box/components.ts';
import type { Draft } from '../../state/draft.ts';
import type { ChroniclesState } from '../../state/state.ts';
import { moveGodRune } from './move-god.ts';
import { regainLifeRune } from './regain-life.ts';
import type { RuneRule } from './rune.ts';
import { turnTreeRune } from './turn-tree.ts';
import { worldActionRune } from './world-action.ts';

const RULES: Readonly<Record<Rune, RuneRule>> = {
  'turn-tree': turnTreeRune,
  'move-god': moveGodRune,
  'regain-life': regainLifeRune,
  'world-action': worldActionRune,
};

/** One way for each of them that would do something. */
export function waysToUse(game: ChroniclesState, runes: readonly Rune[]): readonly Alternative[] {
  return RUNES.filter((rune) => runes.includes(rune)).flatMap((rune) => {
    const fields = RULES[rune].fields(game);
    return fields === null ? [] : [{ id: rune, verb: rune, fields }];
  });
}

export function useRunes(game: Draft, runes: readonly Rune[]): void {
  if (waysToUse(game, runes).length > 0) ask(game, { about: 'runes', runes });
}

/** The others wait until this one has done what it does. */
export function useRune(game: Draft, runes: readonly Rune[], choice: string, values: Values): void {
  const at = (runes as readonly string[]).indexOf(choice);
  const rune = runes[at];
  if (rune === undefined) throw new RangeError(`not thrown: ${choice}`);
  game.steps.unshift({ do: 'use-runes', runes: runes.filter((_, each) => each !== at) });
  tell(game, { type: 'rune-used', rune });
  RULES[rune].perform(game, values);
}
