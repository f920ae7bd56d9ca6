/** The gods, cards, foes and wounds that a creature can help. */

import { named, namedAll } from '../../../core/requests/values.ts';
import { seatIndex } from '../../../core/seat.ts';
import { fight, waysToFight } from '../actions/fighting.ts';
import type { Enemy, GodName, Iotunn, World } from '../box/components.ts';
import { putTopUnder } from '../changes/decks.ts';
import { sendIotunnBack } from '../changes/iotunns.ts';
import { mostLife, regainLife } from '../changes/life.ts';
import { heal } from '../changes/ravage.ts';
import { cardsToTakeBack, takeBack } from '../enemies/wheel.ts';
import { seatNamed } from '../facts/gods.ts';
import { answering, oneOf, type QuestionRules } from './question.ts';

const NONE = answering('none');

export const HELP_QUESTIONS: QuestionRules<
  'put-under' | 'god-regains' | 'fight' | 'iotunn-back' | 'card-back' | 'heal'
> = {
  'put-under': {
    alternatives(game) {
      const gods = game.seats.filter(({ deck }) => deck.length > 0).map(({ god }) => god);
      return [answering('put-under', { gods: { kind: 'some', of: gods, min: 0, max: gods.length } })];
    },
    answer(game, _question, { values }) {
      const chosen = namedAll<GodName>(values, 'gods');
      for (const [seat, { god }] of game.seats.entries())
        if (chosen.includes(god)) putTopUnder(game, seatIndex(seat));
    },
  },
  'god-regains': {
    alternatives(game) {
      const hurt = game.seats.filter(({ life }) => life < mostLife(game));
      return [answering('regain', { god: oneOf(hurt.map(({ god }) => god)) })];
    },
    answer: (game, { life }, { values }) =>
      regainLife(game, seatNamed(game, named<GodName>(values, 'god')), life),
  },
  fight: {
    alternatives: (game, { prevented }) => [...waysToFight(game, prevented), NONE],
    answer(game, { prevented }, { choice, values }) {
      if (choice !== NONE.id) fight(game, choice, values, prevented);
    },
  },
  'iotunn-back': {
    alternatives: (game) => [answering('send-back', { iotunn: oneOf(game.iotunns) })],
    answer: (game, _question, { values }) => sendIotunnBack(game, named<Iotunn>(values, 'iotunn')),
  },
  'card-back': {
    alternatives: (game) => [answering('take-back', { enemy: oneOf(cardsToTakeBack(game)) })],
    answer: (game, _question, { values }) => takeBack(game, named<Enemy>(values, 'enemy')),
  },
  heal: {
    alternatives: (game) => [answering('heal', { world: oneOf(game.ravaged) })],
    answer: (game, _question, { values }) => heal(game, named<World>(values, 'world')),
  },
};
