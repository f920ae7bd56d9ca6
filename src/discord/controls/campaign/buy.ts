/** Menu: buys what was chosen for a role of the campaign, or proposes it to who else pays. */
import { whisperRefusal } from '../../interactions/acting.ts';
import { campaignOfTable, showSkills } from '../../interactions/pages/campaigns.ts';
import { doerOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

/** What was bought is told in the channel; the menus show what is left. */
export const campaignBuy: Control<'campaign-buy'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    if ('ok' in meant) return whisperRefusal(bot, press, meant, table);
    const done = await bot.tables.buy(doerOf(press), meant.campaign.id, press.values[0] ?? '');
    if (!done.ok) return whisperRefusal(bot, press, done, table);
    const now = await campaignOfTable(bot, table);
    return 'ok' in now ? whisperRefusal(bot, press, now, table) : showSkills(bot, press, now);
  },
};
