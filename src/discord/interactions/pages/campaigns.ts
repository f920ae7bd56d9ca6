/** Finds the campaign of a channel, a table or a person, and shows its state and its shop. */
import type { BaseInteraction } from 'discord.js';
import type { Phrase } from '../../../core/presentation/phrase.ts';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { TableRefused } from '../../../tables/model/refusal.ts';
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { readOrNull, UnreadableTable } from '../../../tables/model/storage/unreadable.ts';
import type { Table, TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { paint } from '../../delivery/boards/board-picture.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { campaignRoad } from '../../messages/campaigns/road-message.ts';
import { skillsMessage } from '../../messages/campaigns/skills-message.ts';
import { campaignStatusMessage } from '../../messages/campaigns/status-message.ts';
import { refuse } from '../acting.ts';
import { channelOf, guildOf } from '../people.ts';
import { type Answerable, complete } from '../replies.ts';

/** The campaign of a table that shows one of its buttons. */
export async function campaignOfTable(bot: Bot, id: TableId): Promise<LoadedCampaign | TableRefused> {
  const loaded = await bot.tables.loaded(id);
  if (loaded === null) return tableRefuses('no-table');
  const { campaignId } = loaded.table;
  if (campaignId === undefined) return tableRefuses('no-campaign');
  return (await bot.tables.campaign(campaignId)) ?? tableRefuses('campaign-unreadable');
}

/**
 * The campaign with the typed id. The default is the last campaign played in this channel, or else the only running one on this
 * server in which the person has a role.
 */
export async function campaignMeant(
  bot: Bot,
  interaction: BaseInteraction,
  typed: string | null,
): Promise<LoadedCampaign | TableRefused> {
  const ofServer = await bot.tables.campaignsOfServer(guildOf(interaction));
  if (typed !== null)
    return ofServer.find(({ campaign }) => campaign.id === typed) ?? tableRefuses('no-campaign');
  const here = (await bot.tables.loadedIn(channelOf(interaction)))?.table.campaignId;
  const played = ofServer.find(({ campaign }) => campaign.id === here);
  const inChannel = ofServer.filter(({ campaign }) => campaign.place.channelId === channelOf(interaction));
  const [ofChannel = inChannel[0]] = inChannel.filter(isRunning);
  if (played !== undefined || ofChannel !== undefined)
    return played ?? ofChannel ?? tableRefuses('no-campaign');
  const [own, another] = ofServer.filter((each) => isRunning(each) && isTheirs(each, interaction.user.id));
  if (own === undefined) return tableRefuses('no-campaign');
  return another === undefined ? own : tableRefuses('which-campaign');
}

export function isRunning({ campaign }: LoadedCampaign): boolean {
  return campaign.status === 'running';
}

function isTheirs({ campaign: { hostId, seats } }: LoadedCampaign, userId: string): boolean {
  return hostId === userId || seats.some((seat) => seat.userId === userId);
}

/** Completes the acknowledged interaction with the campaign, or with the reason why there isn't one. */
export async function withCampaign(
  bot: Bot,
  interaction: Answerable,
  meant: LoadedCampaign | TableRefused,
  goOn: (loaded: LoadedCampaign) => Promise<InteractionResult>,
): Promise<InteractionResult> {
  return 'ok' in meant ? refuse(bot, interaction, meant, null) : goOn(meant);
}

/** `first` is shown above the campaign. */
export async function showCampaign(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedCampaign,
  first: Phrase | null = null,
): Promise<InteractionResult> {
  const last = await lastTable(bot, loaded);
  const road = campaignRoad(loaded, last, bot.translate);
  const files =
    road === null
      ? []
      : await paint(bot, road.svg, {
          name: 'road.png',
          description: road.altText,
          guildId: loaded.campaign.place.guildId,
        });
  return complete(interaction, { ...campaignStatusMessage(loaded, last, bot.translate, first), files });
}

async function lastTable(bot: Bot, { campaign: { tableId } }: LoadedCampaign): Promise<Table | null> {
  const read = await readOrNull(bot.store.load(tableId));
  return read instanceof UnreadableTable ? null : read;
}

export async function showSkills(
  bot: Bot,
  interaction: Answerable,
  loaded: LoadedCampaign,
): Promise<InteractionResult> {
  if (!isRunning(loaded)) return refuse(bot, interaction, tableRefuses('campaign-over'), null);
  if (loaded.chronicle === null) return refuse(bot, interaction, tableRefuses('campaign-other-rules'), null);
  if (loaded.campaign.chronicle === null)
    return refuse(bot, interaction, tableRefuses('campaign-not-begun'), null);
  const offers = await bot.tables.waresOf(loaded);
  const undoable = await bot.tables.undoableOf(loaded);
  const last = await lastTable(bot, loaded);
  return complete(
    interaction,
    skillsMessage(loaded, offers, { last, undoable, userId: interaction.user.id }, bot.translate),
  );
}
