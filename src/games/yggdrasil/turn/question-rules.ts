/** The rules of each question: its alternatives, and the effect of its answer. */

import { emit } from '../../../core/logs/event-record.ts';
import {
  type Action,
  type Alternative,
  type Field,
  plainAlternative,
} from '../../../core/requests/request.ts';
import { amount, amounts, named, namedAll } from '../../../core/requests/values.ts';
import { discardByVanir, discardFromPile, discardGiant } from '../actions/beating.ts';
import { settle } from '../actions/combat.ts';
import { perform, waysToAct } from '../actions/god-actions.ts';
import { shareVikings } from '../actions/runes.ts';
import { putInOrder } from '../actions/vanir.ts';
import { boxOf } from '../box/box.ts';
import { CARDS, ENEMIES, GIANTS, ISLANDS, SEA } from '../box/components.ts';
import { putBack } from '../changes/deck.ts';
import { moveValkyries, retreat } from '../changes/movement.ts';
import { strikeIsland } from '../enemies/effects.ts';
import { drag } from '../enemies/nidhogg.ts';
import { activeGod } from '../facts/powers.ts';
import type { Draft } from '../state/draft.ts';
import {
  isGodAction,
  type Question,
  type QuestionAbout,
  type QuestionKind,
  type YggdrasilState,
} from '../state/state.ts';
import { giantsInPile } from '../state/view.ts';

export interface QuestionRule<Own extends Question> {
  alternatives(game: YggdrasilState, question: Own): readonly Alternative[];
  /** Applies an answer. The question has already been removed from the state, and the action is one of its alternatives. */
  answer(game: Draft, question: Own, action: Action): void;
}

type QuestionRules<Kind extends QuestionKind> = {
  readonly [Each in Kind]: QuestionRule<QuestionAbout<Each>>;
};

/** The only alternative of a question. */
function fill(verb: string, fields: { readonly [field: string]: Field }): readonly Alternative[] {
  return [{ id: verb, verb, fields }];
}

const DONE = plainAlternative('done');

/** The ways to use an action. Actions can be skipped, but not while Fenrir is angry. [Y-214, Y-215] */
function waysToSpend(game: YggdrasilState): readonly Alternative[] {
  const ways = waysToAct(game);
  if (!game.fenrirIsAngry) ways.push(DONE);
  return ways;
}

/** The question for the next action, and the pause before a turn is over. [Y-211, Y-214] */
const TURN_QUESTIONS: QuestionRules<'turn' | 'turn-end'> = {
  turn: {
    alternatives: waysToSpend,
    answer(game, _question, { choice, values }) {
      if (choice === DONE.id) return;
      const [action] = choice.split(':');
      if (action === undefined || !isGodAction(action)) throw new Error(`not an action: ${choice}`);
      game.steps.unshift({ do: 'act' });
      perform(game, action, choice, values);
    },
  },
  'turn-end': { alternatives: () => [DONE], answer: () => undefined },
};

/** The decisions that enemies leave to the gods: the card to play, the island to strike, the enemy to drag along. */
const ENEMY_QUESTIONS: QuestionRules<'odin-cards' | 'tyr-colour' | 'nidhogg-drag'> = {
  'odin-cards': {
    alternatives: (game, { cards }) =>
      fill('play', {
        card: { kind: 'one', of: [...new Set(cards)] },
        other: { kind: 'one', of: boxOf(game).odinPutsBack },
      }),
    answer(game, { cards: [one, two] }, { values }) {
      const card = named(values, 'card', CARDS);
      const other = card === one ? two : one;
      const where = named(values, 'other', boxOf(game).odinPutsBack);
      putBack(game, other, where);
      emit(game, { type: 'card-put-back', card: other, where });
      game.steps.unshift({ do: 'play-card', card });
    },
  },
  'tyr-colour': {
    alternatives: (_game, { islands }) => fill('take', { island: { kind: 'one', of: islands } }),
    answer(game, { enemy, power }, { values }) {
      strikeIsland(game, enemy, named(values, 'island', ISLANDS), power);
    },
  },
  'nidhogg-drag': {
    alternatives: (_game, { among }) => fill('drag', { enemy: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => drag(game, named(values, 'enemy', ENEMIES)),
  },
};

/** The questions of a fight after the roll. [Y-427, Y-767] */
const FIGHT_QUESTIONS: QuestionRules<'elves' | 'vikings-and-elves'> = {
  elves: {
    alternatives: (game) => fill('give', { elves: { kind: 'number', from: 0, to: activeGod(game).elves } }),
    answer: (game, { fight }, { values }) =>
      settle(game, fight, { vikings: 0, elves: amount(values, 'elves') }),
  },
  'vikings-and-elves': {
    alternatives(game) {
      const { vikings, elves } = activeGod(game);
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

/** The questions about the giant that leaves play, if a god can choose it. [Y-592, Y-725] */
const GIANT_QUESTIONS: QuestionRules<'odin-giant' | 'pile-giant'> = {
  'odin-giant': {
    alternatives(game) {
      const pile = giantsInPile(game);
      const any = GIANTS.filter((giant) => game.active.includes(giant) || pile.includes(giant));
      return fill('discard', { giant: { kind: 'one', of: any } });
    },
    answer(game, { beaten }, { values }) {
      const giant = named(values, 'giant', GIANTS);
      if (giant !== beaten && game.pile.includes(giant)) discardFromPile(game, giant);
      else discardGiant(game, giant);
    },
  },
  'pile-giant': {
    alternatives: (_game, { among }) => fill('discard', { giant: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => discardByVanir(game, named(values, 'giant', GIANTS)),
  },
};

/** The decisions that the runes leave to the gods: shares of Vikings, enemies to throw back. [Y-654, Y-658, Y-660] */
const RUNE_QUESTIONS: QuestionRules<'sigel' | 'throw-back'> = {
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
      const thrown = count === 1 ? [named(values, 'enemy', ENEMIES)] : namedAll(values, 'enemies', ENEMIES);
      for (const enemy of thrown) retreat(game, enemy, spaces);
    },
  },
};

/** The questions of the squares of the reinforcement scale. [Y-586, Y-589, Y-591] */
const VANIR_QUESTIONS: QuestionRules<'valkyries' | 'reorder' | 'enemy-back'> = {
  valkyries: {
    alternatives: (_game, { among }) => fill('move', { island: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => moveValkyries(game, named(values, 'island', SEA)),
  },
  reorder: {
    alternatives: (_game, { cards }) => fill('order', { cards: { kind: 'order', of: cards } }),
    answer: (game, _question, { values }) => putInOrder(game, namedAll(values, 'cards', CARDS)),
  },
  'enemy-back': {
    alternatives: (_game, { among }) => fill('throw-back', { enemy: { kind: 'one', of: among } }),
    answer: (game, _question, { values }) => retreat(game, named(values, 'enemy', ENEMIES), 1),
  },
};

export const QUESTION_RULES: QuestionRules<QuestionKind> = {
  ...TURN_QUESTIONS,
  ...ENEMY_QUESTIONS,
  ...FIGHT_QUESTIONS,
  ...GIANT_QUESTIONS,
  ...RUNE_QUESTIONS,
  ...VANIR_QUESTIONS,
};
