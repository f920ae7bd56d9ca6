/** Decides who may open a table on a server, in which channels, and how many there may be. */
import { type TableRefused, tableRefuses } from '../model/refusal.ts';
import { MAX_IN_CHANNEL, MAX_TABLES, type ServerSettings } from '../model/settings.ts';
import type { LiveCounts } from '../model/storage/store.ts';
import type { ChannelId } from '../model/table.ts';

/** The rights of a person who wants to host. */
export interface WouldBeHost {
  readonly isModerator: boolean;
  /** The ids of the person's roles. */
  readonly roles: readonly string[];
}

/** The reason why this person may not host in the channel; null if they may. For a thread, `channelId` is its parent channel. */
export function mayHost(
  settings: ServerSettings,
  host: WouldBeHost,
  channelId: ChannelId,
): TableRefused | null {
  return refusedHost(settings, host) ?? refusedChannel(settings, channelId);
}

/** The reason why the server's limits allow no further table; null if they allow one. */
export function refusedOneMore(
  { mostTables, mostInChannel }: Pick<ServerSettings, 'mostTables' | 'mostInChannel'>,
  { server, channel }: LiveCounts,
): TableRefused | null {
  const most = mostTables ?? MAX_TABLES;
  const inChannel = mostInChannel ?? MAX_IN_CHANNEL;
  if (server >= most) return tableRefuses('too-many-tables', { most, open: server });
  if (channel < inChannel) return null;
  return tableRefuses('too-many-in-channel', { most: inChannel, open: channel });
}

/** If hosting needs a role and the server hasn't chosen one, only moderators may host. */
function refusedHost({ hosts, hostRole }: ServerSettings, host: WouldBeHost): TableRefused | null {
  if (hosts === null || hosts === 'anyone' || host.isModerator) return null;
  if (hosts === 'moderators' || hostRole === null) return tableRefuses('only-moderators-host');
  return host.roles.includes(hostRole) ? null : tableRefuses('only-role-hosts', { hostRole });
}

/** The reason why no table may be opened in that channel or its threads; null if one may. */
export function refusedChannel(
  { channels }: Pick<ServerSettings, 'channels'>,
  channelId: ChannelId,
): TableRefused | null {
  if (channels === null || channels.includes(channelId)) return null;
  return tableRefuses('not-in-this-channel', { count: channels.length, channels: channels.join(' ') });
}

/** Adds the channel to the allowed ones, or removes it. If none are left, tables may be opened everywhere again. */
export function channelsToggled(
  { channels }: Pick<ServerSettings, 'channels'>,
  channelId: ChannelId,
): readonly ChannelId[] | null {
  const others = (channels ?? []).filter((each) => each !== channelId);
  if (channels === null || others.length === channels.length) return [...others, channelId];
  return others.length === 0 ? null : others;
}
