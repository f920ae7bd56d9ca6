/**
 * The shop's menu, which shows what a purchase costs and changes, and the buttons below it. A purchase counts for the whole
 * campaign.
 */
import type { LoadedCampaign } from '../../../tables/campaigns/loaded-campaign.ts';
import type { Bot } from '../../bot.ts';
import type { Press } from '../../incoming.ts';
import type { InteractionResult } from '../../interaction-result.ts';
import { refusePrivately } from '../../interactions/acting.ts';
import { campaignOfTable, showSkills } from '../../interactions/pages/campaigns.ts';
import { actorOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledgePress, complete } from '../../interactions/replies.ts';
import { wareCard } from '../../messages/campaigns/ware-card.ts';
import type { Control } from '../control.ts';

/** A purchase that isn't possible now is refused here with the same message as when paying. */
export const campaignBuy: Control<'campaign-buy'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    if ('ok' in meant) return refusePrivately(bot, press, meant, table);
    const [ware = ''] = press.values;
    const offer = (await bot.tables.waresOf(meant)).find((each) => each.ware === ware);
    if (offer === undefined || offer.refusal !== null) return bought(bot, press, meant, ware);
    const undoable = await bot.tables.undoableOf(meant);
    return complete(press, wareCard(meant, offer, { undoable, userId: press.user.id }, bot.translate));
  },
};

/** Purchases are announced in the channel; the menus show what can still be bought. */
export const campaignPay: Control<'campaign-pay'> = {
  usedBy: 'table',
  isPrivate: true,
  async press(bot, press, { table, ware }) {
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    return 'ok' in meant ? refusePrivately(bot, press, meant, table) : bought(bot, press, meant, ware);
  },
};

export const campaignShop: Control<'campaign-shop'> = {
  usedBy: 'anybody',
  isPrivate: true,
  async press(bot, press, { table }) {
    await acknowledgePress(press);
    const meant = await campaignOfTable(bot, table);
    return 'ok' in meant ? refusePrivately(bot, press, meant, table) : showSkills(bot, press, meant);
  },
};

async function bought(
  bot: Bot,
  press: Press,
  { campaign }: LoadedCampaign,
  ware: string,
): Promise<InteractionResult> {
  const { id, tableId } = campaign;
  const done = await bot.tables.buy(actorOf(press), id, ware);
  if (!done.ok) return refusePrivately(bot, press, done, tableId);
  const now = await campaignOfTable(bot, tableId);
  return 'ok' in now ? refusePrivately(bot, press, now, tableId) : showSkills(bot, press, now);
}
