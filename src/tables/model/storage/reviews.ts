/** Stored reviews, and how to find them. */
import type { Review } from '../../../core/thinking/review.ts';
import type { ChannelId, UserId } from '../table.ts';

/** A computer's findings about a game, made when its log had `logged` lines. */
export interface KeptReview {
  readonly logged: number;
  readonly review: Review;
}

export interface StoredReview extends KeptReview {
  /** Whether a player has shown it to everyone in the channel. */
  readonly isShown: boolean;
}

/** A person's reviewed games on a server. */
export interface ReviewedGames {
  readonly userId: UserId;
  readonly guildId: string;
  /** Only games that were played or opened in this channel; null for the whole server. */
  readonly channelId: ChannelId | null;
  /** The maximum number of games. */
  readonly most: number;
}
