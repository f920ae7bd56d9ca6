/** Asgard: heal any ravaged World, and take Risks. [C-333, C-334] */

import { named } from '../../../../core/requests/values.ts';
import type { Box } from '../../box/box.ts';
import type { Tier, World } from '../../box/components.ts';
import { heal } from '../../changes/ravage.ts';
import { preventedInAction } from '../../facts/powers.ts';
import { bracing, takeRisks } from '../risks.ts';
import type { WorldAction } from './action.ts';

const risks = ({ asgardRisks }: Box, tier: Tier) => asgardRisks[tier];

export const asgard: WorldAction = {
  fields(game, tier) {
    if (game.ravaged.length === 0) return null;
    const left = risks(game.box, tier) - preventedInAction(game);
    return { world: { kind: 'one', of: game.ravaged }, ...bracing(game, left) };
  },
  risks,
  whyNot: () => ({ why: 'nothing-ravaged' }),
  perform(game, tier, values) {
    heal(game, named<World>(values, 'world'));
    takeRisks(game, risks(game.box, tier), preventedInAction(game), values);
  },
};
