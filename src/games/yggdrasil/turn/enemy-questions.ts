/** What enemies leave to the gods: which card comes, which island is struck, who is dragged along. */

import { named } from '../../../core/requests/values.ts';
import { tell } from '../../../core/telling/telling.ts';
import { boxOf } from '../box/box.ts';
import type { Card, Enemy, Island } from '../box/components.ts';
import { putBack } from '../changes/deck.ts';
import { strikeIsland } from '../enemies/effects.ts';
import { drag } from '../enemies/nidhogg.ts';
import { fill, type QuestionRules } from './question.ts';

export const ENEMY_QUESTIONS: QuestionRules<'odin-cards' | 'tyr-colour' | 'nidhogg-drag'> = {
  'odin-cards': {
    alternatives: (game, { cards }) =>
      fill('play', {
        card: { kind: 'one', of: [...new Set(cards)] },
        other: { kind: 'one', of: boxOf(game).odinPutsBack },
      }),
    answer(game, { cards: [one, two] }, { values }) {
      const card = named<Card>(values, 'card');
      const other = card === one ? two : one;
      const where = named<'top' | 'bottom'>(values, 'other');
      putBack(game, other, where);
      tell(game, { type: 'card-put-back', card: other, where });
      game.steps.unshift({ do: 'play-card', card });
    },
  },
  'tyr-colour': {
    alternatives: (_game, { islands }) => fill('take', { island: { kind: 'one', of: islands } }),
    answer(game, { enemy, power }, { values }) {
      strikeIsland(game, enemy, named<Island>(values, 'island'), power);
    },
  },
  'nidhogg-drag': {
    alternatives: (_game, { among }) => fill('drag', { enemy: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => drag(game, named<Enemy>(values, 'enemy')),
  },
};
