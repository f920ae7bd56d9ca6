/** The judgement that the mind needs to play Yggdrasil. */
import type { ChanceJudgement } from '../../../../core/thinking/judgement.ts';
import { chanceBy } from '../../../../core/thinking/net.ts';
import type { YggdrasilView } from '../../state/view.ts';
import { partsOf } from '../parts.ts';
import { sensible } from '../sensible.ts';
import { staysInTrance, withTrances } from '../trance.ts';
import { candidates } from './candidates.ts';
import { features } from './features.ts';
import { NET } from './net.ts';

/**
 * The number of turns played out for a chance shown with advice: seven rounds of three gods. Beyond them, the error no longer
 * falls; after three rounds, it would be three times as large in the hardest games.
 */
const TURNS_FOR_CHANCE = 21;
/** From this many gods on, more effort finds better answers. With fewer, it finds nothing that the usual effort doesn't. */
const MANY_GODS = 5;

export const JUDGEMENT: ChanceJudgement<YggdrasilView> = {
  kind: 'chance',
  policy: sensible,
  usualEffort: 100,
  effortWhileOpen: ({ seats }) => (seats.length < MANY_GODS ? null : { valued: 1500, candidates: 20 }),
  candidates,
  /**
   * Playouts last a round, in which every god has a turn, so that no answer looks good just because of the god that plays next.
   */
  turnsAhead: ({ seats }) => Math.max(2, seats.length),
  /** If fewer cards are left than turns, the game is played to its end, so that the chance doesn't depend on the evaluation. */
  turnsAheadForChance: () => TURNS_FOR_CHANCE,
  value,
  parts: partsOf,
  search: {
    policy: withTrances(sensible),
    /** The value was learned from games in which a trance was only a wasted action: it would cost six points. */
    value: (view) => value(withoutLastingTrances(view)),
  },
};

function value(view: YggdrasilView): number {
  return chanceBy(NET, features(view));
}

function withoutLastingTrances(view: YggdrasilView): YggdrasilView {
  const seats = view.seats.map((seat) => (staysInTrance(view, seat) ? { ...seat, inTrance: false } : seat));
  return { ...view, seats };
}
