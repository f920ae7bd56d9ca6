/** Yggdrasil Chronicles as the contract wants it: set-up, actions, questions, outcome, what may be seen. */
import { allows, askedOf } from '../../core/answer.ts';
import type { Applied, Game, Opened, OptionSpec } from '../../core/game.ts';
import type { Action, Request } from '../../core/request.ts';
import { type Refusal, refused } from '../../core/result.ts';
import { type SeatIndex, seatIndex } from '../../core/seat.ts';
import { type Box, RULE_STATES, type RuleState } from './box/box.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { houseBox } from './box/house-box.ts';
import { stepsToDefeat } from './closeness.ts';
import { GODS } from './components.ts';
import { draftOf, finish } from './draft.ts';
import { outcomeOf } from './outcome.ts';
import { answer, askedSeats, requestOf } from './questions/questions.ts';
import { forbiddingRule } from './refusals.ts';
import { beginRound } from './rounds.ts';
import { setUp } from './set-up.ts';
import { skip } from './skip.ts';
import type { ChroniclesState } from './state.ts';
import { run } from './turn.ts';
import { migrateState, RULES_VERSION } from './versions.ts';
import { type ChroniclesView, resample, viewOf } from './view.ts';

/** The Life points of so many gods are printed. [C-113] */
const MOST_PLAYERS = 5;

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: 'easy' },
} as const satisfies { readonly [option: string]: OptionSpec };

export const chronicles: Game<ChroniclesState, ChroniclesView, Box, Corrections> = {
  id: 'chronicles',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 1, max: MOST_PLAYERS },
  isContest: false,
  roles: GODS,
  options: OPTIONS,
  validateOptions: () => null,
  box(options, corrections) {
    const box = houseBox(options['rules'] as RuleState);
    return corrections === null ? box : corrected(box, corrections);
  },
  setup(opening): Opened<ChroniclesState> {
    const game = setUp(opening);
    beginRound(game);
    run(game);
    const { state, events } = finish(game);
    return { state, events };
  },
  apply(state, seat, action): Applied<ChroniclesState> {
    const refusal = whyNot(state, seat, action);
    if (refusal !== null) return refused(refusal);
    const game = draftOf(state);
    if (state.question !== null) answer(game, state.question, action);
    run(game);
    return { ok: true, ...finish(game) };
  },
  skip,
  requests(state) {
    const request = standingRequest(state);
    return request === null ? [] : [request];
  },
  outcome: outcomeOf,
  closeness: (state) => (state.end?.kind === 'won' ? stepsToDefeat(state) : null),
  observe: viewOf,
  resample: resample,
};

/** A state never changes, so the request worked out for whoever asked last serves the `apply` that follows. */
let latest: { readonly state: ChroniclesState; readonly request: Request } | null = null;

function standingRequest(state: ChroniclesState): Request | null {
  if (state.question === null) return null;
  if (latest?.state !== state) latest = { state, request: requestOf(state, state.question) };
  return latest.request;
}

/** Names the rule that refuses the action; null when it is allowed. */
function whyNot(state: ChroniclesState, seat: SeatIndex, action: Action): Refusal | null {
  const request = standingRequest(state);
  if (request === null) return { why: 'game-is-over' };
  if (!request.seats.includes(seat)) return notAsked(state, seat);
  if (allows(askedOf(request, [seat]), action)) return null;
  if (action.request !== request.key) return { why: 'stale' };
  return forbiddingRule(state, action) ?? { why: 'not-an-answer' };
}

function notAsked(state: ChroniclesState, seat: SeatIndex): Refusal {
  const gone = state.seats[seat];
  if (state.turn.seat === null && gone !== undefined) return { why: 'already-gone', god: gone.god };
  return { why: 'not-your-turn', seat: askedSeats(state)[0] ?? seatIndex(0) };
}
