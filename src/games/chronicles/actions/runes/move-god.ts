/** The rune that takes a god to any World. [C-343] */

import { named } from '../../../../core/requests/values.ts';
import { type GodName, WORLDS, type World } from '../../box/components.ts';
import { godsOnTree, moveGod } from '../../facts/gods.ts';
import type { RuneRule } from './rune.ts';

export const moveGodRune: RuneRule = {
  fields: (game) => ({
    god: { kind: 'one', of: godsOnTree(game).map(({ god }) => god) },
    world: { kind: 'one', of: WORLDS },
  }),
  perform: (game, values) => moveGod(game, named<GodName>(values, 'god'), named<World>(values, 'world')),
};
