/** The decisions that the dice and a loss of Life leave to the god on turn. [C-604, C-608] */

import { amount, named } from '../../../core/requests/values.ts';
import { elvesThatHelp, settle } from '../actions/risks.ts';
import type { GodName } from '../box/components.ts';
import { takeFromSupport } from '../changes/life.ts';
import { takeElves, takeVanirDice } from '../changes/stocks.ts';
import type { OpenBoard } from '../state/state.ts';
import { answering, oneOf, type QuestionRules } from './question.ts';

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
      const there = [...(game.alfheim > 0 ? ['elf'] : []), ...(game.vanaheim > 0 ? ['vanir-die'] : [])];
      return [answering('take', { spoil: oneOf(there) })];
    },
    answer(game, _question, { values }) {
      if (named(values, 'spoil') === 'elf') takeElves(game, 1);
      else takeVanirDice(game, 1);
    },
  },
};

function lifeOfSupport(game: OpenBoard, god: GodName): number {
  return game.supports.find((each) => each.god === god)?.life ?? 0;
}
