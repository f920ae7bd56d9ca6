/** Implements the rules of Yggdrasil: set-up, actions, questions, outcome and view. */

import { answering } from '../../core/answering.ts';
import type { Game, Opened, OptionSpec, Outcome } from '../../core/game.ts';
import type { OptionsOf } from '../../core/options.ts';
import { withStreamsFrom } from '../../core/random.ts';
import { asListOf } from '../../core/typed/one-of.ts';
import { type Box, RULE_STATES } from './box/box.ts';
import { ENEMIES, GODS, RAGNAROK_CARDS } from './box/components.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { houseBox } from './box/rule-states.ts';
import { spacesToDefeat } from './facts/defeat.ts';
import { resample, reseed } from './odds/resample.ts';
import { type Draft, draftOf, finish } from './state/draft.ts';
import type { Question, YggdrasilState } from './state/state.ts';
import { migrateState, RULES_VERSION } from './state/versions.ts';
import { viewOf, type YggdrasilView } from './state/view.ts';
import { ANSWER_RULES, forbiddingRule, requestOf } from './turn/questions.ts';
import { setUp, type TableChoices } from './turn/set-up.ts';
import { skip } from './turn/skip.ts';
import { beginTurn, run } from './turn/turn.ts';

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: '2018' },
  angry: {
    fields: [
      { kind: 'number', from: 0, to: ENEMIES.length },
      { kind: 'some', of: ENEMIES, min: 0, max: ENEMIES.length },
    ],
    byDefault: 0,
  },
  ragnarok: {
    fields: [
      { kind: 'number', from: 0, to: RAGNAROK_CARDS.length },
      { kind: 'some', of: RAGNAROK_CARDS, min: 0, max: RAGNAROK_CARDS.length },
    ],
    byDefault: 0,
  },
  specials: { fields: [{ kind: 'one', of: ['spread', 'shuffled'] }], byDefault: 'spread' },
  bags: { fields: [{ kind: 'one', of: ['open', 'closed'] }], byDefault: 'open' },
  'ask-elves': { fields: [{ kind: 'one', of: ['when-it-matters', 'always'] }], byDefault: 'when-it-matters' },
} as const satisfies { readonly [option: string]: OptionSpec };

/** The types of the validated options, derived from `OPTIONS`. */
type Chosen = OptionsOf<typeof OPTIONS>;

const rules: Game<YggdrasilState, YggdrasilView, Box, Corrections, Chosen> = {
  id: 'yggdrasil',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 1, max: GODS.length },
  isContest: false,
  passesAfterPause: true,
  roles: GODS,
  options: OPTIONS,
  validateOptions(options) {
    const { rules: edition } = options;
    const { ragnarok } = choicesOf(options).difficulty;
    const wanted = typeof ragnarok === 'number' ? ragnarok : ragnarok.length;
    const there = Object.keys(houseBox(edition).ragnarok).length;
    return wanted > there ? { code: 'no-ragnarok', rules: edition } : null;
  },
  box(options, corrections) {
    const printed = houseBox(options.rules);
    const box = corrections === null ? printed : corrected(printed, corrections);
    return options.specials === 'shuffled' ? { ...box, shufflesSpecialsIn: true } : box;
  },
  setup({ options, roles, seed, box }): Opened<YggdrasilState> {
    const game = setUp(box, choicesOf(options), asListOf(GODS, roles), seed);
    beginTurn(game, 0);
    run(game);
    const { state, events } = finish(game);
    return { state, events };
  },
  ...answering<YggdrasilState, Draft, Question>({
    ...ANSWER_RULES,
    requestOf,
    forbiddingRule,
    draftOf,
    run,
    finish,
  }),
  skip,
  outcome: (state): Outcome => {
    if (state.end === null) return { kind: 'ongoing' };
    return state.end.kind === 'won' ? { kind: 'won', why: ['deck-empty'] } : state.end;
  },
  closeness: (state) => (state.end?.kind === 'won' ? spacesToDefeat(state) : null),
  observe: viewOf,
  resample,
  reseed,
  withChance: withStreamsFrom,
};

/** The game. Its options are checked when a table is opened, so callers don't have to know their types. */
export const yggdrasil: Game<YggdrasilState, YggdrasilView, Box, Corrections> = rules;

function choicesOf(options: Chosen): TableChoices {
  return {
    difficulty: {
      angry: options.angry,
      ragnarok: options.ragnarok,
    },
    bagsAreOpen: options.bags === 'open',
    elvesAreAlwaysAsked: options['ask-elves'] === 'always',
  };
}
