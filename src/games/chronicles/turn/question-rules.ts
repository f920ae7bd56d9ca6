/** The rules of each question: its possible answers, and their effects. */

import { emit } from '../../../core/logs/event-record.ts';
import { amount, named, namedAll } from '../../../core/requests/values.ts';
import { seatIndex } from '../../../core/seat.ts';
import { actIn, waysToActIn } from '../actions/acting.ts';
import { letHelp } from '../actions/creatures.ts';
import { fight, waysToFight } from '../actions/fighting.ts';
import { settle } from '../actions/risks.ts';
import { useRune, waysToUse } from '../actions/runes.ts';
import { CREATURES, ENEMIES, GODS, type GodName, IOTUNNS, RUNES, WORLDS } from '../box/components.ts';
import { putTopUnder } from '../changes/decks.ts';
import {
  moveGod,
  regainLife,
  seatNamed,
  takeElves,
  takeFromSupport,
  takeVanirDice,
} from '../changes/gods.ts';
import { sendIotunnBack } from '../changes/reserves.ts';
import { heal, turnTree } from '../changes/tree.ts';
import { takeBack } from '../enemies/wheel.ts';
import { active, godsOnTree, mostLife } from '../facts/gods.ts';
import { waysToMoveGod } from '../facts/moving.ts';
import { elvesThatHelp } from '../facts/risks.ts';
import { beginningOf, cardsToTakeBack, waiting } from '../facts/rounds.ts';
import type { OpenBoard } from '../state/state.ts';
import { answering, oneOf, type QuestionRules } from './question.ts';
import { beginTurn } from './rounds.ts';
import { goOn, waysToGoOn } from './turn-ways.ts';

const DONE = answering('done');
export const SPOILS = ['elf', 'vanir-die'] as const;

/** The questions of every turn: who plays next, with which card, and what to do in the turn. [C-204, C-211] */
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
      emit(game, { type: 'own-card-changed', god: seat.god, enemy: seat.faceDown.enemy });
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

/** The current god's decisions after rolling the dice or losing Life. [C-604, C-608] */
export const RISK_QUESTIONS: QuestionRules<'elves' | 'support-life' | 'spoils'> = {
  elves: {
    alternatives: (game, { roll }) => [
      answering('give', { elves: { kind: 'number', from: 0, to: elvesThatHelp(game, roll) } }),
    ],
    answer: (game, { roll }, { values }) => settle(game, roll, amount(values, 'elves')),
  },
  'support-life': {
    alternatives: (game, { god, life }) => [
      answering('bear', { life: { kind: 'number', from: 0, to: Math.min(life, lifeOfSupport(game, god)) } }),
    ],
    answer(game, { god, life, helpers }, { values }) {
      const borne = amount(values, 'life');
      takeFromSupport(game, god, borne);
      game.steps.unshift({ do: 'lose-life', life: life - borne, helpers });
    },
  },
  spoils: {
    alternatives(game) {
      const there = SPOILS.filter((spoil) => (spoil === 'elf' ? game.alfheim : game.vanaheim) > 0);
      return [answering('take', { spoil: oneOf(there) })];
    },
    answer(game, _question, { values }) {
      if (named(values, 'spoil', SPOILS) === 'elf') takeElves(game, 1);
      else takeVanirDice(game, 1);
    },
  },
};

function lifeOfSupport(game: OpenBoard, god: GodName): number {
  return game.supports.find((each) => each.god === god)?.life ?? 0;
}

const NONE = answering('none');

/** The questions about the targets of a creature's effect: gods, cards, foes and ravaged Worlds. */
export const HELP_QUESTIONS: QuestionRules<
  'put-under' | 'god-regains' | 'fight' | 'iotunn-back' | 'card-back' | 'heal'
> = {
  'put-under': {
    alternatives(game) {
      const gods = game.seats.filter(({ deck }) => deck.length > 0).map(({ god }) => god);
      return [answering('put-under', { gods: { kind: 'some', of: gods, min: 0, max: gods.length } })];
    },
    answer(game, _question, { values }) {
      const chosen = namedAll(values, 'gods', GODS);
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
      regainLife(game, seatNamed(game, named(values, 'god', GODS)), life),
  },
  fight: {
    alternatives: (game, { prevented }) => [...waysToFight(game, prevented), NONE],
    answer(game, { prevented }, { choice, values }) {
      if (choice !== NONE.id) fight(game, choice, values, prevented);
    },
  },
  'iotunn-back': {
    alternatives: (game) => [answering('send-back', { iotunn: oneOf(game.iotunns) })],
    answer: (game, _question, { values }) => sendIotunnBack(game, named(values, 'iotunn', IOTUNNS)),
  },
  'card-back': {
    alternatives: (game) => [answering('take-back', { enemy: oneOf(cardsToTakeBack(game)) })],
    answer: (game, _question, { values }) => takeBack(game, named(values, 'enemy', ENEMIES)),
  },
  heal: {
    alternatives: (game) => [answering('heal', { world: oneOf(game.ravaged) })],
    answer: (game, _question, { values }) => heal(game, named(values, 'world', WORLDS)),
  },
};

/** The questions about the Tree: where gods go, how runes are used, and what a creature does. */
export const TREE_QUESTIONS: QuestionRules<
  'place-god' | 'runes' | 'world-action' | 'creature' | 'move-gods' | 'turn-tree'
> = {
  'place-god': {
    alternatives: () => [answering('place', { world: oneOf(WORLDS) })],
    answer: (game, { god }, { values }) => moveGod(game, god, named(values, 'world', WORLDS)),
  },
  runes: {
    alternatives: (game, { runes }) => [...waysToUse(game, runes), NONE],
    answer(game, { runes }, { choice, values }) {
      if (RUNES.some((rune) => rune === choice)) useRune(game, runes, choice, values);
    },
  },
  'world-action': {
    alternatives: (game, { world }) => waysToActIn(game, world, 'normal'),
    answer: (game, { world }, { values }) => actIn(game, world, 'normal', values),
  },
  creature: {
    alternatives: (_game, { creatures }) => [answering('choose', { creature: oneOf(creatures) })],
    answer: (game, _question, { values }) => letHelp(game, named(values, 'creature', CREATURES)),
  },
  'move-gods': {
    alternatives: (game, { moved, steps }) => [
      ...godsOnTree(game)
        .filter(({ god }) => !moved.includes(god))
        .map(({ god }) => ({
          id: `move:${god}`,
          verb: 'move',
          fields: { world: oneOf(waysToMoveGod(game, god, steps)) },
        })),
      NONE,
    ],
    answer(game, { moved, left, steps }, { choice, values }) {
      const god = godsOnTree(game).find((each) => choice === `move:${each.god}`)?.god;
      if (god === undefined) return;
      moveGod(game, god, named(values, 'world', WORLDS));
      const moving: readonly GodName[] = [...moved, god];
      game.steps.unshift({ do: 'move-gods', moved: moving, left: left - 1, steps });
    },
  },
  'turn-tree': {
    alternatives: () => [answering('turn', { times: { kind: 'number', from: 0, to: 2 } })],
    answer: (game, _question, { values }) => turnTree(game, amount(values, 'times')),
  },
};
