/** The rune that lets a god act in any World, as if alone there. [C-345] */
import { ask } from '../../../../core/requests/asking.ts';
import { named } from '../../../../core/requests/values.ts';
import type { World } from '../../box/components.ts';
import { worldsToActIn } from '../worlds/actions.ts';
import type { RuneRule } from './rune.ts';

export const worldActionRune: RuneRule = {
  fields(game) {
    const worlds = worldsToActIn(game);
    return worlds.length > 0 ? { world: { kind: 'one', of: worlds } } : null;
  },
  perform: (game, values) => ask(game, { about: 'world-action', world: named<World>(values, 'world') }),
};
