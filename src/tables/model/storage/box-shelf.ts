/** The contract of the store that keeps the servers' box files: one for each server and game. */
import type { UserId } from '../table.ts';

export interface KeptBox {
  readonly guildId: string;
  readonly gameId: string;
  /** The corrections of the file, as the game's `boxFile` read it. */
  readonly corrections: unknown;
  /** The file as uploaded. */
  readonly text: string;
  /** The person who gave it. */
  readonly userId: UserId;
  readonly keptAt: Date;
}

/** The stored box file of a server cannot be read any more. A moderator can give it again or discard it. */
export class UnreadableBox extends Error {
  override readonly name = 'UnreadableBox';
  readonly gameId: string;

  /** `message` says what cannot be read. */
  constructor(message: string, gameId: string) {
    super(message);
    this.gameId = gameId;
  }
}

export interface BoxShelf {
  /** Throws `UnreadableBox`. */
  of(guildId: string, gameId: string): Promise<KeptBox | null>;
  /** Stores the box file in place of the server's earlier one for that game. */
  keep(box: KeptBox): Promise<void>;
  /** False when there was none. */
  discard(guildId: string, gameId: string): Promise<boolean>;
}
