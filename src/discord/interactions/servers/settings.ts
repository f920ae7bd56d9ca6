/** Shows and changes a server's settings, for the command and for its card. */
import { type Client, PermissionFlagsBits } from 'discord.js';
import type { DailyChannel, ServerSettings } from '../../../tables/model/settings.ts';
import type { ChannelId, UserId } from '../../../tables/model/table.ts';
import { type Bot, withLanguage } from '../../bot.ts';
import type { ServerMenu } from '../../custom-ids/server-settings.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { ownNameOf } from '../../messages/pieces/own-name.ts';
import { channelMention, cut, LIMITS, mention } from '../../messages/pieces/parts.ts';
import { serverSettingsCard } from '../../messages/servers/server-settings-card.ts';
import { changeLines, settingsText } from '../../messages/servers/server-settings-message.ts';
import { refuseInWords } from '../acting.ts';
import { languageOfServer } from '../language.ts';
import { guildOf, isServerModerator } from '../people.ts';
import { type Answerable, announce, complete } from '../replies.ts';

/**
 * Completes the acknowledged interaction with the new settings, and announces the changes in the channel. `wantedFrom` returns
 * only the changed settings; `open` is the setting whose menu the card shows. Permissions are checked each time: they may have
 * changed since the card was shown.
 */
export async function changeServer(
  bot: Bot,
  interaction: Answerable,
  wantedFrom: (before: ServerSettings) => Partial<ServerSettings>,
  open: ServerMenu | null,
): Promise<InteractionResult> {
  const guildId = guildOf(interaction);
  const [isReadable, before, isModerator] = await Promise.all([
    bot.settings.isReadable(guildId),
    bot.settings.ofServer(guildId),
    isServerModerator(bot, interaction),
  ]);
  const wanted = wantedFrom(before);
  const isChange = Object.keys(wanted).length > 0;
  if ((isChange || open !== null) && !isModerator)
    return refuseInWords(bot, interaction, { key: 'server.only-moderators-choose' });
  const after = { ...before, ...wanted };
  if (after.hosts === 'role' && after.hostRole === null)
    return refuseInWords(
      bot,
      interaction,
      { key: 'server.host-role-missing' },
      serverSettingsCard(before, 'host-role', bot.translate),
    );
  const { dailyChannel } = wanted;
  if (dailyChannel != null && !mayPost(interaction.client, dailyChannel))
    return refuseInWords(
      bot,
      interaction,
      { key: 'overview.cannot-post', with: { channel: channelMention(dailyChannel.channelId) } },
      serverSettingsCard(before, 'daily-channel', bot.translate),
    );
  const changed = changedIn(before, after);
  const isMended = !isReadable && isChange;
  if (changed.length > 0 || isMended) await bot.settings.changeServer(guildId, wanted, bot.now());
  const language = await languageOfServer(bot, interaction);
  const text = settingsText(after, ownNameOf(language), bot.translate);
  const damaged = isReadable || isMended ? [] : [bot.translate({ key: 'server.unreadable' })];
  const done = await complete(interaction, {
    content: cut([...damaged, text].join('\n'), LIMITS.content),
    rows: isModerator ? serverSettingsCard(after, open, bot.translate) : [],
  });
  if (changed.length === 0) return done;
  // The reply is in the chosen language, so that its reader sees immediately which language that is.
  const { translate } = withLanguage(bot, language);
  const by = { user: mention(interaction.user.id), language: ownNameOf(language) };
  return announce(interaction, { content: changeLines(after, changed, by, translate) });
}

function changedIn(before: ServerSettings, after: ServerSettings): readonly (keyof ServerSettings)[] {
  const fields = Object.keys(after) as (keyof ServerSettings)[];
  return fields.filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]));
}

/** A role decides who may host; with no role, or the everyone role, anyone may. */
export function hostRoleChosen(role: string | null, guildId: string): Partial<ServerSettings> {
  const isNone = role === null || role === guildId;
  return isNone ? { hosts: 'anyone', hostRole: null } : { hosts: 'role', hostRole: role };
}

/** Choosing the everyone role removes the chosen role. */
export function moderatorRoleChosen(role: string | null, guildId: string): Partial<ServerSettings> {
  return { moderatorRole: role === guildId ? null : role };
}

const NEEDED_TO_POST = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages] as const;

function mayPost(client: Client<true>, { channelId }: DailyChannel): boolean {
  const channel = client.channels.cache.get(channelId);
  if (channel === undefined || channel.isDMBased() || !channel.isSendable()) return false;
  return channel.permissionsFor(client.user)?.has(NEEDED_TO_POST) === true;
}

/** Choosing a channel for the daily challenge turns it on; without a channel, the bot posts nothing. */
export function dailyChannelChosen(channelId: string | null, by: string): Partial<ServerSettings> {
  if (channelId === null) return { dailyChannel: null };
  return { daily: true, dailyChannel: { channelId: channelId as ChannelId, by: by as UserId } };
}
