/** The overview of a channel: one message there that lists the tables of the channel and its threads. */
import type { Language } from '../../words/languages.ts';
import type { ChannelId, UserId } from './table.ts';

export interface Overview {
  readonly channelId: ChannelId;
  readonly guildId: string;
  /** The moderator who switched the overview on. */
  readonly by: UserId;
  readonly language: Language;
  readonly messageId: string;
  /** The time of the last update. */
  readonly shownAt: Date;
  /** The time when the pending job will update the overview again; null if there's no pending job. */
  readonly nextAt: Date | null;
}

export interface Overviews {
  /** The overview of the channel; null if there isn't one, or if its row is damaged. */
  overviewIn(channelId: ChannelId): Promise<Overview | null>;
  /** Stores the overview, replacing the channel's previous one. */
  keepOverview(overview: Overview): Promise<void>;
  /** Does nothing if the overview was switched off in the meantime. */
  updateOverview(
    channelId: ChannelId,
    changes: Partial<Pick<Overview, 'messageId' | 'shownAt' | 'nextAt'>>,
  ): Promise<void>;
  removeOverview(channelId: ChannelId): Promise<void>;
}
