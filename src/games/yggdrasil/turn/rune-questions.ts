/** What the runes leave to the gods: shares of Vikings, enemies to throw back. [Y-654, Y-658, Y-660] */

import { amounts, named, namedAll } from '../../../core/requests/values.ts';
import { shareVikings } from '../actions/runes/sigel.ts';
import type { Enemy } from '../box/components.ts';
import { retreat } from '../changes/movement.ts';
import { fill, type QuestionRules } from './question.ts';

export const RUNE_QUESTIONS: QuestionRules<'sigel' | 'throw-back'> = {
  sigel: {
    alternatives: (game, { vikings }) =>
      fill('share', {
        shares: { kind: 'share', among: game.seats.map((seat) => seat.god), min: 0, max: vikings },
      }),
    answer(game, _question, { values }) {
      const shares = amounts(values, 'shares');
      shareVikings(
        game,
        game.seats.map((seat) => shares[seat.god] ?? 0),
      );
    },
  },
  'throw-back': {
    alternatives: (_game, { among, count }) =>
      count === 1
        ? fill('throw-back', { enemy: { kind: 'one', of: among } })
        : fill('throw-back', { enemies: { kind: 'some', of: among, min: count, max: count } }),
    answer(game, { count, spaces }, { values }) {
      const thrown = count === 1 ? [named<Enemy>(values, 'enemy')] : namedAll<Enemy>(values, 'enemies');
      for (const enemy of thrown) retreat(game, enemy, spaces);
    },
  },
};
