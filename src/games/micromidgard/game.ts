/** Implements the rules of Micro Midgard: set-up, actions, questions, outcome. */

import { answering } from '../../core/answering.ts';
import type { Game, Opened, OptionSpec } from '../../core/game.ts';
import { ask } from '../../core/requests/asking.ts';
import { type Box, RULE_STATES } from './box/box.ts';
import { RAVENS } from './box/components.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { HOUSE_BOX } from './box/house-box.ts';
import { leadOf, outcomeOf } from './facts/outcome.ts';
import { type Draft, draftOf, finish } from './state/draft.ts';
import type { MicromidgardState, Question } from './state/state.ts';
import { migrateState, RULES_VERSION } from './state/versions.ts';
import { type MicromidgardView, viewOf } from './state/view.ts';
import { ANSWER_RULES, requestOf, run } from './turn/questions.ts';
import { forbiddingRule } from './turn/refusals.ts';
import { setUp } from './turn/set-up.ts';
import { skip } from './turn/skip.ts';

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: 'standard' },
} as const satisfies { readonly [option: string]: OptionSpec };

export const micromidgard: Game<MicromidgardState, MicromidgardView, Box, Corrections> = {
  id: 'micromidgard',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 2, max: 2 },
  isContest: true,
  passesAfterPause: true,
  roles: RAVENS,
  options: OPTIONS,
  validateOptions: () => null,
  box: (_options, corrections) => (corrections === null ? HOUSE_BOX : corrected(HOUSE_BOX, corrections)),
  setup(opening): Opened<MicromidgardState> {
    const game = setUp(opening);
    ask(game, { about: 'start-resource' });
    const { state, events } = finish(game);
    return { state, events };
  },
  ...answering<MicromidgardState, Draft, Question>({
    ...ANSWER_RULES,
    requestOf,
    forbiddingRule,
    draftOf,
    run,
    finish,
  }),
  skip,
  outcome: outcomeOf,
  closeness: leadOf,
  observe: viewOf,
  resample: (state) => state,
  reseed: (state) => state,
  withChance: (state) => state,
};
