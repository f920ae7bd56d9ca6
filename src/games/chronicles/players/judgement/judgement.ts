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

/**
 * The number of further rounds to play out for a chance shown with advice, and for comparisons if a god has little Life left.
 * The evaluation misjudges such positions most, and after this many rounds the game is nearly always over.
 */
const FAR = 6;
const LITTLE_LIFE = 2;

export const JUDGEMENT: ChanceJudgement<ChroniclesView> = {
  kind: 'chance',
  policy: sensible,
  usualEffort: 300,
  candidates,
  /** Playouts end at the start of the next round: there every god still has a card to play, so positions can be compared. */
  turnsAhead: (view) => seatsToGo(view).length,
  /**
   * Comparisons for people look at least one round further. Otherwise the turn of a round's last god would be judged only by
   * the evaluation.
   */
  turnsAheadShown: (view) => roundsAhead(view, isNearDeath(view) ? FAR : 1),
  turnsAheadForChance: (view) => roundsAhead(view, FAR),
  value: (view) => chanceBy(NET, features(view)),
  parts: partsOf,
};

/** The number of turns in the rest of this round and in `rounds` more rounds. */
function roundsAhead(view: ChroniclesView, rounds: number): number {
  return seatsToGo(view).length + rounds * view.seats.length;
}

function isNearDeath({ seats }: ChroniclesView): boolean {
  return seats.some(({ life }) => life <= LITTLE_LIFE);
}
