/** Muspellheim: send Fire Giants back from Surt's ladder, and take Risks. [C-347] */

import { amount } from '../../../../core/requests/values.ts';
import type { Box } from '../../box/box.ts';
import type { Tier } from '../../box/components.ts';
import { sendFireGiantsBack } from '../../changes/ladders.ts';
import { preventedInAction } from '../../facts/powers.ts';
import { bracing, takeRisks } from '../risks.ts';
import { upTo, type WorldAction } from './action.ts';

const risks = ({ ladderRisks }: Box, tier: Tier) => ladderRisks[tier];

export const muspellheim: WorldAction = {
  fields(game, tier) {
    const fireGiants = upTo('fire-giants', Math.min(game.box.removed, game.fireGiants));
    const left = risks(game.box, tier) - preventedInAction(game);
    return fireGiants && { ...fireGiants, ...bracing(game, left) };
  },
  risks,
  whyNot: () => ({ why: 'no-fire-giants-on-ladder' }),
  perform(game, tier, values) {
    sendFireGiantsBack(game, amount(values, 'fire-giants'));
    takeRisks(game, risks(game.box, tier), preventedInAction(game), values);
  },
};
