/**
 * Counts a god's feats in a game. Fights won and runes come first, because they throw enemies back; Vikings fallen in fights come
 * last.
 */

import { counted, inTurnsOf, summed } from '../../../../core/presentation/feats.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { YggdrasilEvent } from '../../state/events.ts';

export function featsOf(seat: SeatIndex, events: readonly YggdrasilEvent[]): readonly Phrase[] {
  const own = inTurnsOf(seat, events);
  return [
    ...counted('yggdrasil.feats.fights', summed(own, won)),
    ...counted('yggdrasil.feats.runes', summed(own, runes)),
    ...counted('yggdrasil.feats.found', summed(own, found)),
    ...counted('yggdrasil.feats.freed', summed(own, freed) + summed(events, savedBy(seat))),
    ...counted('yggdrasil.feats.fires', summed(own, firesPutOut)),
    ...counted('yggdrasil.feats.calmed', summed(own, calmed)),
    ...counted('yggdrasil.feats.cards', summed(own, cardsKeptAway)),
    ...counted('yggdrasil.feats.fallen', summed(own, fallen)),
  ];
}

const won = ({ type }: YggdrasilEvent) => (type === 'fight-won' ? 1 : 0);
const runes = ({ type }: YggdrasilEvent) => (type === 'rune-completed' ? 1 : 0);
const found = (event: YggdrasilEvent) => (event.type === 'souls-sought' ? event.vikings : 0);
const firesPutOut = (event: YggdrasilEvent) => (event.type === 'fires-put-out' ? event.fireGiants : 0);
const calmed = (event: YggdrasilEvent) => (event.type === 'calming-tried' && event.calmed ? 1 : 0);

/** The number of Vikings freed from Helheim, wherever they go. */
function freed(event: YggdrasilEvent): number {
  switch (event.type) {
    case 'vikings-sent':
    case 'vikings-taken':
      return event.vikings;
    case 'vikings-shared':
      return event.shares.reduce((sum, share) => sum + share, 0);
    default:
      return 0;
  }
}

/** The Vikings that a god saved, including those from other gods' fights. */
const savedBy = (seat: SeatIndex) => (event: YggdrasilEvent) =>
  event.type === 'vikings-saved' && event.seat === seat ? event.vikings : 0;

/** The cards kept away. A card put back on top of the deck doesn't count, since it still comes. */
const cardsKeptAway = (event: YggdrasilEvent) =>
  event.type === 'card-discarded' || (event.type === 'card-put-back' && event.where === 'bottom') ? 1 : 0;

/** The Vikings that have fallen, without those saved from Helheim. */
function fallen(event: YggdrasilEvent): number {
  switch (event.type) {
    case 'fight-won':
    case 'fight-lost':
      return event.vikings;
    case 'vikings-saved':
      return -event.vikings;
    default:
      return 0;
  }
}
