/** What the runes leave to the gods: shares of Vikings, enemies to throw back. [Y-654, Y-658, Y-660] */
import type { Enemy } from '../components.ts';
import { retreat } from '../movement.ts';
import { MANN_SPACES } from '../runes/mann.ts';
import { shareVikings } from '../runes/sigel.ts';
import { amounts, named, namedAll } from '../worlds/world.ts';
import { fill, type QuestionRules } from './question.ts';

export const RUNE_QUESTIONS: QuestionRules<'sigel' | 'mann' | 'tiwaz'> = {
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
  mann: {
    alternatives: (_game, { among }) => fill('throw-back', { enemy: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => retreat(game, named<Enemy>(values, 'enemy'), MANN_SPACES),
  },
  tiwaz: {
    alternatives: (_game, { among, count }) =>
      fill('throw-back', { enemies: { kind: 'some', of: among, min: count, max: count } }),
    answer(game, _question, { values }) {
      for (const enemy of namedAll<Enemy>(values, 'enemies')) retreat(game, enemy, 1);
    },
  },
};
