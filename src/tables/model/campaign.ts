/** A campaign: a series of games for the same people, who keep what they earn. */
import type { Place, Sitter, TableId, UserId } from './table.ts';

export type CampaignId = string & { readonly __brand: 'CampaignId' };

export const CAMPAIGN_STATUSES = ['running', 'won', 'ended'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** A role of a campaign and its holder, who plays it in the games. */
export interface CampaignSeat extends Sitter {
  readonly role: string;
}

/** The state that a campaign carries from game to game. Only the game reads the contents. */
export interface Chronicle {
  /** The version of the format, as numbered by the game. */
  readonly version: number;
  readonly is: unknown;
}

/** A purchase that several people pay for, and to which not all of them have agreed yet. */
export interface PurchaseProposal {
  /** The game's name for the item. */
  readonly ware: string;
  /** The people who agreed; the person who proposed the purchase comes first. */
  readonly agreed: readonly UserId[];
}

export interface KeptCampaign {
  readonly id: CampaignId;
  readonly gameId: string;
  readonly status: CampaignStatus;
  /** Counts the changes. A commit names the version it has read, so that two changes can't get mixed up. */
  readonly version: number;
  /** The place of the campaign's last table. */
  readonly place: Place;
  readonly hostId: UserId;
  /** The table that was opened last for the campaign. The game of an earlier table no longer belongs to the campaign. */
  readonly tableId: TableId;
  /** The chapter played at that table. */
  readonly chapter: string;
  /** The chronicle; null before the campaign's first game has begun. */
  readonly chronicle: Chronicle | null;
  /** The seats in order; empty before the campaign's first game has begun. */
  readonly seats: readonly CampaignSeat[];
  readonly proposals: readonly PurchaseProposal[];
  /** The number of the campaign's entries. */
  readonly entries: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** The ending of a campaign's game. */
export const CHAPTER_ENDINGS = ['won', 'lost'] as const;
export type ChapterEnding = (typeof CHAPTER_ENDINGS)[number];

export type CampaignDeed =
  | { readonly kind: 'began'; readonly roles: readonly string[] }
  | { readonly kind: 'played'; readonly chapter: string; readonly ending: ChapterEnding }
  | { readonly kind: 'bought'; readonly ware: string }
  /** The latest purchase still in effect was undone. */
  | { readonly kind: 'returned'; readonly ware: string };

/** A change to a campaign's chronicle. An entry never changes once it is written. */
export interface CampaignEntry {
  /** The number of the entry, from 0. */
  readonly number: number;
  /** The person who acted; null for the end of a game. */
  readonly by: UserId | null;
  /** The table whose game ended; null for other entries. */
  readonly tableId: TableId | null;
  readonly deed: CampaignDeed;
  /** The resulting chronicle, stored because later rules and prices might give another one. */
  readonly chronicle: Chronicle;
  readonly writtenAt: Date;
}

/** A change to a campaign: it is stored completely or not at all. */
export interface CampaignChange {
  /** The campaign after the change. Its version is one above the loaded version; a new campaign has version 1. */
  readonly campaign: KeptCampaign;
  readonly entry?: CampaignEntry;
}
