/** Who may open a table on a server, in which of its channels, and how many there may be. */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { MOST_IN_CHANNEL, MOST_TABLES, type ServerSettings } from '../model/settings.ts';
import type { LiveCounts } from '../model/store.ts';
import type { ChannelId } from '../model/table.ts';

/** Somebody who wants to host, as far as rights go by it. */
export interface WouldBeHost {
  readonly isModerator: boolean;
  /** Ids of the roles they hold. */
  readonly roles: readonly string[];
}

/** Null where nothing is against it. `channelId` is that of the channel itself, also where its thread is meant. */
export function mayHost(
  settings: ServerSettings,
  host: WouldBeHost,
  channelId: ChannelId,
): TableRefused | null {
  return refusedHost(settings, host) ?? refusedChannel(settings, channelId);
}

/** Null where one more table may be opened on the server, and from that channel. */
export function refusedOneMore(
  { mostTables, mostInChannel }: Pick<ServerSettings, 'mostTables' | 'mostInChannel'>,
  { server, channel }: LiveCounts,
): TableRefused | null {
  const most = mostTables ?? MOST_TABLES;
  const inChannel = mostInChannel ?? MOST_IN_CHANNEL;
  if (server >= most) return tableRefuses('too-many-tables', { most });
  return channel >= inChannel ? tableRefuses('too-many-in-channel', { most: inChannel }) : null;
}

/** A right that goes by a role which was never named is nobody's but the moderators'. */
function refusedHost({ hosts, hostRole }: ServerSettings, host: WouldBeHost): TableRefused | null {
  if (hosts === null || hosts === 'anyone' || host.isModerator) return null;
  if (hosts === 'moderators' || hostRole === null) return tableRefuses('only-moderators-host');
  return host.roles.includes(hostRole) ? null : tableRefuses('only-role-hosts', { hostRole });
}

/** Null where tables may be played in that channel and its threads. */
export function refusedChannel(
  { channels }: Pick<ServerSettings, 'channels'>,
  channelId: ChannelId,
): TableRefused | null {
  if (channels === null || channels.includes(channelId)) return null;
  return tableRefuses('not-in-this-channel', { count: channels.length, channels: channels.join(' ') });
}

/** A table may be opened there, or, where that was already so, no longer; with none left, everywhere again. */
export function channelsToggled(
  { channels }: Pick<ServerSettings, 'channels'>,
  channelId: ChannelId,
): readonly ChannelId[] | null {
  const others = (channels ?? []).filter((each) => each !== channelId);
  if (channels === null || others.length === channels.length) return [...others, channelId];
  return others.length === 0 ? null : others;
}
