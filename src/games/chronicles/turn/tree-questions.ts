/** Questions about the Tree: where gods go, what the runes do, what a creature does. */

import { amount, named } from '../../../core/requests/values.ts';
import { letHelp } from '../actions/creatures/creatures.ts';
import { useRune, waysToUse } from '../actions/runes/runes.ts';
import { actIn, waysToActIn } from '../actions/worlds/actions.ts';
import { type Creature, type GodName, RUNES, WORLDS, type World } from '../box/components.ts';
import { turnTree } from '../changes/turning.ts';
import { godsOnTree, moveGod } from '../facts/gods.ts';
import { waysToMoveGod } from '../facts/moving.ts';
import { answering, oneOf, type QuestionRules } from './question.ts';

const NONE = answering('none');

export const TREE_QUESTIONS: QuestionRules<
  'place-god' | 'runes' | 'world-action' | 'creature' | 'move-gods' | 'turn-tree'
> = {
  'place-god': {
    alternatives: () => [answering('place', { world: oneOf(WORLDS) })],
    answer: (game, { god }, { values }) => moveGod(game, god, named<World>(values, 'world')),
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
    answer: (game, _question, { values }) => letHelp(game, named<Creature>(values, 'creature')),
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
      moveGod(game, god, named<World>(values, 'world'));
      const moving: readonly GodName[] = [...moved, god];
      game.steps.unshift({ do: 'move-gods', moved: moving, left: left - 1, steps });
    },
  },
  'turn-tree': {
    alternatives: () => [answering('turn', { times: { kind: 'number', from: 0, to: 2 } })],
    answer: (game, _question, { values }) => turnTree(game, amount(values, 'times')),
  },
};
