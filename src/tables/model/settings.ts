/** The settings of people and servers. Null means that no one chose anything. */

import type { Theme } from '../../core/presentation/theme.ts';
import type { Language } from '../../words/languages.ts';
import type { Overviews } from './overview.ts';
import type { ChannelId, UserId } from './table.ts';

/** How soon and how often a person wants to be reminded. */
export const RHYTHMS = ['often', 'gentle', 'seldom', 'never'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/**
 * How a call reaches a person in quiet hours or while they are away: at once without a sound, or when they are back.
 */
export const QUIET_CALLS = ['silent', 'wait'] as const;
export type QuietCalls = (typeof QUIET_CALLS)[number];

/** Whole hours of the day, 0 to 23, in the person's time zone: from the first up to the second, also over midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface PersonSettings {
  /** The language of everything that only this person reads. */
  readonly language: Language | null;
  readonly rhythm: Rhythm | null;
  readonly quietHours: QuietHours | null;
  /** A name of the IANA time zone database. */
  readonly timeZone: string | null;
  readonly awayUntil: Date | null;
  readonly quietCalls: QuietCalls | null;
  /** Whether a direct message comes as well when it is their turn. */
  readonly direct: boolean | null;
  /** Whether the lines of their daily challenges have bars instead of coloured squares. */
  readonly dailyBars: boolean | null;
}

export const PERSON_CHOSE_NOTHING: PersonSettings = {
  language: null,
  rhythm: null,
  quietHours: null,
  timeZone: null,
  awayUntil: null,
  quietCalls: null,
  direct: null,
  dailyBars: null,
};

/** The people who may open tables. */
export const HOST_RIGHTS = ['anyone', 'role', 'moderators'] as const;
export type HostRights = (typeof HOST_RIGHTS)[number];

/** The people who may end the turn of a person who is overdue. */
export const SKIP_RIGHTS = ['vote', 'moderators'] as const;
export type SkipRights = (typeof SKIP_RIGHTS)[number];

/** The place in which the bot opens a table if the host names none. */
export const TABLE_PLACES = ['thread', 'channel'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

/** Stands for no deadline in a choice of hours. */
export const NEVER = 0;
/** In hours, for a choice: after them others may act for the people who are asked. */
export const DEADLINES = [NEVER, 12, 24, 48, 72, 168] as const;

export interface ServerSettings {
  /** The language of tables opened from now on. */
  readonly language: Language | null;
  /** The channels in which tables may be opened, threads of theirs included; null: all. */
  readonly channels: readonly ChannelId[] | null;
  readonly hosts: HostRights | null;
  /** The role whose holders may open tables, if `hosts` is `role`. */
  readonly hostRole: string | null;
  /** The role whose holders are moderators, in addition to those by Discord permission. */
  readonly moderatorRole: string | null;
  /** Whether anyone is reminded at all. */
  readonly reminders: boolean | null;
  /** Hours after which others may act for the people who are asked, in tables opened from now on; 0: never. */
  readonly overdueAfter: number | null;
  readonly skips: SkipRights | null;
  readonly places: TablePlace | null;
  /** The most live tables on the server. */
  readonly mostTables: number | null;
  /** The most live tables opened from one channel, its threads included. */
  readonly mostInChannel: number | null;
  /** Of all boards from now on, since everyone at a table sees the same. */
  readonly theme: Theme | null;
}

export const SERVER_CHOSE_NOTHING: ServerSettings = {
  language: null,
  channels: null,
  hosts: null,
  hostRole: null,
  moderatorRole: null,
  reminders: null,
  overdueAfter: null,
  skips: null,
  places: null,
  mostTables: null,
  mostInChannel: null,
  theme: null,
};

/**
 * The settings that hold while the server's settings cannot be read: they may have kept people from opening tables, and from
 * skipping turns by a vote.
 */
export const SERVER_UNREADABLE: ServerSettings = {
  ...SERVER_CHOSE_NOTHING,
  hosts: 'moderators',
  skips: 'moderators',
};

/** The limits if no one chose: more than people play, and less than the bot can carry. */
export const MAX_TABLES = 100;
export const MAX_IN_CHANNEL = 50;
/** The largest limit a moderator may choose. */
export const MAX_ALLOWED = 1000;

export interface Settings extends Overviews {
  ofPerson(userId: UserId): Promise<PersonSettings>;
  ofServer(guildId: string): Promise<ServerSettings>;
  /**
   * Whether the server's settings can be read. Where they cannot, `SERVER_UNREADABLE` holds until a moderator chooses
   * again, and afterwards for all that they do not name.
   */
  isReadable(guildId: string): Promise<boolean>;
  /** Settings that are not named stay as they are. */
  changePerson(userId: UserId, chosen: Partial<PersonSettings>, changedAt: Date): Promise<void>;
  changeServer(guildId: string, chosen: Partial<ServerSettings>, changedAt: Date): Promise<void>;
}
