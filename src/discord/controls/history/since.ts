/** Button: shows what happened since the person last acted. */
import type { UserId } from '../../../tables/model/table.ts';
import { latestEra } from '../../../tables/turns/eras.ts';
import type { LoadedTable } from '../../../tables/turns/loaded-table.ts';
import type { Bot } from '../../bot.ts';
import { wordsFor } from '../../interactions/acting.ts';
import { sinceMessage } from '../../messages/boards/since-message.ts';
import { unseenReason } from '../../messages/boards/text-views.ts';
import type { Control } from '../control.ts';
import { viewTable } from '../viewing.ts';

export const since: Control<'since'> = {
  usedBy: 'anybody',
  press: (bot, press, { table }) =>
    viewTable(bot, press, table, async (loaded) => ({
      content: await sinceText(bot, loaded, press.user.id as UserId),
    })),
};

async function sinceText(bot: Bot, loaded: LoadedTable, userId: UserId): Promise<string> {
  const unseen = unseenReason(loaded);
  if (unseen !== null) return bot.translate(unseen);
  const { id } = loaded.table;
  const [log, eras] = await Promise.all([bot.tables.log(id), bot.tables.eras(id)]);
  const era = latestEra(loaded.entry, loaded.table, eras, log);
  return sinceMessage(loaded, era, userId, wordsFor(bot, loaded));
}
