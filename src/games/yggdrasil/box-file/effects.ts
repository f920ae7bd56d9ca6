/** Converts a giant's effect to and from text in a box file: "strengthens hel", "blocks alfheim". */

import type { GiantEffect } from '../box/box.ts';
import { ENEMIES, WORLDS } from '../box/components.ts';

/** The worlds that a giant can block. Asgard and Midgard can never be blocked. [Y-909] */
const WORLDS_TO_BLOCK = WORLDS.filter((world) => world !== 'asgard' && world !== 'midgard');

const EFFECTS: readonly GiantEffect[] = [
  ...ENEMIES.map((whom) => ({ kind: 'strengthens', whom }) as const),
  { kind: 'strengthens', whom: 'giants' },
  ...WORLDS_TO_BLOCK.map((world) => ({ kind: 'blocks', world }) as const),
  { kind: 'whirlpool' },
  { kind: 'cancels-powers' },
  { kind: 'forbids-die' },
];

export function effectInWords(effect: GiantEffect): string {
  switch (effect.kind) {
    case 'strengthens':
      return `strengthens ${effect.whom}`;
    case 'blocks':
      return `blocks ${effect.world}`;
    case 'whirlpool':
      return 'whirlpool';
    case 'cancels-powers':
      return 'cancels powers';
    case 'forbids-die':
      return 'forbids die';
  }
}

const BY_WORDS: ReadonlyMap<string, GiantEffect> = new Map(
  EFFECTS.map((effect) => [effectInWords(effect), effect]),
);

/** The words for every effect that a card can have. */
export const EFFECTS_IN_WORDS: readonly string[] = [...BY_WORDS.keys()];

/** The effect that these words describe. Throws for any others, which would be a bug. */
export function effectOfWords(words: string): GiantEffect {
  const effect = BY_WORDS.get(words);
  if (effect === undefined) throw new RangeError(`no giant ${words}`);
  return effect;
}
