/** The judgement that the mind needs to play Yggdrasil. */
import type { ChanceJudgement } from '../../../../core/thinking/judgement.ts';
import { chanceBy } from '../../../../core/thinking/net.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { partsOf } from '../parts.ts';
import { sensible } from '../sensible.ts';
import { candidates } from './candidates.ts';
import { features } from './features.ts';
import { NET } from './net.ts';

export const JUDGEMENT: ChanceJudgement<YggdrasilView> = {
  kind: 'chance',
  policy: sensible,
  usualEffort: 100,
  candidates,
  /**
   * Playouts last a round, in which every god has a turn, so that no answer looks good just because of the god that plays next.
   */
  turnsAhead: ({ seats }) => Math.max(2, seats.length),
  /** Chances shown with advice look two rounds further; without them, the error of the evaluation would be twice as large. */
  turnsAheadTold: ({ seats }) => Math.max(2, seats.length) + 2 * seats.length,
  value: (view) => chanceBy(NET, features(view)),
  parts: partsOf,
};
