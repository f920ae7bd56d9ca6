/** The interface of the store that keeps the servers' box files: one per server and game. */
import type { UserId } from '../table.ts';

export interface KeptBox {
  readonly guildId: string;
  readonly gameId: string;
  /** The corrections in the file, as read by the game's `boxFile`. */
  readonly corrections: unknown;
  /** The file as uploaded. */
  readonly text: string;
  /** The person who uploaded the file. */
  readonly userId: UserId;
  readonly keptAt: Date;
}

/** The stored box file of a server can no longer be read. A moderator can upload it again or discard it. */
export class UnreadableBox extends Error {
  override readonly name = 'UnreadableBox';
  readonly gameId: string;

  /** `message` names the part that cannot be read. */
  constructor(message: string, gameId: string) {
    super(message);
    this.gameId = gameId;
  }
}

export interface BoxShelf {
  /** The server's box file for that game. Throws `UnreadableBox`. */
  of(guildId: string, gameId: string): Promise<KeptBox | null>;
  /** Stores the box file, replacing the server's earlier one for that game. */
  keep(box: KeptBox): Promise<void>;
  /** Discards the server's box file for that game. Returns false if there wasn't one. */
  discard(guildId: string, gameId: string): Promise<boolean>;
}
