/** Counts a god's feats in a game, such as Fights won, Iotunns driven away and Worlds healed. */

import { counted, inTurnsOf, summed } from '../../../../core/presentation/feats.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { ChroniclesEvent } from '../../state/events.ts';

/** A god's feats. Every Fight is won. [C-301] */
export function featsOf(seat: SeatIndex, events: readonly ChroniclesEvent[]): readonly Phrase[] {
  const own = inTurnsOf(seat, events);
  const times = (type: ChroniclesEvent['type']) => own.filter((event) => event.type === type).length;
  return [
    ...counted('chronicles.feats.fights', times('fight-began')),
    ...counted('chronicles.feats.iotunns', times('iotunn-left')),
    ...counted('chronicles.feats.deeds', times('deed-done')),
    ...counted('chronicles.feats.healed', times('world-healed')),
    ...counted('chronicles.feats.artifacts', times('artifact-taken')),
    ...counted('chronicles.feats.heroes', summed(own, heroesCalled)),
    ...counted('chronicles.feats.cards', times('card-taken-back')),
  ];
}

const heroesCalled = (event: ChroniclesEvent) => (event.type === 'heroes-came' ? event.heroes : 0);
