/** Niflheim: send Anonymous back from Hel's ladder, and take Risks. [C-346] */

import { amount } from '../../../../core/requests/values.ts';
import type { Box } from '../../box/box.ts';
import type { Tier } from '../../box/components.ts';
import { sendAnonymousBack } from '../../changes/ladders.ts';
import { preventedInAction } from '../../facts/powers.ts';
import { bracing, takeRisks } from '../risks.ts';
import { upTo, type WorldAction } from './action.ts';

const risks = ({ ladderRisks }: Box, tier: Tier) => ladderRisks[tier];

export const niflheim: WorldAction = {
  fields(game, tier) {
    const anonymous = upTo('anonymous', Math.min(game.box.removed, game.anonymous));
    const left = risks(game.box, tier) - preventedInAction(game);
    return anonymous && { ...anonymous, ...bracing(game, left) };
  },
  risks,
  whyNot: () => ({ why: 'no-anonymous-on-ladder' }),
  perform(game, tier, values) {
    sendAnonymousBack(game, amount(values, 'anonymous'));
    takeRisks(game, risks(game.box, tier), preventedInAction(game), values);
  },
};
