/** Asgard: fight one of the six enemies. [Y-421] */
import type { Field } from '../../../core/request.ts';
import { canBeFought, fight } from '../combat.ts';
import { ENEMIES, type Enemy } from '../components.ts';
import { givesVikingsAfterTheRoll, godOnTurn } from '../gods/powers.ts';
import type { YggdrasilState } from '../state.ts';
import { amount, type DeedRule, named, onlyWay } from './world.ts';

export const asgard: DeedRule = {
  alternatives(game) {
    const of = godOnTurn(game).inTrance ? [] : ENEMIES.filter((enemy) => canBeFought(game, enemy));
    return of.length === 0
      ? []
      : onlyWay('asgard', { enemy: { kind: 'one', of }, ...vikingsBeforeTheRoll(game) });
  },
  whyNot: (game) => ({ why: godOnTurn(game).inTrance ? 'in-trance' : 'no-enemy-to-fight' }),
  perform(game, _choice, values) {
    fight(game, named<Enemy>(values, 'enemy'), vikingsGiven(game, values));
  },
};

/** The Vikings of one's own that go into a fight before the roll. */
export function vikingsBeforeTheRoll(game: YggdrasilState): { readonly [field: string]: Field } {
  return givesVikingsAfterTheRoll(game)
    ? {}
    : { vikings: { kind: 'number', from: 0, to: godOnTurn(game).vikings } };
}

export function vikingsGiven(game: YggdrasilState, values: Parameters<typeof amount>[0]): number {
  return givesVikingsAfterTheRoll(game) ? 0 : amount(values, 'vikings');
}
