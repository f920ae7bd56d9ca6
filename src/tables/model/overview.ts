/** The overview of a channel: one message there that lists the tables of the channel and its threads. */
import type { Language } from '../../words/languages.ts';
import type { ChannelId, UserId } from './table.ts';

export interface Overview {
  readonly channelId: ChannelId;
  readonly guildId: string;
  /** The moderator who switched it on. */
  readonly by: UserId;
  readonly language: Language;
  readonly messageId: string;
  /** When it was last brought up to date. */
  readonly shownAt: Date;
  /** When the job that waits will do it again; null if none waits. */
  readonly nextAt: Date | null;
}

export interface Overviews {
  /** Null for a channel without one, or if its row is damaged. */
  overviewIn(channelId: ChannelId): Promise<Overview | null>;
  /** Replaces the earlier one of the channel. */
  keepOverview(overview: Overview): Promise<void>;
  /** Does nothing if the overview was switched off meanwhile. */
  updateOverview(
    channelId: ChannelId,
    changes: Partial<Pick<Overview, 'messageId' | 'shownAt' | 'nextAt'>>,
  ): Promise<void>;
  removeOverview(channelId: ChannelId): Promise<void>;
}
