/** The parts of Micro Midgard that thinking computers need. */
import type { Thinkable } from '../../core/catalogue.ts';
import { DAILY } from './daily.ts';
import { micromidgard } from './game.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import type { MicromidgardState } from './state/state.ts';
import type { MicromidgardView } from './state/view.ts';

export const MIND: Thinkable<MicromidgardState, MicromidgardView> = {
  game: micromidgard,
  judgement: JUDGEMENT,
  daily: DAILY,
};
