/** The interface for a person's data: collecting all of it to give it to them, and erasing it. */

import type { LoggedAction, LoggedReturn } from '../../../core/logs/replay.ts';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { Review } from '../../../core/thinking/review.ts';
import type { CampaignDeed, CampaignId, CampaignStatus } from '../campaign.ts';
import type { GameResult } from '../game-result.ts';
import type { Overview } from '../overview.ts';
import type { PersonSettings } from '../settings.ts';
import type { Place, TableId, TableStatus, UserId } from '../table.ts';

/** The data that the store has about one person at one table. */
export interface OwnTable {
  readonly table: TableId;
  readonly game: string;
  readonly place: Place;
  readonly status: TableStatus;
  readonly openedAt: Date;
  readonly isHost: boolean;
  /** The role of each seat the person holds; null if it isn't drawn yet or the game has none. */
  readonly seats: readonly (string | null)[];
  /** The person's lines of the log, oldest first. */
  readonly log: readonly OwnLine[];
  readonly notices: readonly OwnNotice[];
}

export type OwnLine = { readonly line: number } & (Pick<LoggedAction, 'seat' | 'action'> | LoggedReturn);

/** The table's notices that the person caused. */
export interface OwnNotice {
  readonly phrase: Phrase;
  readonly postedAt: Date;
}

export interface OwnResult extends Omit<GameResult, 'seats'> {
  readonly seats: readonly { readonly role: string | null; readonly hasWon: boolean }[];
}

/** The data that the store has about one person in one campaign. */
export interface OwnCampaign {
  readonly campaign: CampaignId;
  readonly game: string;
  readonly place: Place;
  readonly status: CampaignStatus;
  readonly begunAt: Date;
  readonly isHost: boolean;
  readonly roles: readonly string[];
  /** The actions that the person took, oldest first. */
  readonly did: readonly { readonly deed: CampaignDeed; readonly at: Date }[];
  /** The purchases that the person proposed or agreed to, but others haven't agreed to yet. */
  readonly agreedTo: readonly string[];
}

/** A box file that the person uploaded for a server. */
export interface OwnBoxFile {
  readonly guildId: string;
  readonly game: string;
  readonly keptAt: Date;
  readonly text: string;
}

/** An overview that the person switched on. */
export type OwnOverview = Pick<Overview, 'guildId' | 'channelId'>;

/** The person's last practice attempt at a day of the daily challenge. */
export interface OwnPractice {
  readonly date: string;
  readonly startedAt: Date;
  /** The ending; null if the attempt is unfinished. */
  readonly ending: string | null;
  readonly turns: number | null;
  readonly points: number | null;
  /** The person's chance to win after each of their turns except the last, from 0 to 1; null until computed. */
  readonly chances: readonly number[] | null;
  /** The share of the person's chances that their choices kept, from 0 to 1; null until computed. */
  readonly kept: number | null;
  /** The evaluation of their choices; null until computed, and again after 30 days. */
  readonly review: Review | null;
  /** The lines of each of the person's answers, oldest first. */
  readonly answers: readonly (readonly (LoggedAction | LoggedReturn)[])[];
}

/** The person's attempt at a day of the daily challenge. */
export interface OwnAttempt extends OwnPractice {
  /** The servers on which the attempt counts. */
  readonly guildIds: readonly string[];
  /** The servers on which the person shared the attempt's line. */
  readonly sharedOn: readonly string[];
}

/** The person's reminder of the daily challenge. */
export interface OwnReminder {
  /** The hour of the day in the person's time zone, from 0. */
  readonly hour: number;
  readonly language: string;
  readonly nextAt: Date;
  /** The date of the last challenge that the person was reminded of; null at first. */
  readonly sentFor: string | null;
  /** The number of consecutive reminders after which the person didn't play. */
  readonly unanswered: number;
}

/** Everything the store has about one person. Other people appear only in phrases that are also about this person. */
export interface PersonsData {
  readonly user: UserId;
  readonly settings: PersonSettings;
  readonly tables: readonly OwnTable[];
  readonly results: readonly OwnResult[];
  readonly campaigns: readonly OwnCampaign[];
  readonly boxFiles: readonly OwnBoxFile[];
  readonly overviews: readonly OwnOverview[];
  readonly attempts: readonly OwnAttempt[];
  readonly practice: readonly OwnPractice[];
  /** The person's reminder of the daily challenge; null if they asked for none. */
  readonly reminder: OwnReminder | null;
}

export interface PeopleKept {
  dataOf(userId: UserId): Promise<PersonsData>;
  /** The tables, live or closed, that refer to that person. */
  openTablesOf(userId: UserId): Promise<readonly TableId[]>;
  /**
   * Deletes the person's settings and the texts they typed, replaces their id with `ERASED` everywhere else, and removes their
   * `names` from texts that others typed. This happens completely or not at all. No trace stays in the store's files, except the
   * fact that they have played the daily challenge that isn't over at `now`.
   */
  erase(userId: UserId, names: readonly string[], now: Date): Promise<void>;
}
