/** Jotunheim: fight an active giant, or the one that lies face down on top of the pile. [Y-571, Y-573] */

import { named } from '../../../../core/requests/values.ts';
import { blockerOf } from '../../facts/blocks.ts';
import type { Foe, YggdrasilState } from '../../state/state.ts';
import { fight } from '../combat.ts';
import { vikingsBeforeTheRoll, vikingsSent } from './vikings-sent.ts';
import { type DeedRule, onlyWay } from './world.ts';

/** A giant that closes Jotunheim itself, as in 2010, is the only one that can be reached. [Y-577] */
function giantsToFight(game: YggdrasilState): readonly Foe[] {
  const blocker = blockerOf(game, 'jotunheim');
  if (blocker !== undefined) return [blocker];
  return game.pile.length > 0 ? [...game.active, 'pile'] : game.active;
}

export const jotunheim: DeedRule = {
  alternatives(game) {
    const of = giantsToFight(game);
    return of.length === 0
      ? []
      : onlyWay('jotunheim', { giant: { kind: 'one', of }, ...vikingsBeforeTheRoll(game) });
  },
  whyNot: () => ({ why: 'no-giants' }),
  perform(game, _choice, values) {
    fight(game, named<Foe>(values, 'giant'), vikingsSent(game, values));
  },
};
