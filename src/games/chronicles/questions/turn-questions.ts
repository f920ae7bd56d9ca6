/** The questions of every turn: who goes next, with which card, and what then. [C-204, C-211] */
import { seatIndex } from '../../../core/seat.ts';
import type { GodName } from '../components.ts';
import { tell } from '../draft.ts';
import { active } from '../gods.ts';
import { beginTurn, seatsToGo } from '../rounds.ts';
import type { OpenBoard } from '../state.ts';
import { goOn, waysToGoOn } from '../turn-ways.ts';
import { answering, oneOf, type QuestionRules } from './question.ts';
import { named } from './values.ts';

const DONE = answering('done');

export const TURN_QUESTIONS: QuestionRules<'order' | 'own-card' | 'turn' | 'turn-end'> = {
  order: {
    alternatives: (game) => [answering('begin', { god: oneOf(godsToGo(game)) })],
    answer(game, _question, { values }) {
      const god = named<GodName>(values, 'god');
      beginTurn(game, seatIndex(game.seats.findIndex((seat) => seat.god === god)));
    },
  },
  'own-card': {
    alternatives: () => [answering('keep'), answering('change')],
    answer(game, _question, { choice }) {
      if (choice === 'keep') return;
      const seat = active(game);
      const next = seat.deck.shift();
      if (next === undefined || seat.faceDown === null) return;
      tell(game, { type: 'own-card-changed', god: seat.god, enemy: seat.faceDown.enemy });
      seat.deck.push(seat.faceDown);
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

function godsToGo(game: OpenBoard): readonly GodName[] {
  return seatsToGo(game).flatMap((seat) => game.seats[seat]?.god ?? []);
}
