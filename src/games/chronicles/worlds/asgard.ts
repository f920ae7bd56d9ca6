/** Asgard: heal any ravaged World, and take Risks. [C-333, C-334] */
import type { World } from '../components.ts';
import { preventedInAction } from '../powers/powers.ts';
import { named } from '../questions/values.ts';
import { heal } from '../ravage.ts';
import { bracing, takeRisks } from '../risks.ts';
import type { WorldAction } from './action.ts';

export const asgard: WorldAction = {
  fields(game, tier) {
    if (game.ravaged.length === 0) return null;
    const risks = game.box.asgardRisks[tier] - preventedInAction(game);
    return { world: { kind: 'one', of: game.ravaged }, ...bracing(game, risks) };
  },
  whyNot: () => ({ why: 'nothing-ravaged' }),
  perform(game, tier, values) {
    heal(game, named<World>(values, 'world'));
    takeRisks(game, game.box.asgardRisks[tier], preventedInAction(game), values);
  },
};
