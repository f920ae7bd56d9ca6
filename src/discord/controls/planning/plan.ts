/** Button and menu: a player's suggestion for a friend's turn, shown to everyone on the board. */
import type { UserId } from '../../../tables/model/table.ts';
import { refusedToPlan } from '../../../tables/planning/plans.ts';
import { withLanguage } from '../../bot.ts';
import { askingOf, currentAsking, refuse, staleRefusal, wordsFor } from '../../interactions/acting.ts';
import { actorOf } from '../../interactions/people.ts';
import { unknownControl } from '../../interactions/refusing/unknown.ts';
import { acknowledge, acknowledgePress, complete } from '../../interactions/replies.ts';
import { planMessage, planOptions } from '../../messages/questions/plan-message.ts';
import type { Control } from '../control.ts';

export const plan: Control<'plan'> = {
  usedBy: 'seated',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    const asking = askingOf(loaded);
    if (asking === null) return refuse(bot, press, staleRefusal(loaded), table);
    const refused = refusedToPlan(asking.entry, asking.table, press.user.id as UserId);
    if (refused !== null) return refuse(bot, press, refused, table);
    return complete(press, planMessage(table, asking.request, wordsFor(bot, asking)));
  },
};

export const planned: Control<'planned'> = {
  usedBy: 'seated',
  isPrivate: true,
  async press(bot, press, { table, request }) {
    if (!press.isStringSelectMenu()) return unknownControl(bot, press);
    const [chosen] = press.values;
    await acknowledgePress(press);
    const loaded = await bot.tables.loaded(table);
    const asking = currentAsking(loaded, request);
    if (asking === null) return refuse(bot, press, staleRefusal(loaded), table);
    const refused = refusedToPlan(asking.entry, asking.table, press.user.id as UserId);
    if (refused !== null) return refuse(bot, press, refused, table);
    const inLanguage = withLanguage(bot, asking.table.language);
    const options = planOptions(table, asking.request, wordsFor(inLanguage, asking));
    const option = options.find(({ value }) => value === chosen);
    if (option === undefined) return refuse(bot, press, staleRefusal(loaded), table);
    const done = await bot.tables.plan(actorOf(press), table, request, option.label);
    if (!done.ok) return refuse(bot, press, done, table);
    return complete(press, { content: bot.translate({ key: 'plan.done' }), rows: [] });
  },
};
