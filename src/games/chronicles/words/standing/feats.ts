/** What a god has done in a game: fights won, Worlds healed, Artifacts taken. */
import type { SeatIndex } from '../../../../core/seat.ts';
import { counted, inTurnsOf } from '../../../../core/telling/feats.ts';
import type { Saying } from '../../../../core/telling/presenter.ts';
import type { ChroniclesEvent } from '../../events.ts';

/** Every fight is won. [C-301] */
export function featsOf(seat: SeatIndex, events: readonly ChroniclesEvent[]): readonly Saying[] {
  const own = inTurnsOf(seat, events);
  const times = (type: ChroniclesEvent['type']) => own.filter((event) => event.type === type).length;
  return [
    ...counted('chronicles.feats.fights', times('fight-began')),
    ...counted('chronicles.feats.healed', times('world-healed')),
    ...counted('chronicles.feats.artifacts', times('artifact-taken')),
  ];
}
