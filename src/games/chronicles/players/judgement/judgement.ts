/** The judgement that the mind needs to play Yggdrasil Chronicles. */
import type { ChanceJudgement } from '../../../../core/thinking/judgement.ts';
import { chanceBy } from '../../../../core/thinking/net.ts';
import { seatsToGo } from '../../facts/rounds.ts';
import type { ChroniclesView } from '../../state/view.ts';
import { sensible } from '../sensible.ts';
import { candidates } from './candidates.ts';
import { features } from './features.ts';
import { NET } from './net.ts';
import { partsOf } from './parts.ts';

export const JUDGEMENT: ChanceJudgement<ChroniclesView> = {
  kind: 'chance',
  policy: sensible,
  usualEffort: 300,
  candidates,
  /** Playouts end at the start of the next round: there every god still has a card to play, so positions can be compared. */
  turnsAhead: (view) => seatsToGo(view).length,
  /** Shown chances look one round further. Otherwise only the evaluation would judge the turn of a round's last god. */
  turnsAheadShown: (view) => seatsToGo(view).length + view.seats.length,
  value: (view) => chanceBy(NET, features(view)),
  parts: partsOf,
};
