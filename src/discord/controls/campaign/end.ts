/** Button: ends a campaign permanently, after a confirmation. */
import { refusePrivately } from '../../interactions/acting.ts';
import { campaignOfTable } from '../../interactions/pages/campaigns.ts';
import { privilegedActorOf } from '../../interactions/people.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const campaignEnd: Control<'campaign-end'> = {
  usedBy: 'rulers',
  isPrivate: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    if ('ok' in meant) return refusePrivately(bot, press, meant, table);
    const done = await bot.tables.endCampaign(await privilegedActorOf(bot, press), meant.campaign.id);
    if (!done.ok) return refusePrivately(bot, press, done, table);
    return complete(press, { content: bot.translate({ key: 'campaign.end-done' }), rows: [] });
  },
};
