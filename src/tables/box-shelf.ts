/** What tables need of whoever keeps the box files that servers gave: one for each server and game. */
import type { Json } from '../core/json.ts';
import type { UserId } from './table.ts';

export interface KeptBox {
  readonly guildId: string;
  readonly gameId: string;
  /** What the file corrects, as the game's `boxFile` read it. */
  readonly corrections: Json;
  /** The file as it was given. */
  readonly text: string;
  /** Who gave it. */
  readonly userId: UserId;
  readonly keptAt: Date;
}

export interface BoxShelf {
  of(guildId: string, gameId: string): Promise<KeptBox | null>;
  /** Takes the place of the one that was kept before. */
  keep(box: KeptBox): Promise<void>;
  /** False when there was none. */
  discard(guildId: string, gameId: string): Promise<boolean>;
}
