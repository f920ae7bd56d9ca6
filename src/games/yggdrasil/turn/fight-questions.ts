/** What a fight asks after the roll. [Y-427, Y-767] */

import { amount } from '../../../core/requests/values.ts';
import { settle } from '../actions/combat.ts';
import { godOnTurn } from '../facts/powers.ts';
import { fill, type QuestionRules } from './question.ts';

export const FIGHT_QUESTIONS: QuestionRules<'elves' | 'vikings-and-elves'> = {
  elves: {
    alternatives: (game) => fill('give', { elves: { kind: 'number', from: 0, to: godOnTurn(game).elves } }),
    answer: (game, { fight }, { values }) =>
      settle(game, fight, { vikings: 0, elves: amount(values, 'elves') }),
  },
  'vikings-and-elves': {
    alternatives(game) {
      const { vikings, elves } = godOnTurn(game);
      return fill('give', {
        vikings: { kind: 'number', from: 0, to: vikings },
        elves: { kind: 'number', from: 0, to: elves },
      });
    },
    answer(game, { fight }, { values }) {
      settle(game, fight, { vikings: amount(values, 'vikings'), elves: amount(values, 'elves') });
    },
  },
};
