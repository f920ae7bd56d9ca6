/** The parts of Yggdrasil that thinking computers need. */
import type { Thinkable } from '../../core/catalogue.ts';
import { DAILY } from './daily.ts';
import { yggdrasil } from './game.ts';
import { JUDGEMENT } from './players/judgement/judgement.ts';
import type { YggdrasilState } from './state/state.ts';
import type { YggdrasilView } from './state/view.ts';

export const MIND: Thinkable<YggdrasilState, YggdrasilView> = {
  game: yggdrasil,
  judgement: JUDGEMENT,
  daily: DAILY,
};
