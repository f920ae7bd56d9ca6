/** The question for the next action, and the pause before a turn is over. [Y-211, Y-214] */
import type { Alternative } from '../../../core/requests/request.ts';
import { isDeed, perform, waysToAct } from '../actions/deeds.ts';
import type { YggdrasilState } from '../state/state.ts';
import type { QuestionRules } from './question.ts';

const DONE: Alternative = { id: 'done', verb: 'done', fields: {} };

/** Actions may be forgone, but not while Fenrir is angry. [Y-214, Y-215] */
function actions(game: YggdrasilState): readonly Alternative[] {
  return game.fenrirIsAngry ? waysToAct(game) : [...waysToAct(game), DONE];
}

export const TURN_QUESTIONS: QuestionRules<'turn' | 'turn-end'> = {
  turn: {
    alternatives: actions,
    answer(game, _question, { choice, values }) {
      if (choice === DONE.id) return;
      const [deed] = choice.split(':');
      if (deed === undefined || !isDeed(deed)) throw new Error(`not a deed: ${choice}`);
      game.steps.unshift({ do: 'act' });
      perform(game, deed, choice, values);
    },
  },
  'turn-end': { alternatives: () => [DONE], answer: () => undefined },
};
