/** Implements the rules of Yggdrasil Chronicles: set-up, actions, questions, outcome and views. */

import { answering } from '../../core/answering.ts';
import type { Game, Opened, OptionSpec } from '../../core/game.ts';
import type { OptionsOf } from '../../core/options.ts';
import { withStreamsFrom } from '../../core/random.ts';
import type { Refusal } from '../../core/result.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { type Box, RULE_STATES } from './box/box.ts';
import { GODS, MAX_PLAYERS } from './box/components.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { houseBox } from './box/house-box.ts';
import { outcomeOf, stepsToDefeat } from './facts/outcome.ts';
import { type Draft, draftOf, finish } from './state/draft.ts';
import { refusalOfSkills, SKILL_OPTIONS } from './state/skill-options.ts';
import type { ChroniclesState, Question } from './state/state.ts';
import { migrateState, RULES_VERSION } from './state/versions.ts';
import { type ChroniclesView, resample, viewOf } from './state/view.ts';
import { ANSWER_RULES, requestOf, requestWithoutDefault } from './turn/questions.ts';
import { forbiddingRule } from './turn/refusals.ts';
import { beginRound } from './turn/rounds.ts';
import { setUp, setUpSaga } from './turn/set-up.ts';
import { skip } from './turn/skip.ts';
import { run } from './turn/turn.ts';

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: 'easy' },
  ...SKILL_OPTIONS,
} as const satisfies { readonly [option: string]: OptionSpec };

const rules: Game<ChroniclesState, ChroniclesView, Box, Corrections, OptionsOf<typeof OPTIONS>> = {
  id: 'chronicles',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 1, max: MAX_PLAYERS },
  isContest: false,
  passesAfterPause: true,
  roles: GODS,
  options: OPTIONS,
  validateOptions: refusalOfSkills,
  box(options, corrections) {
    const box = houseBox(options.rules);
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
    requestWithoutDefault,
    refusalOutOfTurn,
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
  withChance: withStreamsFrom,
};

/** The game. Its options are checked when a table is opened, so callers don't have to know their types. */
export const chronicles: Game<ChroniclesState, ChroniclesView, Box, Corrections> = rules;

function refusalOutOfTurn({ seats, turn }: ChroniclesState, seat: SeatIndex): Refusal | null {
  const gone = seats[seat];
  return turn.seat === null && gone !== undefined ? { code: 'already-gone', god: gone.god } : null;
}
