/** The parts of Yggdrasil Chronicles that thinking computers need. */
import type { Thinkable } from '../../core/catalogue.ts';
import { DAILY } from './daily.ts';
import { chronicles } from './game.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import type { ChroniclesState } from './state/state.ts';
import type { ChroniclesView } from './state/view.ts';

export const MIND: Thinkable<ChroniclesState, ChroniclesView> = {
  game: chronicles,
  judgement: JUDGEMENT,
  daily: DAILY,
};
