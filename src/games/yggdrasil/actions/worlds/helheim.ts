/** Helheim: lead five of the dead, or all there are, into one bag. [Y-551, Y-552] */

import { named } from '../../../../core/requests/values.ts';
import { tell } from '../../../../core/telling/telling.ts';
import { ISLANDS, type Island } from '../../box/components.ts';
import { type DeedRule, onlyWay } from './world.ts';

const VIKINGS_LED = 5;

export const helheim: DeedRule = {
  alternatives: (game) =>
    game.helheim === 0 ? [] : onlyWay('helheim', { island: { kind: 'one', of: ISLANDS } }),
  whyNot: () => ({ why: 'no-vikings-in-helheim' }),
  perform(game, _choice, values) {
    const island = named<Island>(values, 'island');
    const vikings = Math.min(VIKINGS_LED, game.helheim);
    game.helheim -= vikings;
    game.bags[island].vikings += vikings;
    tell(game, { type: 'vikings-sent', island, vikings });
  },
};
