/** What a god has done in a game: fights won, Vikings fallen in its fights, runes completed. */
import type { SeatIndex } from '../../../../core/seat.ts';
import { counted, inTurnsOf } from '../../../../core/telling/feats.ts';
import type { Saying } from '../../../../core/telling/presenter.ts';
import type { YggdrasilEvent } from '../../events.ts';

export function featsOf(seat: SeatIndex, events: readonly YggdrasilEvent[]): readonly Saying[] {
  const own = inTurnsOf(seat, events);
  const times = (type: YggdrasilEvent['type']) => own.filter((event) => event.type === type).length;
  return [
    ...counted('yggdrasil.feats.fights', times('fight-won')),
    ...counted(
      'yggdrasil.feats.fallen',
      own.reduce((sum, event) => sum + fallenIn(event), 0),
    ),
    ...counted('yggdrasil.feats.runes', times('rune-completed')),
  ];
}

/** Whoever was saved from Helheim has not fallen. */
function fallenIn(event: YggdrasilEvent): number {
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
