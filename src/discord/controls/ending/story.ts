/** Button: shows a finished game as an animation, to everyone in the channel. */
import { tableRefuses } from '../../../tables/model/refusal.ts';
import { refuse } from '../../interactions/acting.ts';
import { sharedStory } from '../../interactions/pages/history/story.ts';
import { acknowledge, complete, share } from '../../interactions/replies.ts';
import type { Control } from '../control.ts';

export const story: Control<'story'> = {
  usedBy: 'anybody',
  rate: 'tables',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    if (loaded === null) return refuse(bot, press, tableRefuses('no-table'), null);
    const shared = await sharedStory(bot, loaded, (progress) => complete(press, progress));
    if (!shared.ok) return complete(press, shared.reason);
    await share(press, shared.story);
    return complete(press, { content: bot.translate({ key: 'story.done' }) });
  },
};
