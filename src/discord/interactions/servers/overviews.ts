/** Switches a channel's overview on and off, for moderators of the server. */
import type { ChannelId, UserId } from '../../../tables/model/table.ts';
import { type Bot, withLanguage } from '../../bot.ts';
import { channelsOf } from '../../delivery/channels/channels.ts';
import { deliveryErrorIn } from '../../delivery/channels/delivery-errors.ts';
import { overviewOf } from '../../delivery/overviews.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { channelMention, messageLink } from '../../messages/pieces/parts.ts';
import { refuseInWords } from '../acting.ts';
import { languageOfServer } from '../language.ts';
import { channelOfRights, guildOf, isServerModerator } from '../people.ts';
import { type Answerable, complete } from '../replies.ts';

/** In a thread, the overview is that of the parent channel. */
export async function switchOverview(
  bot: Bot,
  interaction: Answerable,
  isOn: boolean,
): Promise<InteractionResult> {
  if (!(await isServerModerator(bot, interaction)))
    return refuseInWords(bot, interaction, { key: 'server.only-moderators-choose' });
  const channelId = channelOfRights(interaction);
  if (isForum(interaction)) return refuseInWords(bot, interaction, { key: 'overview.in-forum' });
  return isOn ? begin(bot, interaction, channelId) : end(bot, interaction, channelId);
}

/** A forum needs no overview: its posts are the list, and no other message can be posted there. */
function isForum({ channel }: Answerable): boolean {
  return channel?.isThread() === true && channel.parent?.isThreadOnly() === true;
}

async function begin(bot: Bot, interaction: Answerable, channelId: ChannelId): Promise<InteractionResult> {
  const guildId = guildOf(interaction);
  const known = await bot.settings.overviewIn(channelId);
  const linked = (messageId: string) => ({ link: messageLink(guildId, { channelId, messageId }) });
  if (known !== null)
    return refuseInWords(bot, interaction, { key: 'overview.on-already', with: linked(known.messageId) });
  const language = await languageOfServer(bot, interaction);
  const channels = channelsOf(interaction.client);
  const outgoing = await overviewOf(bot, channels, { channelId, guildId, language });
  try {
    const { messageId } = await channels.send(channelId, outgoing, `ov-${interaction.id}`);
    const by = interaction.user.id as UserId;
    const shownAt = bot.now();
    await bot.settings.keepOverview({ channelId, guildId, by, language, messageId, shownAt, nextAt: null });
    return complete(interaction, {
      content: bot.translate({ key: 'overview.on', with: { channel: channelMention(channelId) } }),
    });
  } catch (error) {
    if (deliveryErrorIn(error) === null) throw error;
    const channel = channelMention(channelId);
    return refuseInWords(bot, interaction, { key: 'overview.cannot-post', with: { channel } });
  }
}

async function end(bot: Bot, interaction: Answerable, channelId: ChannelId): Promise<InteractionResult> {
  const overview = await bot.settings.overviewIn(channelId);
  if (overview === null) return refuseInWords(bot, interaction, { key: 'overview.off-already' });
  await bot.settings.removeOverview(channelId);
  const { translate } = withLanguage(bot, overview.language);
  const content = translate({ key: 'overview.over' });
  await channelsOf(interaction.client)
    .change(overview, { content, rows: [], files: [], call: [] })
    .catch((error: unknown) => {
      bot.log.debug({ err: error, channel: channelId }, 'cannot edit overview');
    });
  return complete(interaction, { content: bot.translate({ key: 'overview.off' }) });
}
