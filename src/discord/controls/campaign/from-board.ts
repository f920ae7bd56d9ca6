/**
 * Shared by a campaign's buttons on boards: they reply with the campaign's current state, and are removed once the campaign has
 * left the board.
 */
import { ComponentType, DiscordAPIError, Routes } from 'discord.js';
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import { type ControlKind, parseCustomId } from '../../custom-ids/custom-id.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { campaignOfTable, withCampaign } from '../../interactions/pages/campaigns.ts';
import { acknowledge, isPrivate } from '../../interactions/replies.ts';
import { isTransient } from '../../retry.ts';

export async function answeredFromBoard(
  bot: Bot,
  press: Press,
  table: TableId,
  answer: (loaded: LoadedCampaign) => Promise<InteractionResult>,
): Promise<InteractionResult> {
  await acknowledge(press);
  const handled = await withCampaign(bot, press, await campaignOfTable(bot, table), answer);
  const now = await campaignOfTable(bot, table);
  const isSpent = !('ok' in now) && !(isAt(now, table) && now.campaign.status === 'running');
  if (isSpent && !isPrivate(press)) await takeOff(press);
  return handled;
}

/** Whether that table is still the campaign's current one. */
export function isAt({ campaign }: LoadedCampaign, table: TableId): boolean {
  return campaign.tableId === table;
}

const LEADING_ON: readonly ControlKind[] = ['campaign-next', 'campaign-chapter', 'campaign-skills'];

/** Removes only the campaign's own buttons from the board. If Discord rejects the edit, a later press still gets a reply. */
async function takeOff({ client, channelId, message }: Press): Promise<void> {
  const rows = message.components.flatMap((part) =>
    part.type === ComponentType.ActionRow ? [part.toJSON()] : [],
  );
  const left = rows.map((row) => ({ ...row, components: row.components.filter((each) => !leadsOn(each)) }));
  if (left.every((row, at) => row.components.length === rows[at]?.components.length)) return;
  const components = left.filter((row) => row.components.length > 0);
  try {
    const body = { components, allowed_mentions: { parse: [] } };
    await client.rest.patch(Routes.channelMessage(channelId, message.id), { body });
  } catch (error) {
    if (!(error instanceof DiscordAPIError || isTransient(error))) throw error;
  }
}

function leadsOn(component: object): boolean {
  const id = 'custom_id' in component ? parseCustomId(String(component.custom_id)) : null;
  return id !== null && LEADING_ON.includes(id.kind);
}
