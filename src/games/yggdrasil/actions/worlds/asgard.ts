/** Asgard: fight one of the six enemies. [Y-421] */

import { named } from '../../../../core/requests/values.ts';
import { ENEMIES, type Enemy } from '../../box/components.ts';
import { godOnTurn } from '../../facts/powers.ts';
import { canBeFought, fight } from '../combat.ts';
import { vikingsBeforeTheRoll, vikingsSent } from './vikings-sent.ts';
import { type DeedRule, onlyWay } from './world.ts';

export const asgard: DeedRule = {
  alternatives(game) {
    const of = godOnTurn(game).inTrance ? [] : ENEMIES.filter((enemy) => canBeFought(game, enemy));
    return of.length === 0
      ? []
      : onlyWay('asgard', { enemy: { kind: 'one', of }, ...vikingsBeforeTheRoll(game) });
  },
  whyNot: (game) => ({ why: godOnTurn(game).inTrance ? 'in-trance' : 'no-enemy-to-fight' }),
  perform(game, _choice, values) {
    fight(game, named<Enemy>(values, 'enemy'), vikingsSent(game, values));
  },
};
