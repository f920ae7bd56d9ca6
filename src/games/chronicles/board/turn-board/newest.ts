/** Finds the piece of the board that the newest tile is about: the only one marked in gold. */
import { type Foe, isIotunn, isSagaFoe } from '../../box/components.ts';
import type { ChroniclesEvent } from '../../state/events.ts';
import type { PieceName } from './turn-picture.ts';

/** The piece that an event is about; null if it isn't on the board. */
export function pieceOf(event: ChroniclesEvent | null): PieceName | null {
  switch (event?.type) {
    case 'tree-turned':
      return 'ring';
    case 'enemy-awoke':
    case 'enemy-roused':
    case 'enemy-moved':
    case 'enemy-retreated':
      return `enemy-${event.enemy}`;
    case 'card-placed':
      return `wheel-${event.enemy}`;
    case 'fenrir-bit':
      return 'enemy-fenrir';
    case 'saga-foe-moved':
    case 'task-fight-done':
      return pieceOfFoe(event.foe);
    case 'iotunn-came':
      return pieceOfFoe(event.iotunn);
    case 'anonymous-came':
    case 'anonymous-left':
      return 'enemy-hel';
    case 'fire-giants-came':
    case 'fire-giants-left':
      return 'enemy-surt';
    case 'life-lost':
    case 'life-regained':
      return `life-${event.god}`;
    case 'world-ravaged':
    case 'world-healed':
      return event.world;
    case 'fight-began':
      return pieceOfFoe(event.foe);
    case 'action-began':
    case 'god-moved':
      return `god-${event.god}`;
    default:
      return null;
  }
}

export function pieceOfFoe(foe: Foe): PieceName {
  return isSagaFoe(foe) || isIotunn(foe) ? `foe-${foe}` : `enemy-${foe}`;
}
