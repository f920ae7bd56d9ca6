/** The judgement that the mind needs to play Micro Midgard: whole turns, their value, and the corresponding chance to win. */
import type { DuelJudgement } from '../../../../core/thinking/judgement.ts';
import { chanceOf } from '../../../../core/thinking/net.ts';
import type { MicromidgardState } from '../../state/state.ts';
import type { MicromidgardView } from '../../state/view.ts';
import { partsOf } from '../parts.ts';
import { sensible } from '../sensible.ts';
import { wholeTurns } from './turns.ts';

export const JUDGEMENT: DuelJudgement<MicromidgardState, MicromidgardView> = {
  kind: 'duel',
  policy: sensible,
  usualEffort: 5000,
  turns: wholeTurns,
  chance: chanceOf,
  parts: partsOf,
};
