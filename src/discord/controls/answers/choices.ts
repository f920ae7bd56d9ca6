/** Button on lessons posted by an earlier release: privately shows the other possible answers. */
import { notPending } from '../../../tables/turns/current-request.ts';
import { askingOf, askingOfUser, refuse, staleRefusal, wordsFor } from '../../interactions/acting.ts';
import { acknowledge, complete } from '../../interactions/replies.ts';
import { ownControls } from '../../messages/questions/question-controls.ts';
import { questionPhrase } from '../../messages/seats/question-phrase.ts';
import type { Control } from '../control.ts';

export const choices: Control<'choices'> = {
  usedBy: 'pending',
  async press(bot, press, { table }) {
    await acknowledge(press);
    const loaded = await bot.tables.loaded(table);
    const anybody = askingOf(loaded);
    if (anybody === null) return refuse(bot, press, staleRefusal(loaded), table);
    const asking = askingOfUser(anybody, press.user.id);
    if (asking === null)
      return refuse(
        bot,
        press,
        notPending(anybody.entry, anybody.table, anybody.request, press.user.id),
        table,
      );
    const { request } = asking;
    const words = wordsFor(bot, asking);
    const content = bot.translate(questionPhrase(asking));
    return complete(press, { content, rows: ownControls(asking, request, words) });
  },
};
