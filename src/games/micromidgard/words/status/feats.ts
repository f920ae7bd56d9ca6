/** Counts a raven's feats in a game: the Prophecies won first, then squares, Relics, Ragnaroks and wolves pulled back. */

import { counted, inTurnsOf } from '../../../../core/presentation/feats.ts';
import type { Phrase } from '../../../../core/presentation/phrase.ts';
import type { SeatIndex } from '../../../../core/seat.ts';
import type { MicromidgardEvent } from '../../state/events.ts';

export function featsOf(seat: SeatIndex, events: readonly MicromidgardEvent[]): readonly Phrase[] {
  const inTheirTurns = new Set(inTurnsOf(seat, events));
  const times = (isTheirs: (event: MicromidgardEvent) => boolean) => events.filter(isTheirs).length;
  return [
    ...counted(
      'micromidgard.feats.prophecies',
      times((event) => event.type === 'prophecy-scored' && event.winner === seat),
    ),
    ...counted(
      'micromidgard.feats.squares',
      times((event) => event.type === 'square-activated' && event.seat === seat),
    ),
    ...counted(
      'micromidgard.feats.relics',
      times((event) => event.type === 'relic-claimed' && event.seat === seat),
    ),
    ...counted(
      'micromidgard.feats.ragnaroks',
      times((event) => event.type === 'prophecy-scored' && inTheirTurns.has(event)),
    ),
    ...counted(
      'micromidgard.feats.wolves',
      times((event) => event.type === 'wolf-pulled-back' && inTheirTurns.has(event)),
    ),
  ];
}
