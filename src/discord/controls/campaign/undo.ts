/** Button: undoes the latest purchase of a campaign, and shows the shop again. */
import { refusePrivately } from '../../interactions/acting.ts';
import { campaignOfTable, showSkills } from '../../interactions/pages/campaigns.ts';
import { actorOf } from '../../interactions/people.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const campaignUndo: Control<'campaign-undo'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, entry }) {
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    if ('ok' in meant) return refusePrivately(bot, press, meant, table);
    const done = await bot.tables.undoPurchase(actorOf(press), meant.campaign.id, entry);
    if (!done.ok) return refusePrivately(bot, press, done, table);
    const now = await campaignOfTable(bot, table);
    return 'ok' in now ? refusePrivately(bot, press, now, table) : showSkills(bot, press, now);
  },
};
