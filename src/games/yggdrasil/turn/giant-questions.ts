/** Which giant leaves play, where a god may choose. [Y-592, Y-725] */

import { named } from '../../../core/requests/values.ts';
import { discardByVanir, discardFromPile, discardGiant } from '../actions/beating.ts';
import { GIANTS, type Giant } from '../box/components.ts';
import { giantsInPile } from '../state/pile.ts';
import { fill, type QuestionRules } from './question.ts';

export const GIANT_QUESTIONS: QuestionRules<'odin-giant' | 'pile-giant'> = {
  'odin-giant': {
    alternatives(game) {
      const pile = giantsInPile(game);
      const any = GIANTS.filter((giant) => game.active.includes(giant) || pile.includes(giant));
      return fill('discard', { giant: { kind: 'one', of: any } });
    },
    answer(game, { beaten }, { values }) {
      const giant = named<Giant>(values, 'giant');
      if (giant !== beaten && game.pile.includes(giant)) discardFromPile(game, giant);
      else discardGiant(game, giant);
    },
  },
  'pile-giant': {
    alternatives: (_game, { among }) => fill('discard', { giant: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => discardByVanir(game, named<Giant>(values, 'giant')),
  },
};
