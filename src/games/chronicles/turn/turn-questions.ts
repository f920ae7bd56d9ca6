/** The questions of every turn: who goes next, with which card, and what then. [C-204, C-211] */
import { tell } from '../../../core/telling/telling.ts';
import { active } from '../facts/gods.ts';
import { answering, type QuestionRules } from './question.ts';
import { beginningOf, beginTurn, waiting } from './rounds.ts';
import { goOn, waysToGoOn } from './turn-ways.ts';

const DONE = answering('done');

export const TURN_QUESTIONS: QuestionRules<'order' | 'own-card' | 'turn' | 'turn-end'> = {
  order: {
    alternatives: (game) =>
      waiting(game).map(({ seat, god }) => ({
        id: beginningOf(god),
        verb: 'begin',
        fields: {},
        only: seat,
      })),
    answer(game, _question, { choice }) {
      const next = waiting(game).find(({ god }) => beginningOf(god) === choice);
      if (next === undefined) throw new RangeError(`nobody to begin: ${choice}`);
      beginTurn(game, next.seat);
    },
  },
  'own-card': {
    alternatives: () => [answering('keep'), answering('change')],
    answer(game, _question, { choice }) {
      if (choice === 'keep') return;
      const seat = active(game);
      const [next, ...others] = seat.deck;
      if (next === undefined || seat.faceDown === null) return;
      tell(game, { type: 'own-card-changed', god: seat.god, enemy: seat.faceDown.enemy });
      seat.deck = [...others, seat.faceDown];
      seat.faceDown = next;
    },
  },
  turn: {
    alternatives: (game) => [...waysToGoOn(game), DONE],
    answer(game, _question, { choice, values }) {
      if (choice === DONE.id) return;
      game.steps.unshift({ do: 'act' });
      goOn(game, choice, values);
    },
  },
  'turn-end': { alternatives: () => [DONE], answer: () => undefined },
};
