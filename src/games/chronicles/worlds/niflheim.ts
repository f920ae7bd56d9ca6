/** Niflheim: send Anonymous back from Hel's ladder, and take Risks. [C-346] */
import { sendAnonymousBack } from '../ladders.ts';
import { preventedInAction } from '../powers/powers.ts';
import { amount } from '../questions/values.ts';
import { bracing, takeRisks } from '../risks.ts';
import { upTo, type WorldAction } from './action.ts';

export const niflheim: WorldAction = {
  fields(game, tier) {
    const anonymous = upTo('anonymous', Math.min(game.box.removed, game.anonymous));
    const risks = game.box.ladderRisks[tier] - preventedInAction(game);
    return anonymous && { ...anonymous, ...bracing(game, risks) };
  },
  whyNot: () => ({ why: 'no-anonymous-on-ladder' }),
  perform(game, tier, values) {
    sendAnonymousBack(game, amount(values, 'anonymous'));
    takeRisks(game, game.box.ladderRisks[tier], preventedInAction(game), values);
  },
};
