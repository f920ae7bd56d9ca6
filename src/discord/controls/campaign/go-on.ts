/** Buttons: open the next game of a campaign, the usual one or another that can be played now. */
import type { TableId } from '../../../tables/model/table.ts';
import type { Bot } from '../../bot.ts';
import type { Handled } from '../../handled.ts';
import type { Press } from '../../incoming.ts';
import { goOn } from '../../interactions/opening.ts';
import { campaignOfTable, withCampaign } from '../../interactions/pages/campaigns.ts';
import { acknowledge } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const campaignNext: Control<'campaign-next'> = {
  usedBy: 'table',
  rate: 'tables',
  press: (bot, press, { table }) => opened(bot, press, table, null),
};

export const campaignChapter: Control<'campaign-chapter'> = {
  usedBy: 'table',
  rate: 'tables',
  press: (bot, press, { table, chapter }) => opened(bot, press, table, chapter),
};

async function opened(bot: Bot, press: Press, table: TableId, chapter: string | null): Promise<Handled> {
  await acknowledge(press);
  return withCampaign(bot, press, await campaignOfTable(bot, table), (loaded) =>
    goOn(bot, press, loaded, { chapter, where: null }),
  );
}
