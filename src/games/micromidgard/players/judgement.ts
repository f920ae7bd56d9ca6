/** What the mind is told of Micro Midgard: whole turns, what they are worth, and the chance to win that goes with it. */
import type { DuelJudgement } from '../../../core/thinking/judgement.ts';
import type { MicromidgardState } from '../state.ts';
import type { MicromidgardView } from '../view.ts';
import { partsOf } from './parts.ts';
import { sensible } from './sensible.ts';
import { wholeTurns } from './turns.ts';

/** A lead of so much worth wins about 73 games of 100: fitted to how 160 games ended after turns of that worth. */
const LEAD = 17;

export const JUDGEMENT: DuelJudgement<MicromidgardState, MicromidgardView> = {
  kind: 'duel',
  policy: sensible,
  usualEffort: 3000,
  turns: wholeTurns,
  chance: (worth) => 1 / (1 + Math.exp(-worth / LEAD)),
  parts: partsOf,
};
