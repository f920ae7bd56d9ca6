/** Micro Midgard as the contract wants it: set-up, actions, questions, outcome. */
import { allows } from '../../core/answer.ts';
import type { Applied, Game, Opened, OptionSpec } from '../../core/game.ts';
import type { Action, Request } from '../../core/request.ts';
import { type Refusal, refused } from '../../core/result.ts';
import type { SeatIndex } from '../../core/seat.ts';
import { ask } from './asking.ts';
import { type Box, RULE_STATES } from './box/box.ts';
import { type Corrections, corrected } from './box/corrections.ts';
import { HOUSE_BOX } from './box/house-box.ts';
import { RAVENS } from './components.ts';
import { draftOf, finish } from './draft.ts';
import { leadOf, outcomeOf } from './outcome.ts';
import { answer, answerForced, requestOf } from './questions/questions.ts';
import { forbiddingRule } from './refusals.ts';
import { setUp } from './set-up.ts';
import { skip } from './skip.ts';
import type { MicromidgardState } from './state.ts';
import { migrateState, RULES_VERSION } from './versions.ts';
import { type MicromidgardView, viewOf } from './view.ts';

const OPTIONS = {
  rules: { fields: [{ kind: 'one', of: RULE_STATES }], byDefault: 'standard' },
} as const satisfies { readonly [option: string]: OptionSpec };

export const micromidgard: Game<MicromidgardState, MicromidgardView, Box, Corrections> = {
  id: 'micromidgard',
  rulesVersion: RULES_VERSION,
  migrateState,
  seats: { min: 2, max: 2 },
  isContest: true,
  roles: RAVENS,
  options: OPTIONS,
  validateOptions: () => null,
  box: (_options, corrections) => (corrections === null ? HOUSE_BOX : corrected(HOUSE_BOX, corrections)),
  setup(opening): Opened<MicromidgardState> {
    const game = setUp(opening);
    ask(game, { about: 'start-resource' });
    return finish(game);
  },
  /** Nothing is left to chance after set-up, so nothing ever comes to light. */
  apply(state, seat, action): Applied<MicromidgardState> {
    const refusal = whyNot(state, seat, action);
    if (refusal !== null) return refused(refusal);
    const game = draftOf(state);
    if (state.question !== null) answer(game, state.question, action);
    answerForced(game);
    return { ok: true, ...finish(game), revealed: false };
  },
  skip,
  requests(state) {
    const request = standingRequest(state);
    return request === null ? [] : [request];
  },
  outcome: outcomeOf,
  closeness: leadOf,
  observe: viewOf,
  resample: (state) => state,
};

/** A state never changes, so the request worked out for whoever asked last serves the `apply` that follows. */
let latest: { readonly state: MicromidgardState; readonly request: Request } | null = null;

function standingRequest(state: MicromidgardState): Request | null {
  if (state.question === null || state.end !== null) return null;
  if (latest?.state !== state) latest = { state, request: requestOf(state, state.question) };
  return latest.request;
}

/** Names the rule that refuses the action; null when it is allowed. */
function whyNot(state: MicromidgardState, seat: SeatIndex, action: Action): Refusal | null {
  const request = standingRequest(state);
  if (request === null) return { why: 'game-is-over' };
  if (seat !== state.turn.seat) return { why: 'not-your-turn', seat: state.turn.seat };
  if (allows(request, action)) return null;
  if (action.request !== request.key) return { why: 'stale' };
  return forbiddingRule(state, action) ?? { why: 'not-an-answer' };
}
