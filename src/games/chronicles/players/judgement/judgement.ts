/** The mind's view of Yggdrasil Chronicles. */
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
  /** Up to the start of the next round: there every god has a card to come, so positions can be compared. */
  turnsAhead: (view) => seatsToGo(view).length,
  /** One more round: otherwise the value alone would judge the turn of a round's last god. */
  turnsAheadShown: (view) => seatsToGo(view).length + view.seats.length,
  value: (view) => chanceBy(NET, features(view)),
  parts: partsOf,
};
