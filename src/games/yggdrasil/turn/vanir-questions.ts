/** What the squares of the reinforcement scale ask. [Y-586, Y-589, Y-591] */

import { named, namedAll } from '../../../core/requests/values.ts';
import { putInOrder } from '../actions/vanir/reorder-six.ts';
import { moveValkyries } from '../actions/worlds/midgard.ts';
import type { Card, Enemy, SeaPlace } from '../box/components.ts';
import { retreat } from '../changes/movement.ts';
import { fill, type QuestionRules } from './question.ts';

export const VANIR_QUESTIONS: QuestionRules<'valkyries' | 'reorder' | 'enemy-back'> = {
  valkyries: {
    alternatives: (_game, { among }) => fill('move', { island: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => moveValkyries(game, named<SeaPlace>(values, 'island')),
  },
  reorder: {
    alternatives: (_game, { cards }) => fill('order', { cards: { kind: 'order', of: cards } }),
    answer: (game, _question, { values }) => putInOrder(game, namedAll<Card>(values, 'cards')),
  },
  'enemy-back': {
    alternatives: (_game, { among }) => fill('throw-back', { enemy: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => retreat(game, named<Enemy>(values, 'enemy'), 1),
  },
};
