/** A campaign: a series of games for the same people, in which they keep what they earn. */
import type { Place, Sitter, TableId, UserId } from './table.ts';

export type CampaignId = string & { readonly __brand: 'CampaignId' };

export const CAMPAIGN_STATUSES = ['running', 'won', 'ended'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The people who hold a role of a campaign, and play it in its games. */
export interface CampaignSeat extends Sitter {
  readonly role: string;
}

/** Only the game looks inside. */
export interface Chronicle {
  /** The form it has, as the game counts its forms. */
  readonly version: number;
  readonly is: unknown;
}

/** A purchase that several people pay, and to which not all of them have agreed yet. */
export interface PurchaseProposal {
  /** As the game names it. */
  readonly ware: string;
  /** The person who proposed it comes first. */
  readonly agreed: readonly UserId[];
}

export interface KeptCampaign {
  readonly id: CampaignId;
  readonly gameId: string;
  readonly status: CampaignStatus;
  /** Counts the changes. A commit names the version it has read, so that two changes never mix. */
  readonly version: number;
  /** The place of its last table. */
  readonly place: Place;
  readonly hostId: UserId;
  /** The table that was opened for it last. The game of an earlier one is not part of it any more. */
  readonly tableId: TableId;
  /** The chapter played at that table. */
  readonly chapter: string;
  /** The chronicle; null before its first game has begun. */
  readonly chronicle: Chronicle | null;
  /** In seat order; none before its first game has begun. */
  readonly seats: readonly CampaignSeat[];
  readonly proposals: readonly PurchaseProposal[];
  /** How many entries it has. */
  readonly entries: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** How a game of a campaign ended. */
export const CHAPTER_ENDINGS = ['won', 'lost'] as const;
export type ChapterEnding = (typeof CHAPTER_ENDINGS)[number];

export type CampaignDeed =
  | { readonly kind: 'began'; readonly roles: readonly string[] }
  | { readonly kind: 'played'; readonly chapter: string; readonly ending: ChapterEnding }
  | { readonly kind: 'bought'; readonly ware: string }
  /** The latest purchase that stood was undone. */
  | { readonly kind: 'returned'; readonly ware: string };

/** The changes of a campaign's chronicle. No entry ever changes. */
export interface CampaignEntry {
  /** From 0. */
  readonly number: number;
  /** The person who did it; null for the end of a game. */
  readonly by: UserId | null;
  /** The table whose game ended; null for other entries. */
  readonly tableId: TableId | null;
  readonly deed: CampaignDeed;
  /** The chronicle that it led to, since later rules and prices might lead to another. */
  readonly chronicle: Chronicle;
  readonly writtenAt: Date;
}

/** A change of a campaign: all of it is kept, or nothing. */
export interface CampaignChange {
  /** The campaign after the change. Its version is one above the version that was read; version 1 is a new campaign. */
  readonly campaign: KeptCampaign;
  readonly entry?: CampaignEntry;
}
