/** Yggdrasil Chronicles as the contract wants it: set-up, actions, questions, outcome, what may be seen. */

import type { Game, Opened, OptionSpec } from '../../core/game.ts';
import { answering } from '../../core/requests/answering.ts';
import type { Refusal } from '../../core/result.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { type Box, RULE_STATES, type RuleState } from './box/box.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { houseBox } from './box/house-box.ts';
import { GODS, MOST_PLAYERS } from './components.ts';
import { type Draft, draftOf, finish } from './draft.ts';
import { stepsToDefeat } from './end/closeness.ts';
import { outcomeOf } from './end/outcome.ts';
import { ANSWER_RULES, requestOf } from './questions/questions.ts';
import { setUpSaga } from './saga/set-up.ts';
import { setUp } from './set-up.ts';
import { refusalOfSkills, SKILL_OPTIONS } from './skills/options.ts';
import type { ChroniclesState, Question } from './state.ts';
import { forbiddingRule } from './turn/refusals.ts';
import { skip } from './turn/skip.ts';
import { run } from './turn/turn.ts';
import { migrateState, RULES_VERSION } from './versions.ts';
import { type ChroniclesView, resample, viewOf } from './view.ts';
import { beginRound } from './wheel/rounds.ts';

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: 'easy' },
  ...SKILL_OPTIONS,
} as const satisfies { readonly [option: string]: OptionSpec };

export const chronicles: Game<ChroniclesState, ChroniclesView, Box, Corrections> = {
  id: 'chronicles',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 1, max: MOST_PLAYERS },
  isContest: false,
  roles: GODS,
  options: OPTIONS,
  validateOptions: refusalOfSkills,
  box(options, corrections) {
    const box = houseBox(options['rules'] as RuleState);
    return corrections === null ? box : corrected(box, corrections);
  },
  setup(opening): Opened<ChroniclesState> {
    const game = setUp(opening);
    setUpSaga(game);
    beginRound(game);
    run(game);
    const { state, events } = finish(game);
    return { state, events };
  },
  ...answering<ChroniclesState, Draft, Question>({
    ...ANSWER_RULES,
    requestOf,
    whyNotAsked,
    forbiddingRule,
    draftOf,
    run,
    finish,
  }),
  skip,
  outcome: outcomeOf,
  closeness: (state) => (state.end?.kind === 'won' ? stepsToDefeat(state) : null),
  observe: viewOf,
  resample,
  reseed: resample,
};

function whyNotAsked({ seats, turn }: ChroniclesState, seat: SeatIndex): Refusal | null {
  const gone = seats[seat];
  return turn.seat === null && gone !== undefined ? { why: 'already-gone', god: gone.god } : null;
}
