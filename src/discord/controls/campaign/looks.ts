/** Buttons: how the campaign of a table stands, and what can be bought in it. */

import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Handled } from '../../handled.ts';
import type { Press } from '../../incoming.ts';
import {
  campaignOfTable,
  showCampaign,
  showSkills,
  withCampaign,
} from '../../interactions/pages/campaigns.ts';
import { acknowledge } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const campaignStatus: Control<'campaign-status'> = {
  usedBy: 'anybody',
  rate: 'looks',
  press: (bot, press, { table }) => shown(bot, press, table, showCampaign),
};

export const campaignSkills: Control<'campaign-skills'> = {
  usedBy: 'anybody',
  rate: 'looks',
  press: (bot, press, { table }) => shown(bot, press, table, showSkills),
};

async function shown(bot: Bot, press: Press, table: TableId, show: typeof showCampaign): Promise<Handled> {
  await acknowledge(press);
  return withCampaign(bot, press, await campaignOfTable(bot, table), (loaded) => show(bot, press, loaded));
}
