/** The data from which every part of a turn board is drawn, and the names of its pieces. */
import type { Enemy, GodName, Iotunn, SagaFoe, World } from '../../box/components.ts';
import type { Board } from '../board.ts';
import type { Outlook } from './outlook.ts';

/** The name in the picture of a piece that can be marked. */
export type PieceName =
  | World
  | 'ring'
  | 'page'
  | `enemy-${Enemy}`
  | `foe-${SagaFoe | Iotunn}`
  | `god-${GodName}`
  | `life-${GodName}`
  | `wheel-${Enemy}`;

export interface TurnPicture extends Board {
  /** The piece that the newest tile is about: the only one marked in gold. */
  readonly newest: PieceName | null;
  readonly outlook: Outlook | null;
}
