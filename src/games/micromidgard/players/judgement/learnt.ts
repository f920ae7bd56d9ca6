/** The learnt worth of a position at the end of a turn to the player who took it: the log odds to win. */
import type { SeatIndex } from '../../../../core/seat.ts';
import { logOddsBy } from '../../../../core/thinking/net.ts';
import { opponentOf } from '../../facts/seats.ts';
import type { MicromidgardState } from '../../state/state.ts';
import { isDecided, victory } from '../utility.ts';
import { features } from './features.ts';
import { NET } from './net.ts';

export function utilityOf(state: MicromidgardState, seat: SeatIndex): number {
  if (state.end !== null || isDecided(state)) return victory(state, seat);
  return 0 - logOddsBy(NET, features(state, opponentOf(seat)));
}
