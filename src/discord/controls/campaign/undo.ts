/** Button: undoes the latest purchase of a campaign, and shows again what can be bought. */
import { whisperRefusal } from '../../interactions/acting.ts';
import { campaignOfTable, showSkills } from '../../interactions/pages/campaigns.ts';
import { doerOf } from '../../interactions/people.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const campaignUndo: Control<'campaign-undo'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, entry }) {
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    if ('ok' in meant) return whisperRefusal(bot, press, meant, table);
    const done = await bot.tables.undoPurchase(doerOf(press), meant.campaign.id, entry);
    if (!done.ok) return whisperRefusal(bot, press, done, table);
    const now = await campaignOfTable(bot, table);
    return 'ok' in now ? whisperRefusal(bot, press, now, table) : showSkills(bot, press, now);
  },
};
