/** The settings of people and servers. Null means that nothing was chosen. */

import type { Theme } from '../../core/presentation/theme.ts';
import type { Language } from '../../words/languages.ts';
import type { Overviews } from './overview.ts';
import type { ChannelId, UserId } from './table.ts';

/** The rhythm of a person's reminders: how early and how often they come. */
export const RHYTHMS = ['often', 'gentle', 'seldom', 'never'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/**
 * The two ways in which a ping can reach a person in quiet hours or while they are away: immediately without a sound, or when
 * they are back.
 */
export const QUIET_CALLS = ['silent', 'wait'] as const;
export type QuietCalls = (typeof QUIET_CALLS)[number];

/** Full hours of the day, 0 to 23, in the person's time zone, from `from` until `to`; they may span midnight. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export interface PersonSettings {
  /** The language of everything that only this person reads. */
  readonly language: Language | null;
  readonly rhythm: Rhythm | null;
  readonly quietHours: QuietHours | null;
  /** A name from the IANA time zone database. */
  readonly timeZone: string | null;
  readonly awayUntil: Date | null;
  readonly quietCalls: QuietCalls | null;
  /** Whether the person also gets a direct message when it is their turn. */
  readonly direct: boolean | null;
  /** Whether the person's result lines in the daily challenge use bars instead of coloured squares. */
  readonly dailyBars: boolean | null;
  /** Whether the standings of the daily challenge show the person's name to others. */
  readonly dailyNamed: boolean | null;
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
  dailyNamed: null,
};

/** The people who may open tables. */
export const HOST_RIGHTS = ['anyone', 'role', 'moderators'] as const;
export type HostRights = (typeof HOST_RIGHTS)[number];

/** The people who may end the turn of a person who is overdue. */
export const SKIP_RIGHTS = ['vote', 'moderators'] as const;
export type SkipRights = (typeof SKIP_RIGHTS)[number];

/** The place in which the bot opens a table if the host doesn't specify one. */
export const TABLE_PLACES = ['thread', 'channel'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

/** In a choice of hours, this value means that there's no deadline. */
export const NEVER = 0;
/** The choices for a deadline, in hours. After the deadline, others may act for the people the table is waiting for. */
export const DEADLINES = [NEVER, 12, 24, 48, 72, 168] as const;

export interface ServerSettings {
  /** The language of new tables. */
  readonly language: Language | null;
  /** The channels in which tables may be opened, including their threads; null means all channels. */
  readonly channels: readonly ChannelId[] | null;
  readonly hosts: HostRights | null;
  /** The role that allows its members to open tables, if `hosts` is `role`. */
  readonly hostRole: string | null;
  /** The role whose members are moderators, in addition to those by Discord permission. */
  readonly moderatorRole: string | null;
  /** Whether the bot sends reminders at all. */
  readonly reminders: boolean | null;
  /** For new tables, the hours after which others may act for the people the table is waiting for; 0 means never. */
  readonly overdueAfter: number | null;
  readonly skips: SkipRights | null;
  readonly places: TablePlace | null;
  /** The maximum number of live tables on the server. */
  readonly mostTables: number | null;
  /** The maximum number of live tables opened from one channel, including its threads. */
  readonly mostInChannel: number | null;
  /** The theme of all new boards, since everyone at a table sees the same board. */
  readonly theme: Theme | null;
  /** Whether the daily challenge can be played and shared on the server. */
  readonly daily: boolean | null;
  /** The channel in which the bot posts the daily challenge once a day; null means none. */
  readonly dailyChannel: DailyChannel | null;
}

export interface DailyChannel {
  readonly channelId: ChannelId;
  /** The moderator who chose the channel. */
  readonly by: UserId;
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
  daily: null,
  dailyChannel: null,
};

/**
 * The settings used while the server's own cannot be read: the moderators may have limited who opens tables, or forbidden
 * skipping turns by a vote.
 */
export const SERVER_UNREADABLE: ServerSettings = {
  ...SERVER_CHOSE_NOTHING,
  hosts: 'moderators',
  skips: 'moderators',
};

/** The default limits: more than people play, and less than the bot can handle. */
export const MAX_TABLES = 100;
export const MAX_IN_CHANNEL = 50;
/** The largest limit a moderator may choose. */
export const MAX_ALLOWED = 1000;

export interface Settings extends Overviews {
  ofPerson(userId: UserId): Promise<PersonSettings>;
  ofServer(guildId: string): Promise<ServerSettings>;
  /**
   * Whether the server's settings can be read. If not, `SERVER_UNREADABLE` applies until a moderator chooses again, and after
   * that to every setting they haven't chosen.
   */
  isReadable(guildId: string): Promise<boolean>;
  /** Changes a person's settings; omitted ones stay as they are. */
  changePerson(userId: UserId, chosen: Partial<PersonSettings>, changedAt: Date): Promise<void>;
  changeServer(guildId: string, chosen: Partial<ServerSettings>, changedAt: Date): Promise<void>;
  /** The servers with a channel for the daily challenge, without those on which it's off. */
  dailyChannels(): Promise<readonly (DailyChannel & { readonly guildId: string })[]>;
}
